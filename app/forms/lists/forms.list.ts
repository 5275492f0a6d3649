import { languages } from "#app/platform/i18n";
import { defineList } from "../../lists/definition";

const statuses = {
	draft: "formBuilder:status.draft",
	open: "formBuilder:status.open",
	closed: "formBuilder:status.closed",
	archived: "formBuilder:status.archived",
};
/** No keys: a language calls itself so in every other one, and what is no key is said as it stands. */
export const languageNames = Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name]));

/** The forms of a module. */
export const formList = defineList({
	key: "form_builder.forms",
	sort: "-updated",
	level: 20,
	columns: [
		{ key: "title", kind: "text", label: "formBuilder:column.title", sortable: true, show: "always" },
		{ key: "status", kind: "choice", label: "formBuilder:column.status", filterable: true, choices: statuses },
		{ key: "replies", kind: "number", label: "formBuilder:column.replies", filterable: true },
		{ key: "lastReply", kind: "date", label: "formBuilder:column.lastReply", sortable: true, filterable: true },
		{ key: "owner", kind: "person", label: "formBuilder:column.owner", filterable: true },
		{
			key: "languages",
			kind: "tags",
			label: "formBuilder:column.languages",
			filterable: true,
			choices: languageNames,
		},
		{ key: "folder", kind: "text", label: "formBuilder:column.folder", filterable: true, show: "later" },
		{ key: "tags", kind: "tags", label: "formBuilder:column.tags", filterable: true, show: "later" },
		{
			key: "updated",
			kind: "date",
			label: "formBuilder:column.updated",
			sortable: true,
			filterable: true,
			show: "later",
		},
	],
	views: [
		{ key: "mine", label: "formBuilder:view.mine", query: "f=owner.any.me" },
		{ key: "open", label: "formBuilder:view.open", query: "f=status.any.open" },
		{ key: "drafts", label: "formBuilder:view.drafts", query: "f=status.any.draft" },
		{ key: "archived", label: "formBuilder:view.archived", query: "f=status.any.archived" },
	],
});
