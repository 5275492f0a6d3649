import { defineList } from "#app/lists/definition";
import { trashList } from "#app/lists/trash.list";
import { languages } from "#app/platform/i18n";

const statuses = {
	draft: "news:status.draft",
	scheduled: "news:status.scheduled",
	published: "news:status.published",
	unpublished: "news:status.unpublished",
};
const audiences = {
	public: "newsWork:audiences.public",
	tenant: "newsWork:audiences.tenant",
	chosen: "newsWork:audiences.chosen",
};
/** No keys: a language calls itself so in every other one, and what is no key is said as it stands. */
const languageNames = Object.fromEntries(Object.entries(languages).map(([code, { name }]) => [code, name]));

/** The items that somebody works on, changed last first. */
export const workList = defineList({
	key: "news.work",
	sort: "-changed",
	level: 20,
	columns: [
		{ key: "title", kind: "text", label: "news:create.heading", sortable: true, show: "always", exported: true },
		{
			key: "status",
			kind: "choice",
			label: "newsWork:status",
			filterable: true,
			choices: statuses,
			exported: true,
		},
		{
			key: "language",
			kind: "choice",
			label: "news:create.language",
			filterable: true,
			choices: languageNames,
			show: "never",
			exported: true,
		},
		{ key: "category", kind: "choice", label: "news:category", filterable: true, exported: true },
		{ key: "author", kind: "person", label: "newsWork:author", filterable: true, exported: true },
		{
			key: "audience",
			kind: "choice",
			label: "newsWork:audience",
			filterable: true,
			choices: audiences,
			show: "later",
			exported: true,
		},
		{
			key: "published",
			kind: "date",
			label: "newsWork:published",
			sortable: true,
			filterable: true,
			exported: true,
		},
		{ key: "changed", kind: "date", label: "newsWork:changed", sortable: true, filterable: true, exported: true },
	],
	views: [
		{ key: "mine", label: "newsWork:view.mine", query: "f=author.any.me" },
		{ key: "drafts", label: "newsWork:view.drafts", query: "f=status.any.draft" },
		{ key: "scheduled", label: "newsWork:view.scheduled", query: "f=status.any.scheduled" },
		{ key: "published", label: "newsWork:view.published", query: "f=status.any.published" },
	],
});

export const trashedWork = trashList("news.trashedWork");

/** The columns of those who work on everybody's items only. */
export const everybodysColumns = ["author"];
