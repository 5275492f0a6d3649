import { defineList } from "#app/lists/definition";

const kinds = {
	question: "formLibrary:kind.question",
	section: "formLibrary:kind.section",
	form: "formLibrary:kind.form",
};

const states = { offered: "providerLibrary:state.offered", withdrawn: "providerLibrary:state.withdrawn" };

/** What the provider offers every organisation for its forms, by name. */
export const formLibraryList = defineList({
	key: "followup.form_library",
	sort: "title",
	columns: [
		{ key: "title", kind: "text", label: "formLibrary:column.title", sortable: true, show: "always" },
		{ key: "kind", kind: "choice", label: "formLibrary:column.kind", filterable: true, choices: kinds },
		{ key: "questions", kind: "number", label: "formLibrary:column.questions", filterable: true },
		{ key: "languages", kind: "tags", label: "providerLibrary:languages" },
		{ key: "source", kind: "text", label: "formLibrary:column.source" },
		{ key: "state", kind: "choice", label: "providerLibrary:state.label", filterable: true, choices: states },
		{ key: "updated", kind: "date", label: "providerLibrary:changed", sortable: true, filterable: true },
	],
});
