import { defineList } from "#app/lists/definition";

const kinds = {
	note: "crmLog:note.kind.note",
	call: "crmLog:note.kind.call",
	noAnswer: "crmLog:note.kind.noAnswer",
	email: "crmLog:note.kind.email",
};

/** The notes of a tenant, the newest first. A page shows them as they were written, not as a table. */
export const noteList = defineList({
	key: "crm.notes",
	sort: "-created",
	columns: [
		{
			key: "created",
			kind: "date",
			label: "crmLists:work.written",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{ key: "author", kind: "person", label: "crmLists:work.author", filterable: true, exported: true },
		{ key: "customer", kind: "text", label: "crmLog:note.customer", filterable: true, exported: true },
		{ key: "kind", kind: "choice", label: "crmListed:note.kind", filterable: true, choices: kinds, exported: true },
		{ key: "text", kind: "text", label: "crmLists:work.note", exported: true },
		{ key: "isPinned", kind: "yesno", label: "crmLog:note.pinned", filterable: true, exported: true },
		{ key: "isPrivate", kind: "yesno", label: "crmLists:work.private", filterable: true, exported: true },
	],
	views: [
		{ key: "mine", label: "crmLog:view.mine", query: "f=author.any.me" },
		{ key: "pinned", label: "crmLog:view.pinned", query: "f=isPinned.is.yes" },
	],
});
