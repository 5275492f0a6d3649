import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ConsentFields } from "../components/consent-fields";
import { StudentFields } from "../components/student-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { add, showNewStudent } from "../students/show-student.server";
import { NewStudentInput } from "../students/students.schema";

export const handle = { i18n: ["finch", "errors"], title: "finch:students.add" };

export const loader = page("students", Nothing, showNewStudent);
export const action = pageAction("students", { add: handler(NewStudentInput, add) });

export default function NewStudent() {
	const { teachers, me, tenant, isPseudonymous } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("finch");
	const teacherId = teachers.some(({ value }) => value === me) ? me : "";
	return (
		<PageBody width="form">
			<PageHeader title={t("students.add")} back={{ to: paths(tenant).students, label: t("students.title") }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<StudentFields student={{ teacherId }} teachers={teachers} {...{ problem, isPseudonymous }} />
				<ConsentFields student={{}} problem={problem} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("students.add")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
