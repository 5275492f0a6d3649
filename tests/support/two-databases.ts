import { getTableName } from "drizzle-orm";
import { apartTables } from "#app/platform/tenant/whose-table.server";

/** The binding of the second database that a portal of the tests may have. */
export const OWN = "DB_OWN";

const apart = new Set(apartTables.map(getTableName));
const namesIn = (sql: string) =>
	[...sql.matchAll(/\b(?:from|join|into|update)\s+["`]?(\w+)/gi)].map(([, name = ""]) => name);

/**
 * What a test looks into where a tenant of it lies in a database of its own: statements that name this tenant go there,
 * what is the portal's goes to the portal's, and where neither says it both are asked. Only for tests.
 */
export function bothOf(shared: D1Database, own: D1Database): D1Database {
	let tenantId: string | undefined;
	const isOwn = async (sql: string, values: unknown[]) => {
		tenantId ??=
			(await shared.prepare("select id from tenants where database = ?").bind(OWN).first<string>("id")) ?? undefined;
		return tenantId !== undefined && (sql.includes(tenantId) || JSON.stringify(values).includes(tenantId));
	};
	const placesOf = async (sql: string, values: unknown[]): Promise<D1Database[]> => {
		const names = namesIn(sql);
		const isInBoth = names.some((name) => ["audit_events", "claims", "search_index"].includes(name));
		if (!names.some((name) => apart.has(name)) && !isInBoth) return [shared];
		if (await isOwn(sql, values)) return isInBoth ? [own, shared] : [own];
		return /^\s*insert/i.test(sql) && !/\bselect\b/i.test(sql) ? [shared] : [own, shared];
	};
	const inEach = async <Result>(sql: string, values: unknown[], ask: (one: D1PreparedStatement) => Promise<Result>) => {
		const answers: Result[] = [];
		for (const db of await placesOf(sql, values)) answers.push(await ask(db.prepare(sql).bind(...values)));
		return answers;
	};
	const statement = (sql: string, values: unknown[]): D1PreparedStatement => {
		const all = async () => {
			const answers = await inEach(sql, values, (one) => one.all());
			const [first, second] = answers;
			if (!first || !second) return first;
			const isOne = /^\s*select\s+(count|coalesce|sum|max|min)\b/i.test(sql);
			const results = isOne ? [summed(first.results[0], second.results[0])] : [...first.results, ...second.results];
			const changes = first.meta.changes + second.meta.changes;
			return { ...first, results, meta: { ...first.meta, changes } };
		};
		const made = {
			sql,
			bind: (...bound: unknown[]) => statement(sql, bound),
			all,
			run: all,
			first: async (column?: string) => {
				const row = ((await all())?.results[0] ?? null) as Record<string, unknown> | null;
				return column === undefined ? row : (row?.[column] ?? null);
			},
			raw: async () => (await inEach(sql, values, (one) => one.raw())).flat(),
		};
		return made as unknown as D1PreparedStatement;
	};
	const both = {
		prepare: (sql: string) => statement(sql, []),
		batch: async (statements: D1PreparedStatement[]) => {
			const answers = [];
			for (const one of statements) answers.push(await one.all());
			return answers;
		},
		exec: async (sql: string) => {
			const places = await placesOf(sql, []);
			const answers = [];
			for (const db of places) answers.push(await db.exec(sql));
			return answers[0];
		},
	} as unknown as D1Database;
	pairs.add(both);
	return both;
}

const pairs = new WeakSet<D1Database>();
export const hasTwo = (db: D1Database) => pairs.has(db);

/** One row of two databases that each have counted their own. */
function summed(one: unknown, other: unknown): unknown {
	const [first, second] = [one, other] as Record<string, unknown>[];
	const cells = Object.entries(first ?? {}).map(([name, value]) => {
		const more = second?.[name];
		return [name, typeof value === "number" && typeof more === "number" ? value + more : (value ?? more)];
	});
	return Object.fromEntries(cells);
}
