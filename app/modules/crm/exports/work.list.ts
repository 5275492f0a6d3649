import { defineList, type ListColumn } from "#app/lists/definition";

const exported = { exported: true } as const;
const column = <Key extends string>(key: Key, kind: ListColumn["kind"], label: string) => ({
	key,
	kind,
	label,
	...exported,
});

/** The notes of a tenant, as files have them. */
export const noteList = defineList({
	key: "crm.notes",
	sort: "-created",
	columns: [
		{ ...column("created", "date", "crmLists:work.written"), sortable: true, filterable: true },
		column("author", "text", "crmLists:work.author"),
		column("customer", "text", "crmLog:note.customer"),
		column("text", "text", "crmLists:work.note"),
		column("isPrivate", "yesno", "crmLists:work.private"),
	],
});
