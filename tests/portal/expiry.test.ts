import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";

let portal: Portal;
beforeAll(async () => {
	portal = await startPortal();
});
afterAll(() => portal.dispose());

test("the hourly run ends what is past its day, once, and tells the tenant's admin", async () => {
	const make = factories(portal.db);
	const tenant = await make.tenant();
	const admin = await make.member(tenant, "ADMIN");
	await make.member(tenant, "CLIENT");
	const yesterday = addDays(today("Europe/Oslo", new Date()), -1);
	const entry = await make.entry(tenant, await make.module("users"), { expires: yesterday });

	await Promise.all([portal.cron(), portal.cron()]);
	await portal.cron();
	await portal.settle();

	const status = await portal.db.prepare("SELECT status FROM modules_tenant WHERE id = ?").bind(entry.id).first();
	expect(status).toEqual({ status: 0 });
	const { results } = await portal.db.prepare("SELECT user_id, type FROM notifications").all();
	expect(results).toEqual([{ user_id: admin.id, type: "accessEnded" }]);
	const audited = "SELECT count(*) AS n FROM audit_events WHERE record_id = ?";
	expect(await portal.db.prepare(audited).bind(entry.id).first()).toEqual({ n: 1 });
	expect((await portal.db.prepare("SELECT count(*) AS n FROM dead_messages").first())?.n).toBe(0);
});
