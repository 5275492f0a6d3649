import { DrizzleQueryError } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { Problem, unavailable } from "./problems";
import { type Query, readBatch } from "./read-batch.server";

/** What both a database and a session of it (D1's Sessions API) can be asked. */
export type Asked = Pick<D1Database, "prepare" | "batch">;

export type Db = DrizzleD1Database & { $client: D1Database };

/** What one request cost the database; printed in its log line. `inARow`: the longest row of round trips that waited for each other. */
export type Meter = { roundTrips: number; inARow: number; rowsRead: number; rowsWritten: number };

/** Errors after which the same statement may be sent again (Cloudflare: D1, "List of errors", retryable). */
const transient = [
	"Network connection lost",
	"storage caused object to be reset",
	"reset because its code was updated",
	"Cannot resolve D1 DB due to transient issue on remote node",
	"Can't read from request stream because client disconnected",
];
/** Errors that say the database has too much to do: another try at once would make it worse. */
const overloaded = [
	"D1 DB is overloaded",
	"D1 DB exceeded its",
	"isolate exceeded its",
	"D1 DB storage operation exceeded timeout",
];

const tries = 4;
const firstPause = 50;

/** All that the database itself says in an error. Drizzle's own message is left out: it holds the values of the query. */
export function databaseText(error: unknown): string {
	if (!(error instanceof Error)) return "";
	if (error instanceof DrizzleQueryError) return databaseText(error.cause);
	return `${error.message} ${databaseText(error.cause)}`;
}

export const isTransient = (error: unknown) => includesAny(error, transient);
export const isOverloaded = (error: unknown) => includesAny(error, overloaded);

/**
 * The expected failure that an error comes to, also where Drizzle wrapped it: a fault of the database that passes is
 * `unavailable`. Undefined for what nobody expected.
 */
export function problemOf(error: unknown): Problem | undefined {
	if (error instanceof Problem) return error;
	if (error instanceof DrizzleQueryError) return problemOf(error.cause);
	return isTransient(error) || isOverloaded(error) ? unavailable() : undefined;
}

function includesAny(error: unknown, signs: string[]): boolean {
	const text = databaseText(error);
	return signs.some((sign) => text.includes(sign));
}

/**
 * Runs something that may be repeated, again after a passing fault with full jitter. A try whose answer was lost may have
 * gone through: `earlier` tells what it left, or undefined where it left nothing. Throws the `unavailable` problem when
 * the fault stays, the database is overloaded, or nobody can tell what became of a try.
 */
export async function persist<Result>(
	run: () => Promise<Result>,
	earlier?: () => Promise<Result | undefined>,
): Promise<Result> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await run();
		} catch (error) {
			if (isOverloaded(error)) throw unavailable();
			const passes = isTransient(error);
			if (!passes && attempt === 1) throw error;
			if (passes) await new Promise((resolve) => setTimeout(resolve, Math.random() * firstPause * 2 ** attempt));
			// A later try is refused by a constraint where an earlier one reached the database after all.
			const left = await earlier?.();
			if (left !== undefined) return left;
			if (!passes) throw error;
			if (attempt === tries) throw unavailable();
		}
	}
}

const isRead = (sql: string) => /^\s*(select|with)\b/i.test(sql);

/** What holds for a database where a tenant has its own beside the portal's. */
export type Bounds = {
	/** Waited for before each question. */
	ready?: () => Promise<unknown>;
	/** Throws where a statement is about what lies in the other one. */
	assertFits?: (sql: string) => void;
	/** Told of each write, when it has been answered. */
	wrote?: () => void;
};

/**
 * A D1 binding that counts what it is asked and repeats reads after a passing fault. Writes are repeated only by those
 * who can tell whether the first try went through (`TenantRows.commit`). Reads of several databases that are sent together
 * go each to its own; a batch that writes is one transaction and goes whole to this one.
 */
export function metered(d1: Asked, meter: Meter, { ready, assertFits, wrote }: Bounds = {}): D1Database {
	const count = <Result extends { meta?: D1Meta }>(result: Result): Result => {
		meter.rowsRead += result.meta?.rows_read ?? 0;
		meter.rowsWritten += result.meta?.rows_written ?? 0;
		return result;
	};
	const send = async <Result>(read: boolean, run: () => Promise<Result>): Promise<Result> => {
		if (ready) await ready();
		const once = async () => {
			meter.roundTrips++;
			const place = meter.inARow + 1;
			try {
				return await run();
			} finally {
				meter.inARow = Math.max(meter.inARow, place);
				if (!read) wrote?.();
			}
		};
		return read ? persist(once) : once();
	};
	const sendOwn = async (known: Original[]) => {
		const own = known.map((one) => (one.of.d1 === d1 ? one.statement : d1.prepare(one.sql).bind(...one.values)));
		const results = await send(
			known.every(({ read }) => read),
			() => d1.batch<Record<string, unknown>>(own),
		);
		return results.map(count);
	};
	const of: Owner = { d1, assertFits, send: sendOwn };
	const sendAll = async (statements: D1PreparedStatement[]) => {
		const known = statements.map(
			(one) => originals.get(one) ?? { statement: one, sql: "", values: [], read: false, of },
		);
		const isApart = known.some((one) => one.of.d1 !== d1) && known.every(({ read }) => read);
		if (isApart) return sendApart(known);
		if (assertFits) for (const { sql } of known) assertFits(sql);
		return sendOwn(known);
	};
	const wrap = (statement: D1PreparedStatement, sql: string, values: unknown[]): D1PreparedStatement => {
		const read = isRead(sql);
		const ask = <Result>(run: () => Promise<Result>) => {
			assertFits?.(sql);
			return send(read, run);
		};
		const wrapped = {
			bind: (...bound: unknown[]) => wrap(statement.bind(...bound), sql, bound),
			all: () => ask(async () => count(await statement.all())),
			run: () => ask(async () => count(await statement.run())),
			first: async (column?: string) => {
				const row = (await ask(async () => count(await statement.all()))).results[0] ?? null;
				return column === undefined ? row : (row?.[column] ?? null);
			},
			raw: (options?: { columnNames?: false }) => ask(() => statement.raw(options)),
		} as unknown as D1PreparedStatement;
		originals.set(wrapped, { statement, sql, values, read, of });
		return wrapped;
	};
	return {
		prepare: (sql: string) => wrap(d1.prepare(sql), sql, []),
		batch: sendAll,
	} as unknown as D1Database;
}

type Results = D1Result<Record<string, unknown>>[];
type Owner = Pick<Bounds, "assertFits"> & { d1: Asked; send: (known: Original[]) => Promise<Results> };
type Original = { statement: D1PreparedStatement; sql: string; values: unknown[]; read: boolean; of: Owner };
/** What stands behind the statements of a metered binding. */
const originals = new WeakMap<D1PreparedStatement, Original>();

/** Sends reads to the databases that they were made for, at once, and gives what they found in the order of the reads. */
async function sendApart(known: Original[]): Promise<Results> {
	const found: Results = [];
	for (const { sql, of } of known) of.assertFits?.(sql);
	const owners = new Map(known.map(({ of }) => [of.d1, of]));
	const asking = [...owners.values()].map(async ({ d1, send }) => {
		const places = known.flatMap((one, place) => (one.of.d1 === d1 ? place : []));
		const results = await send(places.map((place) => known[place] as Original));
		for (const [at, place] of places.entries()) found[place] = results[at] as Results[number];
	});
	await Promise.all(asking);
	return found;
}

/** Drizzle over a metered binding. Its raw queries (`run`, `all`) may stand in a batch too. */
export function openDatabase(d1: Asked, meter: Meter, bounds?: Bounds): Db {
	const client = metered(d1, meter, bounds);
	const db = drizzle(client);
	// Drizzle's batch binds the values to a statement that its builders carry and its raw queries lack.
	const withStatement = <Query extends object>(query: Query): Query => {
		const written = (query as unknown as { getQuery(): { sql: string } }).getQuery();
		return Object.assign(query, { stmt: client.prepare(written.sql), getQuery: () => written });
	};
	const { run, all } = db;
	db.batch = ((queries: readonly Query[]) => readBatch(client, queries)) as unknown as Db["batch"];
	db.run = (query) => withStatement(run.call(db, query));
	db.all = ((query: Parameters<Db["all"]>[0]) => withStatement(all.call(db, query))) as Db["all"];
	return db;
}
