import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countVerb } from "#app/lists/bulk-verbs.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { trashedMessages } from "../trash/trash.list";
import { messageTrash, restoreChosen, showTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crm", "crmInbox", "crmListed", "crmLists", "lists", "errors"],
	title: "crmListed:trash.messages",
};

export const loader = page("contactForm", ListQuery(trashedMessages), showTrash(messageTrash));
export const action = pageAction("contactForm", {
	bulkRestore: verb(Chosen, restoreChosen(messageTrash), { level: 20 }),
	...countVerb(messageTrash.source as never, messageTrash.seen),
});

export default function TrashedMessages() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation();
	return (
		<TrashPage
			definition={trashedMessages}
			list={list}
			rows={rows}
			title={t("crmListed:trash.messages")}
			back={{ to: places(tenant).contactForm, label: t("crmInbox:inbox.title") }}
			answer={answer}
		/>
	);
}
