import { afterAll, beforeAll, expect, test } from "vitest";
import { accessEndedJob } from "#app/modules/portal-admin/access-jobs.server";
import { mailJob } from "#app/platform/mail/send-mail.server";
import { notifyJob } from "#app/platform/notify.server";
import type { Envelope } from "#app/platform/queue/define-job";
import { startInWorkerd } from "../support/in-workerd";
import type { Question, Run, RunReport } from "../support/queue-faults.worker";
import { runs as runsOf } from "../support/runs";

const RUNS = runsOf({ usual: 250, full: 1000 });
const now = Date.parse("2026-07-01T10:00:00Z");
const seeds = Array.from({ length: RUNS }, (_, index) => index + 1);
const guid = (kind: string, seed: number) => `${kind}-0000-7000-8000-${String(seed).padStart(12, "0")}`;
const tenantOf = (seed: number) => guid("00000000", seed);
const entryOf = (seed: number) => guid("eeeeeeee", seed);
const noticeOf = (seed: number) => guid("aaaaaaaa", seed);

let workerd: Awaited<ReturnType<typeof startInWorkerd>>;
beforeAll(async () => {
	workerd = await startInWorkerd("tests/support/queue-faults.worker.ts");
});
afterAll(() => workerd.dispose());

const envelope = (
	job: { type: string },
	seed: number,
	id: string,
	payload: unknown,
	tenantId: string | null = tenantOf(seed),
) => ({ v: 1, id, type: job.type, tenantId, payload }) satisfies Envelope;

const notice = (seed: number) => ({
	to: { members: "all" },
	type: "accessGranted",
	params: {},
	url: "/home",
	noticeId: noticeOf(seed),
	after: "",
});

function mixOf(seed: number): Envelope[] {
	return [
		envelope(notifyJob, seed, `${noticeOf(seed)}:0`, notice(seed)),
		envelope(accessEndedJob, seed, `ended:${entryOf(seed)}`, { entryId: entryOf(seed), expires: "2026-06-30" }),
		envelope(mailJob, seed, `mail:${seed}`, mailTo(seed), null),
	];
}

const mailTo = (seed: number) => ({
	to: `person${seed}@example.test`,
	language: "nb",
	template: "passwordChanged",
	params: { name: "Kari", link: "https://portal.test/" },
});

const rows = async <Row>(sql: string) => (await workerd.db.prepare(sql).all<Row>()).results;
const one = async (sql: string) => Object.values((await rows<Record<string, number>>(sql))[0] ?? {})[0];

/** Tenants 1 to `count`, each with the same three members (the first an ADMIN) and a module that ended yesterday. */
async function makeTenants(count: number) {
	const every = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
	const padded = "printf('%012d', i)";
	const members = "(SELECT 1 AS u UNION SELECT 2 UNION SELECT 3)";
	await workerd.db.batch(
		[
			`INSERT INTO users (id, guid, email, created_at, updated_at) SELECT 'user' || u, 'user' || u, 'user' || u, 1, 1 FROM ${members}`,
			"INSERT INTO modules (id, guid, key, label, translation_key, icon, sort_order, created_at, updated_at) VALUES ('m', 'm', 'm', 'M', 'm', 'm', 1, 1, 1)",
			`${every} INSERT INTO tenants (id, guid, name, slug, language, time_zone, status, created_at, updated_at)
				SELECT '00000000-0000-7000-8000-' || ${padded}, i, i, i, 'nb', 'Europe/Oslo', 'active', 1, 1 FROM n`,
			`INSERT INTO memberships (tenant_id, id, user_id, role, created_at, updated_at)
				SELECT t.id, t.guid || '-' || u, 'user' || u, iif(u = 1, 'ADMIN', 'CLIENT'), 1, 1 FROM tenants t, ${members}`,
			`${every} INSERT INTO modules_tenant (tenant_id, id, module_id, status, expires, created_at, updated_at)
				SELECT '00000000-0000-7000-8000-' || ${padded}, 'eeeeeeee-0000-7000-8000-' || ${padded}, 'm', 1, '2026-06-30', 1, 1 FROM n`,
		].map((sql) => workerd.db.prepare(sql)),
	);
}

test("many runs with faults before and after commit, redelivery and disorder lose nothing and double nothing", async () => {
	await makeTenants(RUNS);
	const runs = seeds.map(
		(seed): Run => ({
			messages: mixOf(seed),
			faults: { seed, before: 0.08, after: 0.08 },
			crashes: 0.1,
			sendsMail: seed % 2 === 0,
		}),
	);
	const reports = await workerd.ask<RunReport[]>({ now, atOnce: 60, runs } satisfies Question);

	const faults = reports.reduce((sum, report) => sum + report.faults, 0);
	expect(faults).toBeGreaterThan(RUNS);
	expect(reports.reduce((sum, report) => sum + report.deliveries, 0)).toBeGreaterThan(3 * RUNS * 1.2);

	expect(await one("SELECT count(*) FROM dead_messages")).toBe(0);
	expect(
		await rows(
			"SELECT user_id, count(*) AS n FROM notifications WHERE type = 'accessGranted' GROUP BY user_id ORDER BY 1",
		),
	).toEqual(["user1", "user2", "user3"].map((user_id) => ({ user_id, n: RUNS })));
	expect(await one("SELECT count(*) FROM modules_tenant WHERE status = 1")).toBe(0);
	expect(await one("SELECT count(DISTINCT record_id) FROM audit_events WHERE table_name = 'modules_tenant'")).toBe(
		RUNS,
	);
	expect(await one("SELECT count(*) FROM audit_events")).toBe(RUNS);
	expect(
		await rows(
			"SELECT user_id, count(DISTINCT tenant_id) AS tenants, count(*) AS n FROM notifications WHERE type = 'accessEnded' GROUP BY user_id",
		),
	).toEqual([{ user_id: "user1", tenants: RUNS, n: RUNS }]);
	// The poll's version moved once for each notice: had a half-done batch stayed, it would be ahead.
	expect(await rows("SELECT id, inbox_version AS v FROM users ORDER BY id")).toEqual([
		{ id: "user1", v: 2 * RUNS },
		{ id: "user2", v: RUNS },
		{ id: "user3", v: RUNS },
	]);
	expect(await rows("SELECT status, count(*) AS n FROM mail_outbox GROUP BY status ORDER BY 1")).toEqual([
		{ status: "caught", n: RUNS / 2 },
		{ status: "sent", n: RUNS / 2 },
	]);
	// A letter cannot be taken back: one whose sending could not be written down may go twice, but none is missing.
	const letters = reports.flatMap((report) => report.letters);
	expect(new Set(letters).size).toBe(RUNS / 2);
	expect(letters.length - RUNS / 2).toBeLessThan(RUNS / 25);
}, 240_000);
