import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countVerb } from "#app/lists/bulk-verbs.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { trashedCustomers } from "../trash/trash.list";
import { customerTrash, restoreChosen, showTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crm", "crmContacts", "crmLists", "lists", "errors"],
	title: "crmLists:trash.customers",
};

export const loader = page("customers", ListQuery(trashedCustomers), showTrash(customerTrash));
export const action = pageAction("customers", {
	bulkRestore: verb(Chosen, restoreChosen(customerTrash), { level: 20 }),
	...countVerb(customerTrash.source as never, customerTrash.seen),
});

export default function TrashedCustomers() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation();
	return (
		<TrashPage
			definition={trashedCustomers}
			list={list}
			rows={rows}
			title={t("crmLists:trash.customers")}
			back={{ to: places(tenant).customers, label: t("crm:customers.title") }}
			answer={answer}
		/>
	);
}
