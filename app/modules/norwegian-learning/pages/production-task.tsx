import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { testTones } from "../choices";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { TaskQuery } from "../production/production.schema";
import { taskHandlers } from "../production/production-actions.server";
import { type ProductionTask, showTask } from "../production/production-tasks.server";
import { ProductionTaskForm } from "../production/task-form";

export const handle = { i18n: ["norwegianLearning", "errors"], title: "norwegianLearning:item.head" };

export const loader = page("productionTasks", TaskQuery, showTask);
export const action = pageAction("productionTasks", taskHandlers);

export default function ChangeProductionTask() {
	const { task, tenant } = useLoaderData<typeof loader>() as { task: ProductionTask; tenant: string };
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: paths(tenant).production, label: t("production.title") }}
				title={task.title}
				badges={<Badge tone={testTones[task.status]}>{t(`testStatus.${task.status}`)}</Badge>}
			/>
			<ProductionTaskForm key={task.updatedAt} task={task} answer={answer} />
		</PageBody>
	);
}
