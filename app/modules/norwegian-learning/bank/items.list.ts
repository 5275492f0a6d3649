import { defineList } from "#app/lists/definition";
import { itemStatuses, levels, skills, writtenForms } from "../choices";
import { itemKinds } from "../items/kinds";

const named = (values: readonly string[], group: string) =>
	Object.fromEntries(values.map((value) => [value, `norwegianLearning:${group}.${value}`]));
const choice = { kind: "choice", filterable: true, exported: true } as const;

/** The items of the bank, the newest first. */
export const itemList = defineList({
	key: "norwegian_learning.items",
	sort: "-created",
	level: 20,
	columns: [
		{
			...{ key: "title", kind: "text", label: "norwegianLearning:item.title" },
			...{ sortable: true, show: "always", exported: true },
		},
		{ key: "level", label: "norwegianLearning:item.level", sortable: true, ...choice },
		{ key: "skill", label: "norwegianLearning:item.skill", choices: named(skills, "skill"), ...choice },
		{ key: "kind", label: "norwegianLearning:item.kind", choices: named(itemKinds, "kind"), ...choice },
		{
			...{ key: "written", label: "norwegianLearning:item.written", choices: named(writtenForms, "written") },
			...{ ...choice, show: "later" },
		},
		{ key: "status", label: "norwegianLearning:item.status", choices: named(itemStatuses, "status"), ...choice },
		{
			...{ key: "shown", kind: "number", label: "norwegianLearning:item.shown" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "right", kind: "number", label: "norwegianLearning:item.right" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "oddities", kind: "number", label: "norwegianLearning:item.oddities" },
			...{ sortable: true, filterable: true, exported: true },
		},
		{
			...{ key: "created", kind: "date", label: "norwegianLearning:item.created" },
			...{ sortable: true, filterable: true, show: "later", exported: true },
		},
	],
	views: [
		...levels.map((level) => ({
			key: level as string,
			label: `norwegianLearning:levelShort.${level}`,
			query: `f=level.any.${level}`,
		})),
		{ key: "odd", label: "norwegianLearning:item.oddities", query: "f=oddities.after.0&sort=-oddities" },
	],
});

/** What the list's page offers where the choices are no texts of the module. */
export const itemOptions = { level: levels.map((value) => ({ value, label: value })) };
