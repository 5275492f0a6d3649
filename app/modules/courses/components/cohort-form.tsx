import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import type { CohortMeeting } from "#db/schema/courses";

type Cohort = {
	name: string;
	startsOn: string | null;
	endsOn: string | null;
	seats: number | null;
	meetings: CohortMeeting[];
};

/** Rows of the timetable that are there for more. */
const MORE = 3;
const types = { on: "date", from: "time", to: "time", what: "text", link: "text" } as const;
const words = { on: "on", from: "fromTime", to: "toTime", what: "what", link: "link" } as const;
const widths = { on: "basis-36", from: "basis-32", to: "basis-32", what: "flex-1 basis-40", link: "flex-1 basis-40" };

/** What a cohort is called, when it takes place, for how many, and its timetable. */
export function CohortForm({ cohort, answer }: { cohort: Cohort; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "save" });
	const values = problem.refused ? (answer as { values?: Record<string, string | string[]> }).values : undefined;
	const typed = (name: string) => values && [values[name] ?? []].flat();
	const rows = Math.min(60, cohort.meetings.length + MORE);
	return (
		<Form
			method="post"
			preventScrollReset
			className="card flex flex-col gap-5 p-4"
			noValidate
			key={JSON.stringify(cohort.meetings)}
		>
			<TextField
				id="name"
				name="name"
				label={t("cohorts.name")}
				error={problem.of("name")}
				defaultValue={problem.typed("name") ?? cohort.name}
			/>
			<div className="flex flex-wrap gap-4">
				{(["startsOn", "endsOn"] as const).map((name) => (
					<TextField
						key={name}
						id={name}
						name={name}
						type="date"
						width="max-w-44"
						label={t(`cohorts.${name}`)}
						error={problem.of(name)}
						defaultValue={problem.typed(name) ?? cohort[name] ?? ""}
						optional
					/>
				))}
				<TextField
					id="seats"
					name="seats"
					type="number"
					min={1}
					max={1000}
					width="max-w-28"
					label={t("cohorts.seats")}
					error={problem.of("seats")}
					defaultValue={problem.typed("seats") ?? cohort.seats ?? ""}
					optional
				/>
			</div>
			<fieldset className="min-w-0">
				<legend className="label">{t("cohorts.timetable")}</legend>
				<p className="mb-2 text-13 text-ink-3">{t("cohorts.timetableHelp")}</p>
				<ul className="flex flex-col gap-3">
					{Array.from({ length: rows }, (_, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
						<li key={at} className="flex flex-wrap gap-2">
							{(Object.keys(types) as (keyof typeof types)[]).map((name) => (
								<input
									key={name}
									type={types[name]}
									name={`${name}[]`}
									defaultValue={typed(name)?.[at] ?? cohort.meetings[at]?.[name] ?? ""}
									maxLength={name === "link" ? 500 : 200}
									className={`field min-w-0 ${widths[name]}`}
									aria-label={t(`cohorts.${words[name]}`, { number: at + 1 })}
									placeholder={name === "what" || name === "link" ? t(`cohorts.${name}Short`) : undefined}
								/>
							))}
						</li>
					))}
				</ul>
			</fieldset>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="save" kind="secondary" className="self-start">
				{t("edit.save")}
			</SubmitButton>
		</Form>
	);
}
