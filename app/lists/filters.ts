import type { ColumnKind, ListColumn, ListDefinition } from "./definition";
import { columnOf } from "./definition";
import { isMoment, isPeriod } from "./periods";

export type FilterOp = "is" | "not" | "any" | "has" | "before" | "after" | "between" | "empty" | "filled";

/** One condition on one column. */
export type Filter = { column: string; op: FilterOp; values: string[] };

const compared: FilterOp[] = ["is", "before", "after", "between", "empty", "filled"];

/** What can be asked of a column of each kind; the first is offered first. */
export const opsOf: Record<ColumnKind, readonly FilterOp[]> = {
	text: ["has", "is", "not", "empty", "filled"],
	number: compared,
	date: compared,
	day: compared,
	choice: ["any", "not", "empty", "filled"],
	person: ["any", "not", "empty", "filled"],
	tags: ["any", "has", "not", "empty", "filled"],
	yesno: ["is"],
};

/** How many values an op takes. */
export const valuesOf: Record<FilterOp, { least: number; most: number }> = {
	is: { least: 1, most: 1 },
	not: { least: 1, most: 20 },
	any: { least: 1, most: 20 },
	has: { least: 1, most: 20 },
	before: { least: 1, most: 1 },
	after: { least: 1, most: 1 },
	between: { least: 2, most: 2 },
	empty: { least: 0, most: 0 },
	filled: { least: 0, most: 0 },
};

/** A filter as it stands in the address: `municipality.any.Fjordvik,Nes%C3%B8y`. */
export function writeFilter({ column, op, values }: Filter): string {
	const written = values.map((value) => encodeURIComponent(value)).join(",");
	return written === "" ? `${column}.${op}` : `${column}.${op}.${written}`;
}

/** The filter of an address, or undefined where it is none of this list's. */
export function readFilter(definition: ListDefinition, text: string): Filter | undefined {
	const [column = "", op = "", ...rest] = text.split(".");
	const joined = rest.join(".");
	let values: string[];
	try {
		values = joined === "" ? [] : joined.split(",").map(decodeURIComponent);
	} catch {
		return undefined;
	}
	const filter = { column, op: op as FilterOp, values };
	return isFilter(definition, filter) ? filter : undefined;
}

/** Whether a filter can be asked: a column that is filtered by, one of its ops, and values of its kind. */
export function isFilter(definition: ListDefinition, { column, op, values }: Filter): boolean {
	const found = columnOf(definition, column);
	if (!found?.filterable || !opsOf[found.kind].includes(op)) return false;
	const { least, most } = valuesOf[op];
	if (values.length < least || values.length > most) return false;
	return values.every((value) => isValue(found, op, value));
}

function isValue({ kind, choices }: ListColumn, op: FilterOp, value: string): boolean {
	if (value === "" || value.length > 200) return false;
	switch (kind) {
		case "number":
			return /^-?\d{1,15}(\.\d{1,6})?$/.test(value);
		case "date":
		case "day":
			return isMoment(value) || (op === "is" && isPeriod(value));
		case "yesno":
			return value === "yes" || value === "no";
		case "choice":
			return choices === undefined || Object.hasOwn(choices, value);
		default:
			return true;
	}
}
