import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlainTaskFields } from "#app/tasks/components/plain-task-fields";
import { NewPlainTask } from "#app/tasks/plain/plain-tasks.schema";
import { addPlainTask } from "#app/tasks/plain/plain-tasks.server";
import { showNewTask } from "#app/tasks/plain/show-plain-task.server";
import { handler, Nothing, tenantMember } from "../../platform/guard.server";
import { to } from "../../platform/portal-paths";
import { SubmitButton } from "../../ui/button";
import { FormErrors } from "../../ui/form-errors";
import { useFormProblem } from "../../ui/form-problem";
import { PageBody, PageHeader } from "../../ui/page-header";

export const handle = { i18n: ["tasks", "people", "errors"], title: "tasks:new" };

export const loader = tenantMember.page(Nothing, showNewTask);
export const action = tenantMember.pageAction({ add: handler(NewPlainTask, addPlainTask) });

/** A task for oneself, or for a colleague, that is about nothing but itself. */
export default function NewTask() {
	const { colleagues, me, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "add" });
	const { t } = useTranslation("tasks");
	return (
		<PageBody width="form">
			<PageHeader title={t("new")} back={{ to: to.ownTasks(tenant), label: t("title") }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<PlainTaskFields {...{ problem, colleagues, me, tenant }} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("add")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
