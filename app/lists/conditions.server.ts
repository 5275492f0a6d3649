import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { addDays, today } from "#app/platform/clock";
import { dayStart } from "./day-start";
import { type ColumnKind, columnOf, type ListColumn } from "./definition";
import type { Filter } from "./filters";
import { daysOf } from "./periods";
import { type Asked, type ListSource, type Resolved, resolve } from "./source.server";

/** The condition of all filters: every one of them, or any. */
export function conditionOf(
	source: ListSource,
	filters: readonly Filter[],
	match: "all" | "any",
	asked: Asked,
): SQL | undefined {
	const conditions = filters.map((filter) => oneCondition(source, filter, asked));
	return match === "any" ? or(...conditions) : and(...conditions);
}

function oneCondition(source: ListSource, filter: Filter, asked: Asked): SQL | undefined {
	const column = columnOf(source.definition, filter.column);
	const found = resolve(source, filter.column);
	if (!column || !found) return undefined;
	if (found.where) return found.where(filter, asked);
	const isEmpty = emptiness(found, column.kind);
	if (filter.op === "empty") return isEmpty;
	if (filter.op === "filled") return sql`not (${isEmpty})`;
	const condition = comparison(column, found, filter, asked);
	// Nothing is neither before nor after: the value that stands for it must not be compared.
	return found.none === undefined || filter.op === "not" ? condition : and(ne(found.by as SQL, found.none), condition);
}

function emptiness({ by, none, isNullable }: Resolved, kind: ColumnKind): SQL {
	const blank = none ?? (kind === "tags" ? "[]" : kind === "text" ? "" : undefined);
	if (blank === undefined) return isNull(by as SQL);
	return (isNullable ? or(isNull(by as SQL), eq(by as SQL, blank)) : eq(by as SQL, blank)) as SQL;
}

function comparison({ kind }: ListColumn, found: Resolved, { op, values }: Filter, asked: Asked): SQL | undefined {
	const { by } = found;
	const [first = "", second = ""] = values;
	switch (kind) {
		case "text":
			if (op === "has") return and(...values.map((value) => contains(by, value)));
			return among(found, values, op === "not");
		case "choice":
		case "person":
			return among(found, kind === "person" ? values.map((value) => whoIs(value, asked)) : values, op === "not");
		case "yesno":
			return first === "yes" ? sql`${by} = 1` : sql`coalesce(${by}, 0) = 0`;
		case "number":
			return numbers(by, op, Number(first), Number(second));
		case "tags": {
			const each = values.map(
				(value) => sql`exists (select 1 from json_each(coalesce(${by}, '[]')) where value = ${value})`,
			);
			const some = or(...each);
			return op === "has" ? and(...each) : op === "not" ? sql`not (${some})` : some;
		}
		case "day":
		case "date":
			return moments(by, kind, op, values, asked);
	}
}

const whoIs = (value: string, { userId }: Asked) => (value === "me" ? userId : value);

/** Both letters as they are and in lower case: the database folds only those of ASCII. */
const contains = (by: Resolved["by"], value: string) =>
	sql`(instr(lower(${by}), ${value.toLowerCase()}) > 0 or instr(${by}, ${value}) > 0)`;

function among({ by, isIndexed }: Resolved, values: string[], isNot: boolean): SQL {
	if (isIndexed && values.length === 1 && !isNot) return sql`${by} = ${values[0]}`;
	const list = sql`(select value from json_each(${JSON.stringify(values)}))`;
	return isNot ? sql`(${by} is null or ${by} not in ${list})` : sql`${by} in ${list}`;
}

function numbers(by: Resolved["by"], op: Filter["op"], first: number, second: number): SQL | undefined {
	if (op === "before") return sql`${by} < ${first}`;
	if (op === "after") return sql`${by} > ${first}`;
	if (op === "between") return sql`${by} between ${Math.min(first, second)} and ${Math.max(first, second)}`;
	return sql`${by} = ${first}`;
}

function moments(by: Resolved["by"], kind: "day" | "date", op: Filter["op"], values: string[], asked: Asked) {
	const { timeZone, now } = asked;
	const day = today(timeZone, now);
	const [first = "", second = first] = values;
	const [one, other] = [daysOf(first, day), daysOf(second, day)];
	const bound = (at: string) => (kind === "day" ? at : dayStart(at, timeZone));
	const from = (at: string | null) => (at === null ? undefined : sql`${by} >= ${bound(at)}`);
	const upTo = (at: string | null) => (at === null ? undefined : sql`${by} < ${bound(addDays(at, 1))}`);
	if (op === "before") return sql`${by} < ${bound(one.from ?? day)}`;
	if (op === "after") return from(addDays(one.to ?? day, 1));
	if (op === "is") return and(from(one.from), upTo(one.to));
	const [early, late] = (one.from ?? "") <= (other.from ?? "") ? [one, other] : [other, one];
	return and(from(early.from), upTo(late.to));
}
