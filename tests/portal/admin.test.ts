import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, today } from "#app/platform/clock";
import { tenantTables } from "#app/platform/tenant/whole-tenant.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let boss: Person;
let module: { id: string };

const day = (count: number) => addDays(today("Europe/Oslo", new Date()), count);
const read = async <Row>(sql: string, ...values: unknown[]) =>
	(
		await portal.db
			.prepare(sql)
			.bind(...values)
			.all<Row>()
	).results;
const auditOf = (recordId: string) =>
	read<{ tenant_id: string; actor_id: string; action: string; fields: string }>(
		"select tenant_id, actor_id, action, fields from audit_events where record_id = ? order by id",
		recordId,
	);

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	module = await make.module("users");
	await make.user({ email: "boss@example.test", isSuperadmin: true });
	boss = await signInAs(portal, "boss@example.test");
});
afterAll(() => portal.dispose());

/** A tenant with an admin and a member who may use the module, all three signed in. */
async function office(given: { status?: number; expires?: string | null } = {}) {
	const tenant = await make.tenant();
	const entry = await make.entry(tenant, module, given);
	const people = [await make.member(tenant, "ADMIN"), await make.member(tenant, "CLIENT")] as const;
	await make.grant(entry, people[0], "ADMIN");
	await make.grant(entry, people[1], "CLIENT");
	const [admin, member] = [await signInAs(portal, people[0].email), await signInAs(portal, people[1].email)];
	return { tenant, entry, admin, member };
}

/** A form with a file, as a browser writes it. */
async function sendForm(person: Person, form: FormData) {
	const written = new Response(form);
	const headers = { "Content-Type": written.headers.get("content-type") ?? "" };
	return person.fetch("/api/tenant", { method: "POST", headers, body: await written.arrayBuffer() });
}

describe("tenants", () => {
	test("the form makes a tenant with its modules until a day and invites the first admin", async () => {
		const until = day(90);
		const answer = await boss.submit("/followup/tenants/new", {
			intent: "create",
			name: "Ås & Østre Kulør",
			orgNumber: "974 760 673",
			slug: "",
			language: "nb",
			timeZone: "Europe/Oslo",
			adminEmail: "First.Admin@example.test",
			"modules[]": module.id,
			until,
		});
		expect(answer.status).toBe(302);
		const [tenant] = await read<{ id: string; slug: string; org_number: string }>(
			"select id, slug, org_number from tenants where name = ?",
			"Ås & Østre Kulør",
		);
		expect(tenant).toMatchObject({ slug: "as-ostre-kulor", org_number: "974760673" });
		const id = tenant?.id ?? "";
		expect(await read("select status, expires from modules_tenant where tenant_id = ?", id)).toEqual([
			{ status: 1, expires: until },
		]);
		const invited = "select email, role, json_array_length(grants) as grants from invitations where tenant_id = ?";
		expect(await read(invited, id)).toEqual([{ email: "first.admin@example.test", role: "ADMIN", grants: 1 }]);
		expect(await auditOf(id)).toMatchObject([{ tenant_id: id, action: "added", actor_id: boss.userId }]);
	});

	test.each([
		["a wrong check digit", { orgNumber: "974760674" }, "orgNumber"],
		["a time zone that is none", { timeZone: "Europe/Atlantis" }, "timeZone"],
		["no admin", { adminEmail: "nobody" }, "adminEmail"],
		["a module that is none", { "modules[]": "019720a2-5900-7fa0-a922-f4075fa70a0c" }, "modules"],
		["a day that is none", { until: "2027-02-30" }, "until"],
	])("%s makes nothing", async (_what, wrong, field) => {
		const fields = { name: "Nowhere", language: "nb", timeZone: "Europe/Oslo", adminEmail: "a@example.test" };
		const answer = await boss.submit("/followup/tenants/new", { intent: "create", ...fields, ...wrong });
		expect(answer.status).toBe(422);
		expect(await answer.text()).toContain(`id="${field}`);
		expect(await read("select id from tenants where name = 'Nowhere'")).toEqual([]);
	});

	test("a short name that is taken is refused, and says so", async () => {
		const { tenant } = await office();
		const answer = await boss.call("POST", "/api/tenant", { name: "Another", slug: tenant.slug });
		expect(answer.status).toBe(422);
		expect(answer.body.errors.slug).toHaveLength(1);
	});

	test("a POST that is sent again with its key makes one tenant", async () => {
		const once = { "Idempotency-Key": "make-it-once" };
		const [first, second] = [
			await boss.call("POST", "/api/tenant", { name: "Once Only" }, once),
			await boss.call("POST", "/api/tenant", { name: "Once Only" }, once),
		];
		expect([first.status, second.status]).toEqual([201, 201]);
		expect(second.body.id).toBe(first.body.id);
		expect(await read("select id from tenants where name = 'Once Only'")).toHaveLength(1);
	});

	test("its admin changes name and language, and nothing that is the provider's", async () => {
		const { tenant, admin, member } = await office();
		const sent = { id: tenant.id, name: "New name", slug: "stolen", status: "archived", guid: "x", accent: "#ffffff" };
		const answer = await admin.call("POST", "/api/tenant", sent);
		expect(answer.body).toMatchObject({ name: "New name", slug: tenant.slug, status: "active", guid: tenant.guid });
		expect((await admin.call("POST", "/api/tenant", { id: tenant.id, org_number: "974760673" })).status).toBe(403);
		expect((await member.call("POST", "/api/tenant", { id: tenant.id, name: "Mine" })).status).toBe(403);
		const stale = { id: tenant.id, name: "Late", updated_at: new Date(tenant.updatedAt).toISOString() };
		const late = await admin.call("POST", "/api/tenant", stale);
		expect([late.status, late.body.current.name]).toEqual([409, "New name"]);
	});

	test("name and logo are public by guid; by id the tenant is there for its members only", async () => {
		const { tenant, member } = await office();
		const other = await office();
		const guest = asPerson(portal);
		const known = { id: tenant.id, guid: tenant.guid, name: tenant.name, logo: null };
		expect((await guest.call("GET", `/api/tenant?guid=${tenant.guid}`)).body).toEqual(known);
		expect((await guest.call("GET", `/api/tenant?id=${tenant.id}`)).status).toBe(401);
		expect((await member.call("GET", `/api/tenant?id=${tenant.id}`)).body).toMatchObject(known);
		expect((await other.admin.call("GET", `/api/tenant?id=${tenant.id}`)).status).toBe(404);
	});

	test("the provider's pages and calls are nobody else's", async () => {
		const { admin, tenant } = await office();
		for (const path of ["/followup", "/followup/tenants", "/followup/modules", "/followup/exports"]) {
			const answer = await admin.fetch(path);
			expect([path, answer.status]).toEqual([path, 302]);
			expect(answer.headers.get("location")).toContain("/error?access=not%20allowed");
		}
		for (const path of ["/api/tenants", "/api/admin/modules", "/api/admin/modulecomponents"])
			expect([path, (await admin.call("GET", path)).status]).toEqual([path, 403]);
		expect((await admin.call("DELETE", "/api/tenant", { id: tenant.id })).status).toBe(403);
		expect((await admin.call("POST", "/api/tenant", { name: "Mine too" })).status).toBe(403);
	});

	test("an unsafe drawing is no logo; a safe one is shown so that nothing in it runs", async () => {
		const { tenant, admin } = await office();
		const upload = (content: string) => {
			const form = new FormData();
			form.set("id", tenant.id);
			form.set("logo", new File([content], "logo.svg", { type: "image/svg+xml" }));
			return sendForm(admin, form);
		};
		const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inside}</svg>`;
		for (const bad of ["<script>1</script>", '<path onload="1"/>', '<image href="https://elsewhere.test/x.png"/>'])
			expect((await upload(svg(bad))).status).toBe(422);
		expect((await upload("<html></html>")).status).toBe(422);
		expect((await upload(svg('<path d="M0 0h1v1z"/>'))).status).toBe(200);
		const shown = await portal.fetch(`/logo/${tenant.guid}`);
		expect(shown.headers.get("content-type")).toBe("image/svg+xml");
		expect(shown.headers.get("content-security-policy")).toContain("sandbox");
		expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
		const again = await portal.fetch(`/logo/${tenant.guid}`, {
			headers: { "If-None-Match": shown.headers.get("etag") ?? "" },
		});
		expect(again.status).toBe(304);
	});

	test("paging forth and back shows every tenant once", async () => {
		const all = (await boss.call("GET", "/api/tenants?limit=200&status=all")).body.items as { id: string }[];
		const seen: string[] = [];
		for (let cursor = ""; ; ) {
			const { body } = await boss.call("GET", `/api/tenants?limit=3&status=all${cursor && `&cursor=${cursor}`}`);
			seen.push(...body.items.map((item: { id: string }) => item.id));
			if (!body.next) break;
			cursor = body.next;
		}
		expect(seen).toEqual(all.map(({ id }) => id));
	});

	test("an erased tenant is closed at once, exported, and gone with all it had; the others stay", async () => {
		const { tenant, member } = await office();
		const other = await office();
		const wrong = { intent: "erase", tenant: tenant.guid, confirmName: "Another name" };
		expect((await boss.submit(`/followup/tenants?tenant=${tenant.guid}`, wrong)).status).toBe(422);
		const right = { ...wrong, confirmName: tenant.name };
		expect((await boss.submit(`/followup/tenants?tenant=${tenant.guid}`, right)).status).toBe(302);
		expect((await member.call("GET", `/api/tenant?id=${tenant.id}`)).status).toBe(404);
		await portal.settle();
		for (const name of tenantTables.map(getTableName))
			expect([name, await read(`select 1 from ${name} where tenant_id = ?`, tenant.id)]).toEqual([name, []]);
		expect(await read("select 1 from tenants where id = ?", tenant.id)).toEqual([]);
		expect(await read("select 1 from people where tenant_id = ?", other.tenant.id)).toHaveLength(2);
		const { objects } = await portal.media.list({ prefix: `exports/${tenant.slug}-` });
		expect(objects.map(({ key }) => key.split("/").at(-1))).toEqual(
			expect.arrayContaining(["tenant.json", "people-1.json", "memberships-1.json", "audit_events-1.json"]),
		);
		const told = await read("select type from notifications where user_id = ?", boss.userId);
		expect(told).toEqual([{ type: "tenantErased" }]);
	});
});

describe("a tenant's modules", () => {
	test("given until a day, ended, and refused in the very next request", async () => {
		const { tenant, entry, admin } = await office();
		const page = async () => (await admin.fetch(`/${tenant.guid}/user/users`)).status;
		const menu = async () =>
			(await admin.call("GET", "/api/admin/moduletenants?mode=getmodulesandcomponentsforuser&lang=en")).body.items;
		expect(await menu()).toMatchObject([{ id: entry.id, tenant_id: tenant.id }]);
		expect(await page()).toBe(200);
		const ended = await boss.call("POST", "/api/admin/moduletenants", { id: entry.id, expires: day(-1) });
		expect(ended.body).toMatchObject({ id: entry.id, status: 1, expires: day(-1) });
		expect(await menu()).toEqual([]);
		expect(await page()).toBe(302);
		expect(await auditOf(entry.id)).toMatchObject([{ tenant_id: tenant.id, action: "changed", actor_id: boss.userId }]);
	});

	test("given again, a module is one entry and is warned about anew", async () => {
		const { tenant, entry } = await office({ expires: day(2) });
		await portal.db.prepare("update modules_tenant set warned_days = 3 where id = ?").bind(entry.id).run();
		const gift = { tenant_id: tenant.id, module_id: module.id, status: 1, expires: day(365) };
		const answer = await boss.call("POST", "/api/admin/moduletenants", gift);
		expect(answer.body).toMatchObject({ id: entry.id, expires: day(365) });
		expect(await read("select warned_days from modules_tenant where tenant_id = ?", tenant.id)).toEqual([
			{ warned_days: null },
		]);
	});

	test("a member may say that it has ended, when it has, and nothing else", async () => {
		const live = await office({ expires: day(0) });
		expect((await live.member.call("POST", "/api/admin/moduletenants", { id: live.entry.id, status: 0 })).status).toBe(
			403,
		);
		const past = await office({ expires: day(-1) });
		const say = (status: number) => past.member.call("POST", "/api/admin/moduletenants", { id: past.entry.id, status });
		expect((await say(1)).status).toBe(403);
		expect((await live.member.call("POST", "/api/admin/moduletenants", { id: past.entry.id, status: 0 })).status).toBe(
			404,
		);
		expect((await say(0)).body).toMatchObject({ id: past.entry.id, status: 0 });
		expect((await say(0)).body).toMatchObject({ id: past.entry.id, status: 0 });
		await portal.cron();
		await portal.settle();
		expect(await auditOf(past.entry.id)).toHaveLength(1);
		const told = await read("select type from notifications where user_id = ?", past.admin.userId);
		expect(told).toEqual([{ type: "accessEnded" }]);
	});

	test("its admin switches it, but never moves its end or gives what is not theirs to give", async () => {
		const { tenant, entry, admin } = await office();
		const off = await admin.call("POST", "/api/admin/moduletenants", { id: entry.id, status: 0 });
		expect(off.body).toMatchObject({ status: 0, expires: null });
		const longer = { id: entry.id, status: 1, expires: day(999) };
		expect((await admin.call("POST", "/api/admin/moduletenants", longer)).status).toBe(403);
		const own = { tenant_id: tenant.id, module_id: module.id, status: 1 };
		expect((await admin.call("POST", "/api/admin/moduletenants", own)).status).toBe(403);
		expect(await read("select status, expires from modules_tenant where id = ?", entry.id)).toEqual([
			{ status: 0, expires: null },
		]);
	});

	test("a change based on what it no longer is gets what it is", async () => {
		const { entry } = await office();
		const based = new Date(entry.updatedAt).toISOString();
		await boss.call("POST", "/api/admin/moduletenants", { id: entry.id, expires: day(10) });
		const late = { id: entry.id, expires: day(20), updated_at: based };
		const answer = await boss.call("POST", "/api/admin/moduletenants", late);
		expect([answer.status, answer.body.current.expires]).toEqual([409, day(10)]);
	});

	test("one year more counts from today where it had ended, and switches it on again", async () => {
		const { tenant, entry } = await office({ status: 0, expires: day(-40) });
		const fields = { intent: "extend", tenant: tenant.guid, entry: entry.id };
		expect((await boss.submit(`/followup/tenants?tenant=${tenant.guid}`, fields)).status).toBe(302);
		const [after] = await read<{ status: number; expires: string }>(
			"select status, expires from modules_tenant where id = ?",
			entry.id,
		);
		expect(after?.status).toBe(1);
		expect(after?.expires.slice(0, 4)).toBe(String(Number(day(0).slice(0, 4)) + 1));
	});
});

describe("grants", () => {
	test("entry, member and role must belong together; others' are not there", async () => {
		const { entry, admin, tenant } = await office();
		const other = await office();
		const fresh = await make.member(tenant, "CLIENT");
		const give = (more: Record<string, unknown>) =>
			admin.call("POST", "/api/admin/moduletenantuser", {
				modules_tenant_id: entry.id,
				user_id: fresh.id,
				module_access: "ADVISOR",
				...more,
			});
		expect((await give({ modules_tenant_id: other.entry.id })).status).toBe(422);
		expect((await give({ user_id: other.member.userId })).status).toBe(422);
		expect((await give({ module_access: "EMPEROR" })).status).toBe(422);
		const given = await give({ module_access_level: 30, tenant_id: tenant.id });
		expect([given.status, given.body.module_access_level]).toEqual([201, 20]);
		expect((await give({})).status).toBe(409);
		const mine = { id: given.body.id };
		expect((await other.admin.call("DELETE", "/api/admin/moduletenantuser", mine)).status).toBe(404);
		expect((await admin.call("DELETE", "/api/admin/moduletenantuser", mine)).body).toEqual({ ...mine, deleted: true });
	});
});

describe("catalogue", () => {
	test("a role that somebody has stays; one that nobody has goes from the pages too", async () => {
		const { entry, member } = await office();
		const [role] = await read<{ id: string }>(
			"select r.id from module_roles r join modules_tenant_user g on g.module_role_id = r.id where g.user_id = ? and g.modules_tenant_id = ?",
			member.userId,
			entry.id,
		);
		const remove = (id: string) => boss.submit("/followup/modules", { intent: "removeRole", id });
		expect((await remove(role?.id ?? "")).status).toBe(409);
		const added = { intent: "addRole", moduleId: module.id, name: "mentor", level: "15" };
		expect((await boss.submit("/followup/modules", added)).status).toBe(302);
		const [mentor] = await read<{ id: string }>("select id from module_roles where name = 'MENTOR'");
		expect((await remove(mentor?.id ?? "")).status).toBe(302);
		expect(await read("select id from module_roles where name = 'MENTOR'")).toEqual([]);
	});

	test("an inactive module closes at once for everybody who had it", async () => {
		const { member } = await office();
		const menu = async () =>
			(await member.call("GET", "/api/admin/moduletenants?mode=getmodulesandcomponentsforuser")).body.items.length;
		expect(await menu()).toBe(1);
		await boss.call("POST", "/api/admin/modules", { id: module.id, is_active: false });
		expect(await menu()).toBe(0);
		await boss.call("POST", "/api/admin/modules", { id: module.id, is_active: true });
	});
});

test("the log is its tenant's admin's, newest first, and never anybody else's", async () => {
	const { tenant, admin, member, entry } = await office();
	const other = await office();
	await admin.call("POST", "/api/admin/moduletenants", { id: entry.id, status: 0 });
	await admin.call("POST", "/api/admin/moduletenants", { id: entry.id, status: 1 });
	const log = await admin.call("GET", `/api/admin/audit?tenant_id=${tenant.id}&limit=1`);
	expect(log.body.items).toMatchObject([{ actor_id: admin.userId, table_name: "modules_tenant", fields: ["status"] }]);
	const older = await admin.call("GET", `/api/admin/audit?tenant_id=${tenant.id}&limit=1&cursor=${log.body.next}`);
	expect(older.body.items[0].id < log.body.items[0].id).toBe(true);
	expect((await member.call("GET", `/api/admin/audit?tenant_id=${tenant.id}`)).status).toBe(403);
	expect((await other.admin.call("GET", `/api/admin/audit?tenant_id=${tenant.id}`)).status).toBe(404);
});

test("a dead message is sent again or given up", async () => {
	const insert = "insert into dead_messages (id, body, reason, created_at) values (?, ?, 'test', 1)";
	await portal.db
		.prepare(insert)
		.bind("dead-1", JSON.stringify({ v: 1, id: "x", type: "nothing", tenantId: null }))
		.run();
	await portal.db.prepare(insert).bind("dead-2", "{").run();
	const press = (intent: string, id: string) => boss.submit("/followup", { intent, id });
	expect((await press("replay", "dead-2")).status).toBe(409);
	expect((await press("giveUp", "dead-2")).status).toBe(302);
	expect((await press("replay", "dead-1")).status).toBe(302);
	await portal.settle();
	const left = await read<{ id: string; reason: string }>("select id, reason from dead_messages");
	expect(left).toHaveLength(1);
	expect(left[0]).not.toMatchObject({ id: "dead-1" });
});
