import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { persist, problemOf } from "#app/platform/database.server";
import { newGuid, newId } from "#app/platform/ids";
import type { TenantRows } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { claims } from "#db/schema/portal";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { type Faults, faultyD1, seededRandom } from "../support/faulty-d1";
import { runs } from "../support/runs";
import { workerOver } from "../support/worker-in-process";

const SEEDS = runs({ usual: 20, full: 60 });

/** What Cloudflare says that D1 may answer (D1, "List of errors"), and what is to become of it. */
const repeated = [
	"Network connection lost.",
	"Internal error while starting up D1 DB storage caused object to be reset.",
	"Internal error in D1 DB storage caused object to be reset.",
	"D1 DB reset because its code was updated.",
	"Cannot resolve D1 DB due to transient issue on remote node.",
	"Can't read from request stream because client disconnected.",
];
const busy = [
	"D1 DB is overloaded. Requests queued for too long.",
	"D1 DB is overloaded. Too many requests queued.",
	"D1 DB storage operation exceeded timeout which caused object to be reset.",
	"D1 DB's isolate exceeded its memory limit and was reset.",
	"D1 DB exceeded its CPU time limit and was reset.",
];
const final = [
	"no such table: people: SQLITE_ERROR",
	"too many SQL variables",
	"Exceeded maximum DB size.",
	"Failed to parse body as JSON, got: Network",
];

let open: Awaited<ReturnType<typeof openDatabase>>;
let tenant: { id: string };
beforeAll(async () => {
	open = await openDatabase();
	tenant = await factories(open.db).tenant();
});
afterAll(() => open.dispose());
beforeEach(async () => {
	await open.db.prepare("DELETE FROM people").run();
});

const person = (more: Partial<typeof people.$inferInsert> = {}) => {
	const id = newId();
	return { id, guid: newGuid(), email: `${id}@example.test`, sortName: id, role: "CLIENT" as const, ...more };
};
const stored = async () => (await open.db.prepare("SELECT id, email, phone FROM people ORDER BY id").all()).results;
const audits = async (id: string) =>
	(
		await open.db
			.prepare("SELECT action FROM audit_events WHERE record_id = ? ORDER BY action")
			.bind(id)
			.all<{ action: string }>()
	).results.map(({ action }) => action);
/** The rows of the tenant over a D1 that fails as said; the tenant itself was found before. */
async function rowsWith(faults: Omit<Faults, "seed"> & { seed?: number }) {
	let ready = false;
	const faulty = faultyD1(open.db, { seed: 1, ...faults });
	const pick = () => (ready ? faulty.db : open.db);
	const d1 = {
		prepare: (sql: string) => pick().prepare(sql),
		batch: (list: D1PreparedStatement[]) => pick().batch(list),
	} as D1Database;
	const { rows } = await workerOver(d1).inTenant(tenant.id);
	ready = true;
	return { rows, log: faulty.log };
}
const problemFrom = async (promise: Promise<unknown>) => {
	const error = await promise.then(
		() => undefined,
		(thrown: unknown) => thrown,
	);
	const problem = problemOf(error);
	return problem ? { kind: problem.kind, retryAfter: problem.details.retryAfterSeconds } : error;
};

describe("a read", () => {
	test.each(repeated)("is asked again after: %s", async (message) => {
		const { rows, log } = await rowsWith({ before: 1, after: 0, message: `D1_ERROR: ${message}`, limit: 2 });
		expect(await rows.list(people)).toEqual([]);
		expect(log).toEqual(["before", "before", "ok"]);
	});

	test.each(busy)("is answered 503 with a time to wait, and not asked again, after: %s", async (message) => {
		const { rows, log } = await rowsWith({ before: 1, after: 0, message: `D1_ERROR: ${message}` });
		expect(await problemFrom(rows.list(people))).toEqual({ kind: "unavailable", retryAfter: 5 });
		expect(log).toEqual(["before"]);
	});

	test.each(final)("fails for good after: %s", async (message) => {
		const { rows, log } = await rowsWith({ before: 1, after: 0, message: `D1_ERROR: ${message}` });
		expect(await problemFrom(rows.list(people))).toMatchObject({ message: expect.stringContaining(message) });
		expect(log).toEqual(["before"]);
	});

	test("is given up with 503 where the fault does not pass", async () => {
		const { rows, log } = await rowsWith({ before: 1, after: 0, message: "D1_ERROR: Network connection lost." });
		expect(await problemFrom(rows.find(people, "x"))).toEqual({ kind: "unavailable", retryAfter: 5 });
		expect(log.length).toBeGreaterThan(2);
		expect(log.length).toBeLessThanOrEqual(5);
	});
});

describe.each(["before", "after"] as const)("a commit, the fault %s it reached the database", (when) => {
	const faults = (message: string) => ({
		before: when === "before" ? 1 : 0,
		after: when === "after" ? 1 : 0,
		message: `D1_ERROR: ${message}`,
		limit: 1,
	});

	test.each(repeated)("has one effect, one audit row and gives the row, with: %s", async (message) => {
		const { rows } = await rowsWith(faults(message));
		const row = person();
		const added = await rows.add(people, row);
		expect(added).toMatchObject({ ...row, tenantId: tenant.id, isActive: true });
		expect(await stored()).toHaveLength(1);
		expect(await audits(row.id)).toEqual(["added"]);
	});

	test("changes once and gives the changed row", async () => {
		const row = await (await rowsWith({ before: 0, after: 0 })).rows.add(people, person());
		const { rows } = await rowsWith(faults("Network connection lost."));
		const changed = await rows.change(people, row.id, { phone: "1" }, row.updatedAt);
		expect(changed).toMatchObject({ id: row.id, phone: "1" });
		expect(changed?.updatedAt).toBeGreaterThan(row.updatedAt);
		expect(await audits(row.id)).toEqual(["added", "changed"]);
	});

	test("removes once and says that there was a row", async () => {
		const row = await (await rowsWith({ before: 0, after: 0 })).rows.add(people, person());
		const { rows } = await rowsWith(faults("Network connection lost."));
		expect(await rows.remove(people, row.id)).toBe(true);
		expect(await stored()).toEqual([]);
		expect(await audits(row.id)).toEqual(["added", "removed"]);
	});

	test("a change that came too late is not given as made, though another write of its batch was", async () => {
		const row = await (await rowsWith({ before: 0, after: 0 })).rows.add(people, person());
		const { rows } = await rowsWith(faults("Network connection lost."));
		const other = person();
		const [late, added] = await rows.commit([
			rows.changing(people, row.id, { phone: "1" }, row.updatedAt - 1),
			rows.adding(people, other),
		]);
		expect(late).toBeUndefined();
		expect(added).toMatchObject({ id: other.id });
		expect(await audits(row.id)).toEqual(["added"]);
	});

	test.each(busy)("is answered 503 and leaves all or nothing, with: %s", async (message) => {
		const { rows } = await rowsWith(faults(message));
		const pair = [person(), person()] as const;
		expect(await problemFrom(rows.commit(pair.map((row) => rows.adding(people, row))))).toEqual({
			kind: "unavailable",
			retryAfter: 5,
		});
		expect(await stored()).toHaveLength(when === "before" ? 0 : 2);
		for (const { id } of pair) expect(await audits(id)).toEqual(when === "before" ? [] : ["added"]);
	});

	test("many seeds: what it says is what is there", { timeout: 90_000 }, async () => {
		const outcomes = { done: 0, refused: 0 };
		const one = async (seed: number) => {
			const random = seededRandom(seed);
			const share = 0.4;
			const { rows } = await rowsWith({
				seed,
				before: when === "before" ? share : 0,
				after: when === "after" ? share : share / 4,
			});
			const row = person();
			const added = await rows.add(people, row).catch(unavailableOnly);
			const changed = await rows
				.change(people, row.id, { phone: String(seed) }, random() < 0.3 ? 1 : undefined)
				.catch(unavailableOnly);
			const [left] = (
				await open.db.prepare("SELECT phone FROM people WHERE id = ?").bind(row.id).all<{ phone: string | null }>()
			).results;
			if (added !== UNAVAILABLE) expect(left).toBeDefined();
			if (changed !== UNAVAILABLE) expect(left?.phone === String(seed)).toBe(changed !== undefined);
			const actions = await audits(row.id);
			expect(actions).toEqual([...(left ? ["added"] : []), ...(left?.phone ? ["changed"] : [])]);
			outcomes[added === UNAVAILABLE || changed === UNAVAILABLE ? "refused" : "done"]++;
		};
		const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
		await Promise.all(
			Array.from({ length: 20 }, async () => {
				for (let seed = seeds.pop(); seed !== undefined; seed = seeds.pop()) await one(seed);
			}),
		);
		expect(outcomes.done).toBeGreaterThan(SEEDS / 2);
	});
});

const UNAVAILABLE = Symbol("unavailable");
const unavailableOnly = (error: unknown) => {
	if (problemOf(error)?.kind === "unavailable") return UNAVAILABLE;
	throw error;
};

test("a first try that reaches the database late is recognised when the second is refused because of it", async () => {
	let late: D1PreparedStatement[] | undefined;
	let batches = 0;
	const d1 = lettingBatch(async (statements) => {
		batches++;
		if (batches === 1) {
			late = statements;
			throw new Error("D1_ERROR: Network connection lost.");
		}
		if (late) await open.db.batch(late);
		late = undefined;
	});
	const { rows } = await workerOver(d1).inTenant(tenant.id);
	const row = person();
	expect(await rows.add(people, row)).toMatchObject({ id: row.id });
	expect(await audits(row.id)).toEqual(["added"]);
});

test("a commit is not sent again where nobody can tell what became of it", async () => {
	let batches = 0;
	let isDown = false;
	const lost = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
	const through = lettingBatch(async () => {
		batches++;
		isDown = true;
		await lost();
	});
	const dead = { bind: () => dead, all: lost, raw: lost, run: lost } as unknown as D1PreparedStatement;
	const d1 = { ...through, prepare: (sql: string) => (isDown ? dead : through.prepare(sql)) } as D1Database;
	const { rows } = await workerOver(d1).inTenant(tenant.id);
	expect(await problemFrom(rows.add(people, person()))).toMatchObject({ kind: "unavailable" });
	expect(batches).toBe(1);
});

/** The real D1, where each batch that writes is told of first. */
function lettingBatch(before: (statements: D1PreparedStatement[]) => Promise<void>): D1Database {
	const isWrite = new WeakMap<object, boolean>();
	const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
		const wrapped = new Proxy(statement, {
			get: (target, name) => {
				if (name === "bind") return (...values: unknown[]) => wrap(target.bind(...values), sql);
				const member = Reflect.get(target, name, target);
				return typeof member === "function" ? member.bind(target) : member;
			},
		});
		isWrite.set(wrapped, !/^\s*select/i.test(sql));
		originals.set(wrapped, statement);
		return wrapped;
	};
	const originals = new WeakMap<object, D1PreparedStatement>();
	return {
		prepare: (sql: string) => wrap(open.db.prepare(sql), sql),
		async batch(statements: D1PreparedStatement[]) {
			const real = statements.map((statement) => originals.get(statement) ?? statement);
			if (statements.some((statement) => isWrite.get(statement))) await before(real);
			return open.db.batch(real);
		},
	} as unknown as D1Database;
}

test("a value that reads like a fault of the database is not taken for one", async () => {
	let commits = 0;
	const { rows } = await workerOver(lettingBatch(async () => void commits++)).inTenant(tenant.id);
	const text = "Network connection lost. D1 DB is overloaded. claims.key";
	const row = await rows.add(people, person({ lastName: text, email: text }));
	expect(await problemFrom(rows.add(people, person({ lastName: text, email: text })))).toMatchObject({
		message: expect.stringContaining("UNIQUE"),
	});
	expect(commits).toBe(2);
	const context = workerOver(open.db).context();
	const double = { key: text, takenBy: text, createdAt: 1 };
	await context.db.insert(claims).values(double);
	expect(await problemFrom(persist(() => context.db.insert(claims).values(double).run()))).toMatchObject({
		name: "Error",
	});
	await context.db.delete(claims).where(eq(claims.key, text));
	expect(row.lastName).toBe(text);
});

test("a write outside of a commit is never repeated by itself", async () => {
	const faulty = faultyD1(open.db, { seed: 1, before: 0, after: 1, message: "D1_ERROR: Network connection lost." });
	const context = workerOver(faulty.db).context();
	await expect(context.db.insert(claims).values({ key: newId(), takenBy: "x", createdAt: 1 })).rejects.toThrow();
	await expect(context.d1.batch([context.d1.prepare("UPDATE people SET phone = '1'")])).rejects.toThrow();
	expect(faulty.log).toEqual(["after", "after"]);
});

test("every round trip of a request is counted, with the rows that it read and wrote", async () => {
	const worker = workerOver(open.db);
	const { rows, context } = await worker.inTenant(tenant.id);
	expect(context.meter).toEqual({ roundTrips: 1, inARow: 1, rowsRead: 1, rowsWritten: 0 });
	await rows.add(people, person());
	expect(context.meter.roundTrips).toBe(2);
	expect(context.meter.rowsWritten).toBeGreaterThan(1);
	const one = (ctx: TenantRows) => ctx.listing(people);
	await rows.read({ a: one(rows), b: one(rows), c: one(rows) });
	expect(context.meter.roundTrips).toBe(3);
});
