import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { PendingQuery, TenantRows, TenantTable } from "#app/platform/tenant/rows.server";

type Value = string | number | null;
/** Rows that are alike in all that is counted by, and how many they are. */
export type Alike<Key extends string> = Record<Key, Value> & { count: number };

/** Counts rows by several things in one pass: each row is read once, however many charts show it. */
export function tallying<Key extends string>(
	rows: Pick<TenantRows, "countingBy">,
	table: TenantTable,
	by: Record<Key, SQLiteColumn | SQL>,
	where: SQL,
): PendingQuery<Tally<Key>> {
	const keys = Object.keys(by) as Key[];
	const values = sql.join(
		keys.map((key) => sql`${by[key]}`),
		sql`, `,
	);
	const { query, shape } = rows.countingBy(table, sql`json_array(${values})`, where);
	return {
		query,
		shape: (found) =>
			new Tally(
				[...shape(found)].map(([text, count]) => {
					const read = JSON.parse(text) as Value[];
					return { ...Object.fromEntries(keys.map((key, at) => [key, read[at] ?? null])), count } as Alike<Key>;
				}),
			),
	};
}

export class Tally<Key extends string> {
	constructor(readonly all: readonly Alike<Key>[]) {}

	/** Those that fit alone. */
	where(fits: (one: Alike<Key>) => boolean): Tally<Key> {
		return new Tally(this.all.filter(fits));
	}

	count(): number {
		return this.all.reduce((sum, { count }) => sum + count, 0);
	}

	/** A value of the other thing for each value of one; nothing is left out. */
	pairs(key: Key, other: Key): Map<string, string> {
		return new Map(this.all.flatMap((one) => (one[key] ? [[String(one[key]), String(one[other] ?? "")]] : [])));
	}

	/** How many there are of each value; nothing counts as "". */
	by(key: Key): Map<string, number> {
		const counts = new Map<string, number>();
		for (const one of this.all) {
			const value = String(one[key] ?? "");
			counts.set(value, (counts.get(value) ?? 0) + one.count);
		}
		return counts;
	}
}
