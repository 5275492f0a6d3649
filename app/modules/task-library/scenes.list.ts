import { defineList } from "#app/lists/definition";

/** The learning scenes by their titles. */
export const sceneList = defineList({
	key: "task_library.scenes",
	sort: "title",
	columns: [
		{ key: "title", kind: "text", label: "taskLibrary:field.title", sortable: true, show: "always" },
		{ key: "minutes", kind: "number", label: "taskLibrary:field.minutes", sortable: true, filterable: true },
		{
			...{ key: "status", kind: "choice", label: "taskLibrary:field.status", filterable: true },
			choices: { draft: "taskLibrary:status.draft", published: "taskLibrary:status.published" },
		},
		{ key: "created", kind: "date", label: "taskLibrary:field.created", sortable: true, filterable: true },
	],
});
