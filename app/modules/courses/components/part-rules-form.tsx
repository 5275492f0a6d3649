import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { CheckboxGroup, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";
import { completions, lessonRules } from "../choices";
import type { EditData } from "../show-edit.server";

/** What completes a chapter or a lesson, and when it opens. */
export function PartRulesForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "rules" });
	const { part, tree } = data;
	if (!part) return null;
	const others = tree
		.flatMap((chapter) => [{ ...chapter, indent: "" }, ...chapter.lessons.map((one) => ({ ...one, indent: "– " }))])
		.filter(({ id }) => id !== part.id && id !== part.chapterId);
	return (
		<details open={problem.refused || undefined} className="card mt-8 p-4">
			<summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold max-md:min-h-11">
				{t("rules.title")}
			</summary>
			<Form method="post" preventScrollReset className="mt-4 flex flex-col gap-5" noValidate>
				<input type="hidden" name="id" value={part.id} />
				{part.isStep && (
					<>
						<RadioGroup
							id="completion"
							name="completion"
							legend={t("rules.completion")}
							help={part.hasQuiz ? t("rules.besideQuiz") : undefined}
							error={problem.of("completion")}
							defaultValue={problem.typed("completion") ?? part.completion}
							options={completions.map((value) => ({ value, label: t(`rules.${value}`) }))}
						/>
						<TextField
							id="watchPercent"
							name="watchPercent"
							type="number"
							min={1}
							max={100}
							width="max-w-28"
							label={t("rules.watchPercent")}
							error={problem.of("watchPercent")}
							defaultValue={problem.typed("watchPercent") ?? part.watchPercent}
						/>
					</>
				)}
				{part.isStep && (
					<TextArea
						id="criteria"
						name="criteria"
						label={t("rules.criteria")}
						help={t("rules.criteriaHelp")}
						rows={3}
						error={problem.of("criteria")}
						defaultValue={problem.typed("criteria") ?? part.criteria.join("\n")}
						optional
					/>
				)}
				{part.isChapter && (
					<RadioGroup
						id="lessonRule"
						name="lessonRule"
						legend={t("rules.lessons")}
						error={problem.of("lessonRule")}
						defaultValue={problem.typed("lessonRule") ?? part.lessonRule}
						options={lessonRules.map((value) => ({ value, label: t(`rules.lessonRule.${value}`) }))}
					/>
				)}
				<div className="flex flex-wrap gap-4">
					<TextField
						id="opensOn"
						name="opensOn"
						type="date"
						width="max-w-44"
						label={t("rules.opensOn")}
						error={problem.of("opensOn")}
						defaultValue={problem.typed("opensOn") ?? part.opensOn ?? ""}
						optional
					/>
					<TextField
						id="opensAfterDays"
						name="opensAfterDays"
						type="number"
						min={0}
						max={3650}
						width="max-w-28"
						label={t("rules.opensAfterDays")}
						error={problem.of("opensAfterDays")}
						defaultValue={problem.typed("opensAfterDays") ?? part.opensAfterDays ?? ""}
						optional
					/>
				</div>
				{others.length > 0 && (
					<CheckboxGroup
						id="needs"
						name="needs[]"
						legend={t("rules.needs")}
						error={problem.of("needs")}
						isTicked={(value) => problem.ticked("needs", value) ?? part.needs.includes(value)}
						layout="box"
						options={others.map(({ id, title, indent }) => ({ value: id, label: `${indent}${title}` }))}
						optional
					/>
				)}
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="rules" kind="secondary" className="self-start">
					{t("edit.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
