import { today } from "#app/platform/clock";
import { columnOf, type ListDefinition } from "./definition";
import type { Filter } from "./filters";
import { daysOf } from "./periods";
import { wordsIn } from "./words";

export type MemoryValue = string | number | boolean | null | readonly string[];

/** What a list is of whose rows are few and read whole. */
export type MemoryList<Row> = {
	definition: ListDefinition;
	rows: readonly Row[];
	id: (row: Row) => string;
	/** What a search looks in. */
	text: (row: Row) => string;
	/** A row's value in a column that is sorted or filtered by; a date is an instant. */
	value: (row: Row, column: string) => MemoryValue;
	/** The reader's language, in whose order names stand. */
	locale: string;
};

type Asked = { now: Date; timeZone: string };
type Asks = { q: string; sort: string; filters: readonly Filter[]; match: "all" | "any" };

/** The rows that search and filters leave, in the order asked for. */
export function chosenInMemory<Row>(list: MemoryList<Row>, { q, sort, filters, match }: Asks, asked: Asked): Row[] {
	const words = wordsIn(q);
	const found = list.rows.filter((row) => {
		const text = list.text(row).toLowerCase();
		if (!words.every((word) => text.includes(word))) return false;
		const fitting = (filter: Filter) => fits(list, filter, list.value(row, filter.column), asked);
		return filters.length === 0 || (match === "any" ? filters.some(fitting) : filters.every(fitting));
	});
	const column = sort.replace(/^-/, "");
	const { compare } = new Intl.Collator(list.locale, { numeric: true, sensitivity: "base" });
	const between = (one: Row, other: Row) => {
		const [a, b] = [list.value(one, column), list.value(other, column)];
		const order = typeof a === "number" && typeof b === "number" ? a - b : compare(String(a ?? ""), String(b ?? ""));
		return order || (list.id(one) < list.id(other) ? -1 : 1);
	};
	return found.sort((one, other) => (sort.startsWith("-") ? between(other, one) : between(one, other)));
}

/** The part of such rows that a page shows; a row that has gone since leads to the first page. */
export function pageInMemory<Row>(
	rows: readonly Row[],
	id: (row: Row) => string,
	{ limit, after, before }: { limit: number; after?: string; before?: string },
) {
	const at = (wanted: string | undefined) => rows.findIndex((row) => wanted !== undefined && id(row) === wanted);
	const start = before === undefined ? at(after) + 1 : Math.max(0, at(before) - limit);
	const items = rows.slice(start, start + limit);
	const [first, last] = [items[0], items.at(-1)];
	return {
		items,
		next: last && start + limit < rows.length ? id(last) : null,
		previous: first && start > 0 ? id(first) : null,
	};
}

function fits<Row>(list: MemoryList<Row>, filter: Filter, value: MemoryValue, asked: Asked): boolean {
	const { op, values } = filter;
	const kind = columnOf(list.definition, filter.column)?.kind;
	const own = [value ?? []].flat().map(String).filter(Boolean);
	switch (op) {
		case "empty":
			return own.length === 0;
		case "filled":
			return own.length > 0;
		case "not":
			return !values.some((one) => own.includes(one));
		case "any":
			return values.some((one) => own.includes(one));
		case "has":
			return values.every((one) => own.join(" ").toLowerCase().includes(one.toLowerCase()));
		default:
			if (kind === "yesno") return (values[0] === "yes") === Boolean(value);
			if (kind === "number") return isBetween(Number(value), op, values.map(Number), values.map(Number));
			if (kind === "date" || kind === "day") return isOnDays(kind, value, op, values, asked);
			return own.includes(values[0] ?? "");
	}
}

function isOnDays(
	kind: "date" | "day",
	value: MemoryValue,
	op: Filter["op"],
	values: string[],
	{ now, timeZone }: Asked,
) {
	if (value === null) return false;
	const day = kind === "day" ? String(value) : today(timeZone, new Date(Number(value)));
	const days = values.map((one) => daysOf(one, today(timeZone, now)));
	const from = days.map((one) => one.from ?? "");
	const to = days.map((one) => one.to ?? "9999-12-31");
	return isBetween(day, op, from, to);
}

/** `from` and `to`: where each value of the filter begins and ends. */
function isBetween<Value extends number | string>(value: Value, op: Filter["op"], from: Value[], to: Value[]): boolean {
	const least = (all: Value[]) => all.reduce((a, b) => (b < a ? b : a));
	const most = (all: Value[]) => all.reduce((a, b) => (b > a ? b : a));
	if (op === "before") return value < least(from);
	if (op === "after") return value > most(to);
	return value >= least(from) && value <= most(to);
}
