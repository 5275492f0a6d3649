import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Card } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { ShownRound } from "../rounds/serialize";
import { openPhases, roundStatuses } from "../rounds/statuses";

type PhaseFormProps = { status: ShownRound["status"]; answer: unknown };

/** The phases of a round, with the one that it is in; a press takes it on or back. */
export function PhaseForm({ status, answer }: PhaseFormProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "phase" });
	const now = roundStatuses.indexOf(status);
	const next = openPhases[now + 1];
	const before = openPhases[now - 1];
	return (
		<Card>
			<ol className="flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label={t("round.phases")}>
				{roundStatuses.map((phase, index) => (
					<li
						key={phase}
						aria-current={phase === status ? "step" : undefined}
						className={index === now ? "font-semibold text-accent-ink" : index < now ? "text-ink-2" : "text-ink-3"}
					>
						{index + 1}. {t(`roundStatus.${phase}`)}
					</li>
				))}
			</ol>
			<FormErrors errors={problem.summary} />
			{status !== "done" && (
				<div className="mt-3 flex flex-wrap gap-2">
					{before && (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="status" value={before} />
							<SubmitButton intent="phase" kind="quiet" icon="arrow-left">
								{t(`roundStatus.${before}`)}
							</SubmitButton>
						</Form>
					)}
					{next && (
						<Form method="post" preventScrollReset>
							<input type="hidden" name="status" value={next} />
							<SubmitButton intent="phase" kind="secondary" icon="arrow-right" iconAfter>
								{t("round.goOn", { phase: t(`roundStatus.${next}`) })}
							</SubmitButton>
						</Form>
					)}
				</div>
			)}
		</Card>
	);
}
