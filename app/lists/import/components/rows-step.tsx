import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { NoHits } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TableFoot } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import type { StepProps } from "./import-steps";
import { RowTable } from "./row-table";

const verdicts = ["new", "update", "same", "duplicate", "error"] as const;
const outcomes = ["done", "undone", "kept"] as const;

/** The dry run or the report: what each row comes to, by verdict, with what can be done now. */
export function RowsStep({ data, answer }: StepProps) {
	const { import: own, list, show, address, fields } = data;
	const { counts, state, id, fileName } = own;
	const problem = useFormProblem(answer);
	const { t } = useTranslation("imports");
	const here = `${address}/${id}`;
	const count = (name: string) => counts[name] ?? 0;
	const toWrite = count("new") + count("update");
	const written = count("created") + count("updated");
	const rejected = count("duplicate") + count("error") + count("kept");
	const byOutcome: Record<string, number> = { done: written, undone: count("undone"), kept: count("kept") };
	const shown = [
		...verdicts.map((key) => ({ key: key as string, count: count(key) })),
		...outcomes.map((key) => ({
			key: key as string,
			count: state === "undone" && key === "done" ? 0 : (byOutcome[key] ?? 0),
		})),
	].filter((tab) => tab.count > 0 || tab.key === show);
	const place = (cursor: string) => `?${show ? `show=${show}&` : ""}${cursor}`;
	return (
		<>
			<p className="mb-4 text-sm text-ink-2" role="status">
				{state === "checked" && (toWrite > 0 ? t("result.ready", { count: toWrite }) : t("result.nothing"))}
				{state === "done" && t("result.done", { created: count("created"), updated: count("updated") })}
				{state === "undone" && t("result.undone", { undone: count("undone"), kept: count("kept") })}
				{state === "failed" && t("result.done", { created: count("created"), updated: count("updated") })}
			</p>
			<FormErrors errors={problem.summary} />
			<div className="mb-5 flex flex-wrap gap-2">
				{state === "checked" && toWrite > 0 && (
					<Form method="post">
						<SubmitButton intent="run" icon="check">
							{t("result.run", { count: toWrite })}
						</SubmitButton>
					</Form>
				)}
				{state === "done" && (
					<LinkButton kind="primary" to={data.listAddress}>
						{t("result.toList")}
					</LinkButton>
				)}
				{rejected > 0 && (
					<LinkButton icon="download" to={`${here}/rejected`} reloadDocument download>
						{t("result.rejected", { count: rejected })}
					</LinkButton>
				)}
				{data.mayUndo && (
					<ConfirmButton
						icon="undo-2"
						label={t("undo.label")}
						title={t("undo.title", { file: fileName })}
						confirmLabel={t("undo.confirm", { count: written })}
						fields={{ intent: "undo" }}
					>
						{t("undo.effect", { created: count("created"), updated: count("updated") })}
					</ConfirmButton>
				)}
				{data.isOpen && (
					<ConfirmButton
						icon="trash-2"
						label={t("discard.label")}
						title={t("discard.title", { file: fileName })}
						confirmLabel={t("discard.confirm")}
						fields={{ intent: "discard" }}
					>
						{t("discard.effect")}
					</ConfirmButton>
				)}
			</div>
			<Tabs
				label={t("rows.filters")}
				tabs={[
					{ to: here, label: t("rows.all"), current: show === null, count: own.rowCount },
					...shown.map((tab) => ({
						to: `${here}?show=${tab.key}`,
						label: t(`verdict.${tab.key}`),
						count: tab.count,
						current: tab.key === show,
					})),
				]}
			/>
			{list && list.rows.length > 0 ? (
				<div className="-mx-4 md:-mx-6">
					<RowTable rows={list.rows} fields={fields} />
					<TableFoot
						range={t("rows.range", { count: list.rows.length })}
						previous={list.previous && place(`before=${encodeURIComponent(list.previous)}`)}
						next={list.next && place(`cursor=${encodeURIComponent(list.next)}`)}
					/>
				</div>
			) : (
				<NoHits clear={here} />
			)}
		</>
	);
}
