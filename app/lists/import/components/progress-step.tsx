import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { Progress } from "#app/ui/progress";
import { useFollow } from "#app/ui/use-follow";
import type { StepProps } from "./import-steps";

/** How far the queue has come; the page asks by itself, without JavaScript by loading anew. */
export function ProgressStep({ data, answer }: StepProps) {
	const { state, rowsDone, rowCount, counts } = data.import;
	const problem = useFormProblem(answer, { intent: "carryOn" });
	const { t } = useTranslation("imports");
	const { number } = useFormat();
	useFollow(true);
	const written = (counts.created ?? 0) + (counts.updated ?? 0);
	const all = { checking: rowCount, running: (counts.new ?? 0) + (counts.update ?? 0), undoing: written }[
		state as "checking"
	];
	return (
		<div className="flex flex-col gap-4" aria-live="polite">
			<noscript>
				<meta httpEquiv="refresh" content="3" />
			</noscript>
			<h2 className="text-base font-semibold">{t(`progress.${state}`)}</h2>
			<Progress
				value={Math.min(rowsDone, all)}
				max={Math.max(all, 1)}
				label={t("progress.of", { done: number(Math.min(rowsDone, all)), all: number(all), count: all })}
			/>
			<p className="text-13 text-ink-3">{t("progress.leave")}</p>
			<FormErrors errors={problem.summary} />
			{data.isStalled && (
				<Notice
					tone="warning"
					title={t("progress.stalled")}
					action={
						<Form method="post">
							<SubmitButton intent="carryOn" kind="secondary">
								{t("progress.carryOn")}
							</SubmitButton>
						</Form>
					}
				>
					{t("progress.stalledHelp")}
				</Notice>
			)}
		</div>
	);
}
