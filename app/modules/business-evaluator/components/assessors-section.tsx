import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { RatingsView } from "../ratings/show-ratings.server";

type AssessorsSectionProps = Pick<RatingsView, "assessors" | "advisors" | "mayLead"> & { answer: unknown };

/** Who assesses an entrepreneur, and the way to ask more of one's colleagues. */
export function AssessorsSection({ assessors, advisors, mayLead, answer }: AssessorsSectionProps) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "ask" });
	return (
		<Section title={t("ratings.panel")} count={assessors.length || undefined}>
			{assessors.length > 0 && (
				<CardList label={t("ratings.panel")}>
					{assessors.map(({ id, name, isDone, note }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-y-2 text-sm">
							<span className="min-w-0 font-medium break-words">{name}</span>
							<Badge tone={isDone ? "success" : "neutral"}>{t(isDone ? "ratings.isDone" : "ratings.waits")}</Badge>
							{note && <p className="w-full text-13 break-words whitespace-pre-line text-ink-2">{note}</p>}
						</CardRow>
					))}
				</CardList>
			)}
			{mayLead && advisors.length > 0 && (
				<details className="mt-3" key={assessors.length} open={problem.refused || undefined}>
					<summary className="btn btn-secondary btn-sm">{t("ratings.ask")}</summary>
					<Form method="post" className="group card mt-2 flex flex-col gap-3 p-4" preventScrollReset noValidate>
						<fieldset className="flex flex-col gap-1">
							<legend className="mb-1 text-sm font-medium">{t("ratings.whom")}</legend>
							{advisors.map(({ value, label }) => (
								<Checkbox key={value} name="assessors[]" value={value} label={label} />
							))}
						</fieldset>
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="ask" kind="secondary">
								{t("ratings.askThem")}
							</SubmitButton>
						</div>
					</Form>
				</details>
			)}
		</Section>
	);
}
