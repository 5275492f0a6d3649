import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Due } from "#app/tasks/components/due";
import { PlainTaskFields } from "#app/tasks/components/plain-task-fields";
import { PlainTaskInput, PlainTaskNamed } from "#app/tasks/plain/plain-tasks.schema";
import { savePlainTask } from "#app/tasks/plain/plain-tasks.server";
import { showPlainTask } from "#app/tasks/plain/show-plain-task.server";
import { handler, tenantMember } from "../../platform/guard.server";
import { to } from "../../platform/portal-paths";
import { SubmitButton } from "../../ui/button";
import { FormErrors } from "../../ui/form-errors";
import { useFormProblem } from "../../ui/form-problem";
import { PageBody, PageHeader } from "../../ui/page-header";

export const handle = { i18n: ["tasks", "people", "errors"], title: "tasks:title" };

export const loader = tenantMember.page(PlainTaskNamed, showPlainTask);
export const action = tenantMember.pageAction({ save: handler(PlainTaskInput, savePlainTask) });

/** A task that is about nothing but itself: what, until when, whose, and where it stands. */
export default function OwnTask() {
	const { task, by, colleagues, today, me, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "save" });
	const { t } = useTranslation("tasks");
	return (
		<PageBody width="form">
			<PageHeader
				title={task.title}
				back={{ to: to.ownTasks(tenant), label: t("title") }}
				meta={
					<span className="flex flex-wrap gap-x-3">
						<Due task={task} today={today} />
						{by && <span>{t("givenBy", { name: by })}</span>}
					</span>
				}
			/>
			<Form method="post" key={task.updatedAt} className="group flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={task.updatedAt} />
				<PlainTaskFields {...{ problem, task, colleagues, me, tenant }} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("save")}</SubmitButton>
				</div>
			</Form>
			<p className="mt-6 text-13 text-ink-3">{t("whoSees")}</p>
		</PageBody>
	);
}
