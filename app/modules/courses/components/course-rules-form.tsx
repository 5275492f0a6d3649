import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, CheckboxGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { EditData } from "../show-edit.server";

/** In which order a course is taken, and what comes before it. */
export function CourseRulesForm({ data, answer }: { data: EditData; answer: unknown }) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "courseRules" });
	const { course, otherCourses } = data;
	return (
		<details open={problem.refused || undefined} className="card mt-8 p-4">
			<summary className="flex min-h-9 cursor-pointer items-center text-sm font-semibold max-md:min-h-11">
				{t("rules.title")}
			</summary>
			<Form method="post" preventScrollReset className="mt-4 flex flex-col gap-5" noValidate>
				<input type="hidden" name="id" value={course.id} />
				<Checkbox
					id="inOrder"
					name="inOrder"
					label={t("rules.inOrder")}
					error={problem.of("inOrder")}
					defaultChecked={problem.ticked("inOrder") ?? course.inOrder}
				/>
				{otherCourses.length > 0 && (
					<CheckboxGroup
						id="needs"
						name="needs[]"
						legend={t("rules.coursesFirst")}
						error={problem.of("needs")}
						isTicked={(value) => problem.ticked("needs", value) ?? course.needs.includes(value)}
						layout="box"
						options={otherCourses.map(({ id, title }) => ({ value: id, label: title }))}
						optional
					/>
				)}
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="courseRules" kind="secondary" className="self-start">
					{t("edit.save")}
				</SubmitButton>
			</Form>
		</details>
	);
}
