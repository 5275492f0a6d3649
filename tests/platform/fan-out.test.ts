import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { CHUNK, notify, notifyJob } from "#app/platform/notify.server";
import type { Envelope } from "#app/platform/queue/define-job";
import { startInWorkerd } from "../support/in-workerd";
import type { Question, RunReport } from "../support/queue-faults.worker";
import { workerOver } from "../support/worker-in-process";

const RECEIVERS = 10_000;
const tenantId = "00000000-0000-7000-8000-000000000001";
const now = Date.parse("2026-07-01T10:00:00Z");

let workerd: Awaited<ReturnType<typeof startInWorkerd>>;
beforeAll(async () => {
	workerd = await startInWorkerd("tests/support/queue-faults.worker.ts");
	const every = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RECEIVERS})`;
	const user = "printf('user%05d', i)";
	await workerd.db.batch(
		[
			`${every} INSERT INTO users (id, guid, email, created_at, updated_at) SELECT ${user}, i, i, 1, 1 FROM n`,
			`INSERT INTO tenants (id, guid, name, slug, language, time_zone, status, created_at, updated_at)
				VALUES ('${tenantId}', 'g', 't', 't', 'nb', 'Europe/Oslo', 'active', 1, 1)`,
			`${every} INSERT INTO memberships (tenant_id, id, user_id, role, created_at, updated_at)
				SELECT '${tenantId}', ${user}, ${user}, iif(i % 10 = 0, 'ADVISOR', 'CLIENT'), 1, 1 FROM n`,
		].map((sql) => workerd.db.prepare(sql)),
	);
});
afterAll(() => workerd.dispose());
beforeEach(async () => {
	await workerd.db.batch(
		[
			"DELETE FROM notifications",
			"DELETE FROM claims",
			"UPDATE users SET inbox_version = 0",
			"UPDATE memberships SET is_active = 1",
		].map((sql) => workerd.db.prepare(sql)),
	);
});

const first = (to: object, noticeId = "notice"): Envelope => ({
	v: 1,
	id: `${noticeId}:0`,
	type: notifyJob.type,
	tenantId,
	payload: { to, type: "clientAssigned", params: { name: "Kari" }, url: "/home", noticeId, after: "" },
});
const rows = async <Row>(sql: string) => (await workerd.db.prepare(sql).all<Row>()).results;
const told = async () =>
	(await rows<{ id: string }>("SELECT user_id AS id FROM notifications ORDER BY 1")).map(({ id }) => id);
const setActive = (user: string, isActive: 0 | 1) =>
	workerd.db.prepare("UPDATE memberships SET is_active = ? WHERE user_id = ?").bind(isActive, user).run();

test("ten thousand receivers are each told once, in chunks, through faults and crashes between the chunks", async () => {
	const runs = [{ messages: [first({ members: "all" })], faults: { seed: 11, before: 0.1, after: 0.1 }, crashes: 0.2 }];
	const [report] = await workerd.ask<RunReport[]>({ now, atOnce: 1, runs } satisfies Question);
	expect(report?.deliveries).toBeGreaterThan(RECEIVERS / CHUNK);
	expect(report?.faults).toBeGreaterThan(0);
	expect(await rows("SELECT count(*) AS n, count(DISTINCT user_id) AS users FROM notifications")).toEqual([
		{ n: RECEIVERS, users: RECEIVERS },
	]);
	expect(await rows("SELECT inbox_version AS v, count(*) AS n FROM users GROUP BY 1")).toEqual([
		{ v: 1, n: RECEIVERS },
	]);
});

test("an audience is cut by role, by name and by membership", async () => {
	const worker = workerOver(workerd.db);
	await setActive("user00020", 0);
	await worker.deliver([first({ members: "ADVISOR" })]);
	for (let chunk = worker.take(); chunk.length > 0; chunk = worker.take()) await worker.deliver(chunk);
	expect(await told()).toHaveLength(RECEIVERS / 10 - 1);
	await worker.deliver([first({ users: ["user00001", "user00020", "user00030", "stranger", "user00001"] }, "named")]);
	const named = await rows("SELECT user_id FROM notifications WHERE id = 'named' ORDER BY 1");
	expect(named).toEqual([{ user_id: "user00001" }, { user_id: "user00030" }]);
});

test("who joins or leaves between two deliveries of a chunk costs nobody else the message", async () => {
	await setActive("user00003", 0);
	const crashing = workerOver(workerd.db, {
		JOBS: { send: () => Promise.reject(new Error("the queue is not there")) } as never,
	});
	expect(await crashing.deliver([first({ members: "all" })])).toEqual([
		{ acked: false, retryAfter: expect.any(Number) },
	]);
	expect(await told()).toHaveLength(CHUNK);
	await setActive("user00003", 1);
	await setActive("user00004", 0);
	await setActive("user00005", 0);

	const worker = workerOver(workerd.db);
	for (let chunk = [first({ members: "all" })]; chunk.length > 0; chunk = worker.take()) await worker.deliver(chunk);
	const all = await told();
	expect(all.length).toBe(RECEIVERS - 1);
	expect(all).not.toContain("user00003");
});

test("a message that a receiver removed does not come back with a second delivery", async () => {
	const worker = workerOver(workerd.db);
	const message = first({ users: ["user00001", "user00002"] });
	await worker.deliver([message]);
	await workerd.db.exec("DELETE FROM notifications WHERE user_id = 'user00001'");
	await worker.deliver([message]);
	expect(await told()).toEqual(["user00002"]);
	expect(await rows("SELECT inbox_version AS v FROM users WHERE id = 'user00002'")).toEqual([{ v: 1 }]);
});

test("more named receivers than one message holds go in several, under one notice", async () => {
	const worker = workerOver(workerd.db);
	const users = Array.from({ length: 2500 }, (_, index) => `user${String(index + 1).padStart(5, "0")}`);
	const ctx = await worker.inTenant(tenantId);
	await notify(ctx, {
		to: { users: [...users, ...users.slice(0, 10)] },
		type: "clientAssigned",
		params: {},
		url: "/home",
	});
	expect(worker.sent).toHaveLength(3);
	expect(Math.max(...worker.sent.map((body) => JSON.stringify(body).length))).toBeLessThan(128_000);
	for (let chunk = worker.take(); chunk.length > 0; chunk = worker.take()) await worker.deliver(chunk);
	expect(await told()).toEqual(users);
	expect(await rows("SELECT count(DISTINCT id) AS notices FROM notifications")).toEqual([{ notices: 1 }]);
});
