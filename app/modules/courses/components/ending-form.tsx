import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import type { EditData } from "../show-edit.server";

/** What learners read once they have completed the course, and where it leads them. */
export function EndingForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "ending" });
	const { course, otherCourses, language } = data;
	return (
		<details open={problem.refused || undefined} className="card mt-4 p-4">
			<summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold max-md:min-h-11">
				{t("ending.title")}
			</summary>
			<Form method="post" preventScrollReset className="mt-4 flex flex-col gap-5" noValidate>
				<input type="hidden" name="id" value={course.id} />
				<input type="hidden" name="language" value={language} />
				<TextArea
					id="ending"
					name="ending"
					label={t("ending.text")}
					lang={language}
					rows={4}
					error={problem.of("ending")}
					defaultValue={problem.typed("ending") ?? course.ending}
					optional
				/>
				<TextField
					id="endingUrl"
					name="endingUrl"
					type="url"
					label={t("ending.link")}
					error={problem.of("endingUrl")}
					defaultValue={problem.typed("endingUrl") ?? course.endingUrl}
					optional
				/>
				<SelectField
					id="nextCourseId"
					name="nextCourseId"
					label={t("ending.next")}
					error={problem.of("nextCourseId")}
					defaultValue={problem.typed("nextCourseId") ?? course.nextCourseId ?? ""}
					options={[
						{ value: "", label: t("ending.noNext") },
						...otherCourses.map(({ id, title }) => ({ value: id, label: title })),
					]}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="ending" kind="secondary" className="self-start">
					{t("edit.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
