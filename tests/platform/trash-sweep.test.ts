import { afterAll, beforeAll, expect, test } from "vitest";
import { DAY } from "#app/platform/limits";
import { TRASH_DAYS, trashSweep } from "#app/platform/trash-sweep.server";
import { tasks } from "#db/schema/tasks";
import { openDatabase } from "../support/database";
import { factories } from "../support/factories";
import { workerOver } from "../support/worker-in-process";

const NOW = new Date("2026-06-30T10:00:00Z");
const sweep = trashSweep([{ table: tasks }] as never);

let open: Awaited<ReturnType<typeof openDatabase>>;
beforeAll(async () => {
	open = await openDatabase();
});
afterAll(() => open.dispose());

const task = (tenantId: string, id: string, deletedAt: number | null) =>
	open.db
		.prepare(
			`insert into crm_tasks (tenant_id, id, title, priority, status, is_open, due_on, created_by, deleted_at, created_at, updated_at)
			values (?, ?, 'Call', 2, 'todo', 1, '2026-07-01', 'somebody', ?, 0, 0)`,
		)
		.bind(tenantId, id, deletedAt);

test("what has lain in the trash for 30 days goes, in every tenant, and nothing else is even read", async () => {
	const make = factories(open.db);
	const [one, other] = [await make.tenant({ slug: "one" }), await make.tenant({ slug: "other" })];
	const over = NOW.getTime() - TRASH_DAYS * DAY;
	await open.db.batch([
		...Array.from({ length: 400 }, (_, index) => task(one.id, `kept-${index}`, null)),
		task(one.id, "over", over - 1),
		task(other.id, "over-there", over - 1),
		task(one.id, "not-yet", over),
	]);
	const context = workerOver(open.db).context(NOW);
	await sweep(context);
	const { results } = await open.db
		.prepare("select id from crm_tasks where id not like 'kept-%'")
		.all<{ id: string }>();
	expect(results.map(({ id }) => id)).toEqual(["not-yet"]);
	expect(await open.db.prepare("select count(*) n from crm_tasks").first("n")).toBe(401);
	expect(context.meter.rowsRead).toBeLessThan(60);
	const { results: audited } = await open.db
		.prepare("select record_id, tenant_id from audit_events where action = 'removed' order by record_id")
		.all<{ record_id: string; tenant_id: string }>();
	expect(audited).toEqual([
		{ record_id: "over", tenant_id: one.id },
		{ record_id: "over-there", tenant_id: other.id },
	]);
});
