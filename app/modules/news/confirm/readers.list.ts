import { defineList, type ListColumn } from "#app/lists/definition";

const column = <Key extends string>(key: Key, kind: ListColumn["kind"]) => ({
	...{ key, kind, exported: true as const },
	label: `news:readersFile.${key}`,
});

/** Who an item is for, and what each of them has done with it, as files have them. */
export const readersList = defineList({
	key: "news.readers",
	sort: "name",
	columns: [
		column("name", "text"),
		column("email", "text"),
		{
			...column("state", "choice"),
			choices: Object.fromEntries(
				["confirmed", "opened", "not"].map((state) => [state, `news:readersFile.states.${state}`]),
			),
		},
		column("isReader", "yesno"),
		column("readAt", "date"),
		column("confirmedAt", "date"),
		column("answered", "number"),
	],
});
