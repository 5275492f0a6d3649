import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { dateFormat } from "#app/ui/formatters";
import { SelectField, TextField } from "#app/ui/text-field";
import { wordDays } from "./plan";
import type { WordsData } from "./show-words.server";

/** The first of January 2024 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

/** How much somebody wants to learn a day, and on which days of the week less. */
export function PlanForm({ plan, answer }: { plan: WordsData["plan"]; answer: unknown }) {
	const { t, i18n } = useTranslation("norwegianWords");
	const problem = useFormProblem(answer, { intent: "plan" });
	const weekday = dateFormat(i18n.language, { weekday: "long", timeZone: "UTC" });
	return (
		<details open={problem.refused || undefined}>
			<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">{t("plan.title")}</summary>
			<Form method="post" className="mt-2 flex max-w-160 flex-col gap-5" noValidate>
				<div className="flex flex-wrap gap-4">
					{(["dailyMost", "newMost"] as const).map((name) => (
						<TextField
							key={name}
							id={name}
							name={name}
							type="number"
							min={name === "newMost" ? 0 : 1}
							label={t(`plan.${name}`)}
							className="min-w-0 flex-1 basis-44"
							error={problem.of(name)}
							defaultValue={problem.typed(name) ?? plan[name]}
						/>
					))}
				</div>
				<fieldset>
					<legend className="label">{t("plan.days")}</legend>
					<p className="mt-1 text-13 text-ink-3">{t("plan.daysHelp")}</p>
					<div className="mt-2 grid gap-3 sm:grid-cols-2">
						{plan.days.map((day, at) => {
							const name = weekday.format(MONDAY + at * DAY);
							return (
								<SelectField
									// biome-ignore lint/suspicious/noArrayIndexKey: the days of the week stay in their order
									key={at}
									id={`day-${at}`}
									name="days"
									label={name}
									defaultValue={day}
									options={wordDays.map((value) => ({ value, label: t(`plan.day.${value}`) }))}
								/>
							);
						})}
					</div>
				</fieldset>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="plan" kind="secondary" className="self-start">
					{t("plan.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
