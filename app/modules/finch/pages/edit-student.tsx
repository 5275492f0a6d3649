import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { StudentFields } from "../components/student-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { saveFacts, showFacts } from "../students/show-student.server";
import { StudentFactsInput, StudentNamed } from "../students/students.schema";

export const handle = { i18n: ["finch", "errors"], title: "finch:students.edit" };

export const loader = page("students", StudentNamed, showFacts);
export const action = pageAction("students", { save: handler(StudentFactsInput, saveFacts) });

export default function EditStudent() {
	const { student, teachers, tenant, isPseudonymous } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("finch");
	const back = paths(tenant).student(student.id);
	const { teacher } = student;
	// Whoever has no access any more stays named where they are the teacher.
	const isOffered = teacher === null || teachers.some(({ value }) => value === teacher.id);
	const former = isOffered ? [] : [{ value: teacher.id, label: teacher.name }];
	return (
		<PageBody width="form">
			<PageHeader title={t("students.edit")} back={{ to: back, label: student.name }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={student.updatedAt} />
				<StudentFields
					student={{ ...student, teacherId: teacher?.id }}
					teachers={[...teachers, ...former]}
					{...{ problem, isPseudonymous }}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex gap-2">
					<SubmitButton intent="save">{t("save")}</SubmitButton>
					<LinkButton kind="quiet" to={back}>
						{t("cancel")}
					</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
