import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { newTaskHandlers } from "../production/production-actions.server";
import { ProductionTaskForm } from "../production/task-form";

export const handle = { i18n: ["norwegianLearning", "errors"], title: "norwegianLearning:production.new" };

export const loader = page("productionTasks", Nothing, ({ tenant }) => ({ tenant: tenant.guid }));
export const action = pageAction("productionTasks", newTaskHandlers);

export default function NewProductionTask() {
	const { tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("norwegianLearning");
	return (
		<PageBody width="home">
			<PageHeader back={{ to: paths(tenant).production, label: t("production.title") }} title={t("production.new")} />
			<ProductionTaskForm task={null} answer={answer} />
		</PageBody>
	);
}
