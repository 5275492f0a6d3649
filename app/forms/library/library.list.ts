import { defineList } from "../../lists/definition";

const kinds = {
	question: "formLibrary:kind.question",
	section: "formLibrary:kind.section",
	form: "formLibrary:kind.form",
};

/** What an organisation has kept for its forms. */
export const libraryList = defineList({
	key: "form_builder.library",
	sort: "title",
	level: 20,
	columns: [
		{ key: "title", kind: "text", label: "formLibrary:column.title", sortable: true, show: "always" },
		{ key: "kind", kind: "choice", label: "formLibrary:column.kind", filterable: true, choices: kinds },
		{ key: "questions", kind: "number", label: "formLibrary:column.questions", filterable: true },
		{ key: "source", kind: "text", label: "formLibrary:column.source", filterable: true },
		{ key: "owner", kind: "person", label: "formLibrary:column.owner", filterable: true },
		{ key: "updated", kind: "date", label: "formLibrary:column.updated", sortable: true, filterable: true },
	],
	views: [
		{ key: "questions", label: "formLibrary:view.questions", query: "f=kind.any.question" },
		{ key: "sections", label: "formLibrary:view.sections", query: "f=kind.any.section" },
		{ key: "forms", label: "formLibrary:view.forms", query: "f=kind.any.form" },
	],
});
