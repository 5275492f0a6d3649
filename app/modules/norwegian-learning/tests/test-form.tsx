import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { asks, coursePlaces, testModes, writtenForms } from "../choices";
import type { TestData } from "./show-tests.server";

/** The fields of numbers, each with the least that it takes. */
const least = { minutes: 1, limitMinutes: 0, attemptsMost: 0, pauseHours: 1, keptMonths: 0, partMost: 8 };

/** What a candidate is told and asked, and what is recommended after it. */
export function TestForm({ data, answer }: { data: TestData; answer: unknown }) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "save" });
	const { test, language } = data;
	const half = "min-w-0 flex-1 basis-44";
	const texts = problem.typedAll("purposeTexts");
	const codes = problem.typedAll("purposeLanguages");
	const purpose = (code: string) => texts?.[codes?.indexOf(code) ?? -1] ?? test.purposes[code];
	const first = [...new Set(["nb", language])] as (typeof languageCodes)[number][];
	const others = languageCodes.filter((code) => !first.includes(code));
	const courses = problem.typedAll("courseTexts");
	const askOptions = asks.map((value) => ({ value, label: t(`asks.${value}`) }));
	const purposeField = (code: (typeof languageCodes)[number]) => (
		<div key={code}>
			<input type="hidden" name="purposeLanguages[]" value={code} />
			<TextArea
				id={`purpose-${code}`}
				name="purposeTexts[]"
				label={languages[code].name}
				lang={code}
				rows={3}
				defaultValue={purpose(code) ?? ""}
				optional
			/>
		</div>
	);
	const number = (name: keyof typeof least, help?: string) => (
		<TextField
			id={name}
			name={name}
			type="number"
			min={least[name]}
			label={t(`test.${name}`)}
			help={help}
			className={half}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? test[name]}
		/>
	);
	return (
		<section>
			<h2 className="mb-3 text-base font-semibold">{t("test.settings")}</h2>
			<Form method="post" preventScrollReset className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="id" value={test.id} />
				<input type="hidden" name="updatedAt" value={test.updatedAt} />
				<div className="flex flex-wrap gap-4">
					<TextField
						id="title"
						name="title"
						label={t("test.title")}
						className="min-w-0 flex-2 basis-64"
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? test.title}
					/>
					<SelectField
						id="written"
						name="written"
						label={t("item.written")}
						className={half}
						defaultValue={problem.typed("written") ?? test.written}
						options={writtenForms.map((value) => ({ value, label: t(`written.${value}`) }))}
					/>
				</div>
				<div className="flex flex-wrap items-end gap-4">
					<SelectField
						id="mode"
						name="mode"
						label={t("test.mode")}
						help={t("test.modeHelp")}
						className="min-w-0 flex-2 basis-64"
						defaultValue={problem.typed("mode") ?? test.mode}
						options={testModes.map((value) => ({ value, label: t(`mode.${value}`) }))}
					/>
					{number("partMost", t("test.partMostHelp"))}
				</div>
				<div className="flex flex-wrap items-end gap-4">
					{number("minutes")}
					{number("limitMinutes", t("test.limitHelp"))}
					{number("attemptsMost", t("test.attemptsHelp"))}
					{number("pauseHours", t("test.pauseHelp"))}
					{number("keptMonths", t("test.keptHelp"))}
				</div>
				<div className="flex flex-wrap gap-4">
					{(["asksName", "asksEmail"] as const).map((name) => (
						<SelectField
							key={name}
							id={name}
							name={name}
							label={t(`test.${name}`)}
							className={half}
							defaultValue={problem.typed(name) ?? test[name]}
							options={askOptions}
						/>
					))}
				</div>
				{(["readsAloud", "offersListening", "showsAnswers"] as const).map((name) => (
					<Checkbox
						key={name}
						id={name}
						name={name}
						value="on"
						label={t(`test.${name}`)}
						help={t(`test.${name}Help`, { pictured: data.pictured })}
						defaultChecked={problem.refused ? problem.typed(name) !== undefined : test[name]}
					/>
				))}
				<fieldset className="flex flex-col gap-3">
					<legend className="label">{t("test.purpose")}</legend>
					<p className="text-13 text-ink-3">{t("test.purposeHelp")}</p>
					{problem.of("purposeTexts") && <p className="text-13 text-danger-ink">{problem.of("purposeTexts")}</p>}
					<div className="grid gap-3 sm:grid-cols-2">{first.map(purposeField)}</div>
					<details open={others.some((code) => purpose(code)) || undefined}>
						<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
							{t("test.otherLanguages")}
						</summary>
						<div className="mt-1 grid gap-3 sm:grid-cols-2">{others.map(purposeField)}</div>
					</details>
				</fieldset>
				<fieldset className="flex flex-col gap-3">
					<legend className="label">{t("test.courses")}</legend>
					<p className="text-13 text-ink-3">{t("test.coursesHelp")}</p>
					{problem.of("courseTexts") && <p className="text-13 text-danger-ink">{problem.of("courseTexts")}</p>}
					<datalist id="offered-courses">
						{data.offered.map((title) => (
							<option key={title} value={title} />
						))}
					</datalist>
					<div className="grid gap-3 sm:grid-cols-2">
						{coursePlaces.map((level, at) => (
							<div key={level}>
								<input type="hidden" name="courseLevels[]" value={level} />
								<TextField
									id={`course-${level}`}
									name="courseTexts[]"
									label={level === "readingTrack" ? t("advice.short") : t(`levels.${level}`)}
									maxLength={300}
									list="offered-courses"
									defaultValue={courses?.[at] ?? test.courses[level] ?? ""}
									optional
								/>
							</div>
						))}
					</div>
				</fieldset>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="save" className="self-start">
					{t("save")}
				</SubmitButton>
			</Form>
		</section>
	);
}
