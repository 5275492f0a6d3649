import { defineList } from "#app/lists/definition";

/** The categories of news as a file for a spreadsheet has them. */
export const categoriesExport = defineList({
	key: "news.categories",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "news:cat.title", sortable: true, show: "always", exported: true },
		{ key: "count", kind: "number", label: "news:cat.count", show: "always", exported: true },
	],
});
