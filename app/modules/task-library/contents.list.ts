import { defineList } from "#app/lists/definition";
import { languageCodes, languages } from "#app/platform/i18n";
import { kinds, levels, professions, skills, subjects } from "./choices";

const kindNames = Object.fromEntries(kinds.map((kind) => [kind, `taskLibrary:kind.${kind}`]));
const named = (list: readonly string[], of: string) =>
	Object.fromEntries(list.map((value) => [value, `taskLibrary:${of}.${value}`]));
const statusNames = { draft: "taskLibrary:status.draft", published: "taskLibrary:status.published" };

/** The contents of the library, the newest first. */
export const contentList = defineList({
	key: "task_library.contents",
	sort: "-created",
	columns: [
		{ key: "title", kind: "text", label: "taskLibrary:field.title", sortable: true, show: "always", exported: true },
		{ key: "id", kind: "text", label: "taskLibrary:field.reference", show: "never", exported: true },
		{
			...{ key: "kind", kind: "choice", label: "taskLibrary:field.kind", choices: kindNames },
			...{ filterable: true, exported: true },
		},
		{ key: "language", kind: "choice", label: "taskLibrary:field.language", filterable: true, exported: true },
		{ key: "level", kind: "choice", label: "taskLibrary:field.level", filterable: true, exported: true },
		{
			...{ key: "subject", kind: "choice", label: "taskLibrary:field.subject", choices: named(subjects, "subject") },
			...{ filterable: true, exported: true },
		},
		{
			...{ key: "profession", kind: "choice", label: "taskLibrary:field.profession", show: "later" },
			...{ choices: named(professions, "profession"), filterable: true, exported: true },
		},
		{
			...{ key: "skill", kind: "choice", label: "taskLibrary:field.skill", show: "later" },
			...{ choices: named(skills, "skill"), filterable: true, exported: true },
		},
		{
			...{ key: "tags", kind: "tags", label: "taskLibrary:field.tags", show: "later" },
			...{ filterable: true, exported: true },
		},
		{
			...{ key: "minutes", kind: "number", label: "taskLibrary:field.minutes" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "used", kind: "number", label: "taskLibrary:field.opened", show: "later" },
			...{ sortable: true, exported: true },
		},
		{ key: "scenes", kind: "number", label: "taskLibrary:scenes.title", show: "later", exported: true },
		{
			...{ key: "status", kind: "choice", label: "taskLibrary:field.status", choices: statusNames },
			...{ filterable: true, exported: true },
		},
		{
			...{ key: "created", kind: "date", label: "taskLibrary:field.created" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{ key: "favourite", kind: "yesno", label: "taskLibrary:favourite.title", filterable: true, show: "never" },
		{ key: "recent", kind: "yesno", label: "taskLibrary:recent", filterable: true, show: "never" },
	],
	views: [
		{ key: "favourites", label: "taskLibrary:favourites", query: "f=favourite.is.yes" },
		{ key: "recent", label: "taskLibrary:recent", query: "f=recent.is.yes" },
	],
});

/** What a list's page offers for the columns whose choices are no texts of the module. */
export const contentOptions = {
	language: languageCodes.map((value) => ({ value, label: languages[value].name })),
	level: levels.map((value) => ({ value, label: value })),
};
