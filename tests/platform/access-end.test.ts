import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accessEndedJob, accessEndsJob } from "#app/modules/portal-admin/access-jobs.server";
import { sweepModuleAccess } from "#app/modules/portal-admin/sweep-access.server";
import { addDays } from "#app/platform/clock";
import type { Envelope } from "#app/platform/queue/define-job";
import { runSchedule } from "#app/registry/schedule.server";
import { beforeCommit } from "../support/between";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { runs } from "../support/runs";
import { workerOver } from "../support/worker-in-process";

const CLOCKS = runs({ usual: 5, full: 20 });

const DAY = "2026-06-30";
/** Noon of a day in Oslo. */
const noon = (day: string) => new Date(`${day}T10:00:00Z`);
const after = (days: number) => noon(addDays(DAY, days));

let open: Awaited<ReturnType<typeof openDatabase>>;
let module: { id: string };
let tenant: { id: string };
let entry: { id: string };
let admins: string[];
let worker: ReturnType<typeof workerOver>;

beforeAll(async () => {
	open = await openDatabase();
	module = await factories(open.db).module("users");
});
afterAll(() => open.dispose());
beforeEach(async () => {
	const make = factories(open.db);
	await open.db.exec("UPDATE tenants SET status = 'archived'");
	const slug = crypto.randomUUID();
	const email = (name: string) => ({ email: `${name}-${slug}@example.test` });
	tenant = await make.tenant({ slug });
	const first = await make.member(tenant, "ADMIN", email("first"));
	const second = await make.member(tenant, "ADMIN", email("second"));
	await make.member(tenant, "ADVISOR", email("advisor"));
	await make.membership(tenant, await make.user(email("left")), "ADMIN", { isActive: false });
	await make.member(await make.tenant({ slug: `${slug}-other` }), "ADMIN", email("foreign"));
	admins = [first.id, second.id].sort();
	entry = await make.entry(tenant, module, { expires: DAY });
	worker = workerOver(open.db);
});

const all = async <Row>(sql: string, ...values: unknown[]) =>
	(
		await open.db
			.prepare(sql)
			.bind(...values)
			.all<Row>()
	).results;
const now = async () => {
	const [row] = await all<{ status: number; expires: string; warned_days: number | null }>(
		"SELECT status, expires, warned_days FROM modules_tenant WHERE id = ?",
		entry.id,
	);
	const told = await all<{ type: string; user_id: string; id: string }>(
		"SELECT type, user_id, id FROM notifications WHERE tenant_id = ? ORDER BY created_at, id, user_id",
		tenant.id,
	);
	const audits = await all<{ actor_id: string; fields: string }>(
		"SELECT actor_id, fields FROM audit_events WHERE tenant_id = ? AND record_id = ? ORDER BY id",
		tenant.id,
		entry.id,
	);
	return { ...row, told, audits };
};
const moveTo = (expires: string | null, status = 1) =>
	open.db
		.prepare(
			"UPDATE modules_tenant SET expires = ?, status = ?, warned_days = NULL, updated_at = updated_at + 1 WHERE id = ?",
		)
		.bind(expires, status, entry.id)
		.run();
/** About the ends of this tenant's access; other clocks have messages for it too. */
const mine = (envelopes: Envelope[]) =>
	envelopes.filter(({ tenantId, type }) => tenantId === tenant.id && type.startsWith("module-access."));
const sweep = async (at: Date) => {
	await sweepModuleAccess(worker.context(at));
	return mine(worker.take());
};
const sweepAndRun = async (at: Date) => {
	const found = await sweep(at);
	await worker.deliver(found, at);
	return found.length;
};

test("what is due is found, one message each, and ends with its audit row and a word to each admin", async () => {
	const found = await sweep(after(1));
	expect(found).toHaveLength(1);
	expect(found[0]).toMatchObject({ type: "module-access.ended", payload: { entryId: entry.id, expires: DAY } });
	await worker.deliver(found, after(1));
	const { status, told, audits } = await now();
	expect(status).toBe(0);
	expect(told.map(({ type, user_id }) => [type, user_id])).toEqual(admins.map((id) => ["accessEnded", id]));
	expect(audits).toEqual([{ actor_id: "job:module-access.ended", fields: '["status"]' }]);
	expect(await sweep(after(2))).toEqual([]);
});

test("many clocks at once and every message three times over have one effect", async () => {
	await Promise.all(Array.from({ length: CLOCKS }, () => runSchedule(after(1), worker.source(after(1)))));
	await sweepModuleAccess(worker.context(after(1)));
	const found = mine(worker.take());
	expect(new Set(found.map(({ id }) => id)).size).toBe(1);
	await Promise.all([...found, ...found, ...found].map((body) => worker.deliver([body], after(1))));
	const { status, told, audits } = await now();
	expect(status).toBe(0);
	expect(told).toHaveLength(2);
	expect(audits).toHaveLength(1);
});

test("warnings come 30, 14 and 3 days before, each once, and then the end", async () => {
	const days: [number, string][] = [];
	for (const day of [-35, -31, -30, -29, -15, -14, -13, -4, -3, -2, 0, 1, 2]) {
		const before = (await now()).told.length;
		await sweepAndRun(after(day));
		await sweepAndRun(after(day));
		const { told } = await now();
		if (told.length > before)
			days.push([
				day,
				told
					.slice(before)
					.map(({ type }) => type)
					.join(),
			]);
	}
	expect(days).toEqual([
		[-30, "accessEnds,accessEnds"],
		[-14, "accessEnds,accessEnds"],
		[-3, "accessEnds,accessEnds"],
		[1, "accessEnded,accessEnded"],
	]);
	const { results } = await open.db
		.prepare("SELECT DISTINCT params FROM notifications WHERE tenant_id = ? AND type = 'accessEnds'")
		.bind(tenant.id)
		.all<{ params: string }>();
	expect(results.map(({ params }) => JSON.parse(params))).toEqual([
		expect.objectContaining({ lastDay: DAY, firstDayWithout: "2026-07-01", moduleKey: "modules:users" }),
	]);
});

test.each([
	[
		[-40, -10, -9, -1, 0, 20],
		["14", "3", "end"],
	],
	[[-40, 5], ["end"]],
	[
		[-29, -2, 1],
		["30", "3", "end"],
	],
	[[0], ["3"]],
	[[-31], []],
])("missed days are caught up: runs at %j give %j", async (runs, expected) => {
	const given: string[] = [];
	for (const day of runs) {
		await sweepModuleAccess(worker.context(after(day)));
		const found = mine(worker.take());
		for (const { type, payload } of found)
			given.push(type === accessEndedJob.type ? "end" : String((payload as { days: number }).days));
		await worker.deliver(found, after(day));
	}
	expect(given).toEqual(expected);
	expect((await now()).told).toHaveLength(2 * expected.length);
});

test.each(["2026-12-31", null])("a day that was moved to %s before the message ran is left alone", async (moved) => {
	const found = [...(await sweep(after(-3))), ...(await sweep(after(1)))];
	expect(found).toHaveLength(2);
	await moveTo(moved);
	expect(await worker.deliver(found, after(1))).toEqual([{ acked: true }, { acked: true }]);
	expect(await now()).toMatchObject({ status: 1, expires: moved, warned_days: null, told: [], audits: [] });
});

test.each([
	[1, "ended"],
	[-3, "ends"],
])("a day that moves on while the message runs (day %i, %s) is left alone, and nobody is told", async (day) => {
	const found = await sweep(after(day));
	const between = beforeCommit(open.db, () => moveTo("2026-12-31"));
	const outcomes = await workerOver(between.db).deliver(found, after(day));
	expect(between.ran()).toBe(true);
	expect(outcomes).toEqual([{ acked: true }]);
	expect(await now()).toMatchObject({ status: 1, expires: "2026-12-31", told: [], audits: [] });
});

test("a message that comes before the day is over, as after a change of zone, ends nothing", async () => {
	const found = await sweep(after(1));
	await open.db.prepare("UPDATE tenants SET time_zone = 'Pacific/Honolulu' WHERE id = ?").bind(tenant.id).run();
	const early = new Date("2026-07-01T09:59:59Z");
	await worker.deliver(found, early);
	expect((await now()).status).toBe(1);
	await sweepAndRun(new Date("2026-07-01T10:00:00Z"));
	expect((await now()).status).toBe(0);
});

test("access given back until the same day ends and warns again", async () => {
	for (const day of [-3, 1]) await sweepAndRun(after(day));
	expect((await now()).told).toHaveLength(4);
	await moveTo("2026-12-31");
	await moveTo(DAY);
	for (const day of [-3, 1]) await sweepAndRun(after(day));
	expect(await now()).toMatchObject({ status: 0, warned_days: 3 });
	expect((await now()).told).toHaveLength(8);
});

test("what is off, for ever, or an archived tenant's is not found; an unreadable zone holds nobody else back", async () => {
	const make = factories(open.db);
	const broken = await make.tenant({ slug: crypto.randomUUID(), timeZone: "Europe/Atlantis" });
	await make.entry(broken, module, { expires: DAY });
	expect(await sweep(after(1))).toHaveLength(1);
	await moveTo(DAY, 0);
	expect(await sweep(after(1))).toEqual([]);
	await moveTo(null);
	expect(await sweep(after(1))).toEqual([]);
	await moveTo(DAY);
	await open.db.prepare("UPDATE tenants SET status = 'archived' WHERE id = ?").bind(tenant.id).run();
	expect(await sweep(after(1))).toEqual([]);
});

test("an entry that has gone ends its message quietly", async () => {
	const found = [...(await sweep(after(-3))), ...(await sweep(after(1)))];
	expect(found.map(({ type }) => type)).toEqual([accessEndsJob.type, accessEndedJob.type]);
	await open.db.prepare("DELETE FROM modules_tenant WHERE id = ?").bind(entry.id).run();
	expect(await worker.deliver(found, after(1))).toEqual([{ acked: true }, { acked: true }]);
});
