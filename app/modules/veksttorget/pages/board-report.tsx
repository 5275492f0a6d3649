import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkedBars } from "#app/forms/charts/linked-bars";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea } from "#app/ui/text-field";
import { BoardInput, BoardNamed } from "../board/board.schema";
import { resetBoardReport, saveBoardReport, showBoardReport } from "../board/board.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["veksttorget", "errors"], title: "veksttorget:board.title" };

export const loader = page("board", BoardNamed, showBoardReport);
export const action = pageAction("board", {
	save: handler(BoardInput, saveBoardReport),
	reset: handler(BoardNamed, resetBoardReport),
});

/** A month's report to the board: written from the numbers beside it, and edited here. */
export default function BoardReport() {
	const { title, month, text, isKept, savedAt, period, before, received, groups, tenant } =
		useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "save" });
	const { t } = useTranslation("veksttorget");
	const format = useFormat();
	const at = paths(tenant);
	const days = ({ from, to }: typeof period) => `${format.date(from)} – ${format.date(to)}`;
	const words = { now: t("statistics.now"), before: t("statistics.before"), none: t("statistics.none") };
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.board, label: t("board.title") }}
				title={title}
				meta={t("statistics.compared", { period: days(period), before: days(before) })}
				actions={
					<>
						<LinkButton kind="quiet" icon="chart-line" to={`${at.statistics}?from=${period.from}&to=${period.to}`}>
							{t("statistics.title")}
						</LinkButton>
						<LinkButton icon="download" to={at.boardPdf(month)} reloadDocument>
							{t("intake.pdf")}
						</LinkButton>
					</>
				}
			/>
			<Form method="post" className="card flex flex-col gap-4 p-5" noValidate key={savedAt}>
				<FormErrors errors={problem.summary} />
				<input type="hidden" name="updatedAt" value={savedAt} />
				<TextArea
					id="text"
					name="text"
					label={t("board.text")}
					help={t(isKept ? "board.keptHelp" : "board.draftHelp")}
					rows={14}
					defaultValue={problem.typed("text") ?? text}
					error={problem.of("text")}
				/>
				<div>
					<SubmitButton intent="save">{t("intake.save")}</SubmitButton>
				</div>
			</Form>
			{isKept && (
				<div className="mt-4">
					<ConfirmButton
						label={t("board.reset")}
						kind="quiet"
						icon="rotate-cw"
						title={t("board.resetTitle")}
						confirmLabel={t("board.reset")}
						fields={{ intent: "reset" }}
					>
						{t("board.resetEffect")}
					</ConfirmButton>
				</div>
			)}
			{received.count > 0 && (
				<div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
					{(["topic", "municipality", "status", "source"] as const).map((grouping) => (
						<LinkedBars key={grouping} title={t(`intake.${grouping}`)} words={words} bars={groups[grouping]} />
					))}
				</div>
			)}
		</PageBody>
	);
}
