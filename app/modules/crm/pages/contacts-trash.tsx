import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countVerb } from "#app/lists/bulk-verbs.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { trashedContacts } from "../trash/trash.list";
import { contactTrash, restoreChosen, showTrash } from "../trash/trash.server";

export const handle = { i18n: ["crm", "crmContacts", "crmLists", "lists", "errors"], title: "crmLists:trash.contacts" };

export const loader = page("contacts", ListQuery(trashedContacts), showTrash(contactTrash));
export const action = pageAction("contacts", {
	bulkRestore: verb(Chosen, restoreChosen(contactTrash), { level: 20 }),
	...countVerb(contactTrash.source as never, contactTrash.seen),
});

export default function TrashedContacts() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation();
	return (
		<TrashPage
			definition={trashedContacts}
			list={list}
			rows={rows}
			title={t("crmLists:trash.contacts")}
			back={{ to: places(tenant).contacts, label: t("crmContacts:contacts.title") }}
			answer={answer}
		/>
	);
}
