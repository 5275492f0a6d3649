import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countVerb } from "#app/lists/bulk-verbs.server";
import { Chosen } from "#app/lists/chosen.schema";
import { TrashPage } from "#app/lists/components/trash-page";
import { ListQuery } from "#app/lists/query.schema";
import { verb } from "#app/platform/guard.server";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { trashedNotes } from "../trash/trash.list";
import { noteTrash, restoreChosen, showTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crm", "crmLog", "crmListed", "crmLists", "lists", "errors"],
	title: "crmListed:trash.notes",
};

export const loader = page("notes", ListQuery(trashedNotes), showTrash(noteTrash));
export const action = pageAction("notes", {
	bulkRestore: verb(Chosen, restoreChosen(noteTrash), { level: 20 }),
	...countVerb(noteTrash.source as never, noteTrash.seen),
});

export default function TrashedNotes() {
	const { list, rows, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation();
	return (
		<TrashPage
			definition={trashedNotes}
			list={list}
			rows={rows}
			title={t("crmListed:trash.notes")}
			back={{ to: places(tenant).notes, label: t("crmLog:notes.title") }}
			answer={answer}
		/>
	);
}
