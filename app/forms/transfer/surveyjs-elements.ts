import { type Json, type Reading, Source, wordOf } from "./surveyjs-source";

/** What an element of a survey is here: itself, or others where we have no type like it. */
export function elementsFor(json: unknown, reading: Reading): unknown[] {
	const { type } = (json as Json | null) ?? {};
	if (type === "multipletext") return textsOf(json as Json, reading);
	return [type === "matrixdropdown" ? tableOf(json as Json) : json];
}

/** Several texts under one title: a text block with the title, and a short text for each. */
function textsOf(json: Json, reading: Reading): Json[] {
	const source = new Source(json, wordOf(json.name), reading);
	const { name, title, visibleIf, requiredIf, isRequired } = json;
	for (const property of ["type", "name", "title", "visibleIf", "requiredIf", "isRequired"]) source.take(property);
	const rule = visibleIf === undefined ? {} : { visibleIf };
	const items = source.list("items").filter((item): item is Json => typeof item === "object" && item !== null);
	source.finish();
	return [
		{ type: "html", name: wordOf(name), html: title ?? wordOf(name), ...rule },
		...items.map((item) => ({
			...(requiredIf !== undefined && { requiredIf }),
			...(isRequired === true && { isRequired }),
			...item,
			...rule,
			...{ type: "text", name: `${wordOf(name)}.${wordOf(item.name)}`, title: item.title ?? wordOf(item.name) },
		})),
	];
}

/** Rows that stand and columns with choices: a table of so many rows, of which the first column says which one it is. */
function tableOf({ rows, columns, ...json }: Json): Json {
	const given = Array.isArray(rows) ? rows : [];
	const which = { name: "row", title: json.title ?? wordOf(json.name), cellType: "dropdown", choices: given };
	const number = Math.max(1, Math.min(given.length, 100));
	return {
		...{ minRowCount: number, maxRowCount: number },
		...json,
		type: "matrixdynamic",
		columns: [which, ...(Array.isArray(columns) ? columns : [])],
	};
}
