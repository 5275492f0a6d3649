import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { handler } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showTrash } from "../trash.server";
import { restoreChosen } from "../work-list/bulk-work.server";
import { trashedWork } from "../work-list/work.list";
import { inTrash, trashSource } from "../work-list/work.source.server";

export const handle = { i18n: ["newsWork", "news", "lists", "people", "errors"], title: "news:trash.title" };

export const loader = page("create", ListQuery(trashedWork), showTrash);
export const action = pageAction("create", {
	bulkRestore: handler(Chosen, restoreChosen),
	...countHandler(trashSource as never, inTrash),
});

export default function NewsTrash() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("news");
	return (
		<TrashPage
			definition={trashedWork}
			list={list}
			rows={rows}
			title={t("trash.title")}
			back={{ to: paths(tenant).work, label: t("work") }}
			answer={answer}
		/>
	);
}
