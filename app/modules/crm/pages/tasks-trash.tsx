import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countVerb } from "#app/lists/bulk-verbs.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { trashedTasks } from "../trash/trash.list";
import { restoreChosen, showTrash, taskTrash } from "../trash/trash.server";

export const handle = { i18n: ["crm", "crmWork", "crmLists", "lists", "errors"], title: "crmLists:trash.tasks" };

export const loader = page("tasks", ListQuery(trashedTasks), showTrash(taskTrash));
export const action = pageAction("tasks", {
	bulkRestore: verb(Chosen, restoreChosen(taskTrash), { level: 20 }),
	...countVerb(taskTrash.source as never, taskTrash.seen),
});

export default function TrashedTasks() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation();
	return (
		<TrashPage
			definition={trashedTasks}
			list={list}
			rows={rows}
			title={t("crmLists:trash.tasks")}
			back={{ to: places(tenant).tasks, label: t("crmWork:tasks.title") }}
			answer={answer}
		/>
	);
}
