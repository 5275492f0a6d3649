import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { asPerson, type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	world = await makeWorld();
	const boss = await signInAs(portal, world.admin.email);
	const { tenant, advisor, client } = world;
	const tie = { tenant_id: tenant.id, advisor_id: advisor.id, client_id: client.id };
	expect((await boss.call("POST", "/api/client", tie)).status).toBe(201);
});
afterAll(() => portal.dispose());

const NOBODY = "0199f19c-a900-77e5-aa1d-000000000000";

async function makeWorld() {
	const module = await make.module("users");
	const tenant = await make.tenant({ name: "Vik" });
	const other = await make.tenant({ name: "Nes" });
	const entry = await make.entry(tenant, module);
	const otherEntry = await make.entry(other, module);
	const admin = await make.member(tenant, "ADMIN", { firstName: "Ada", lastName: "Admin" });
	const advisor = await make.member(tenant, "ADVISOR", { firstName: "Åse", lastName: "Aas" });
	const advisor2 = await make.member(tenant, "ADVISOR", { firstName: "Bo", lastName: "Berg" });
	const client = await make.member(tenant, "CLIENT", { firstName: "Cem", lastName: "Can" });
	const stranger = await make.member(tenant, "CLIENT", { firstName: "Siv", lastName: "Stranger" });
	const foreign = await make.member(other, "ADMIN", { firstName: "Eva", lastName: "Elsewhere" });
	await make.grant(entry, admin, "ADMIN");
	await make.grant(entry, advisor, "ADVISOR");
	await make.grant(otherEntry, foreign, "ADMIN");
	return { module, tenant, other, entry, otherEntry, admin, advisor, advisor2, client, stranger, foreign };
}

const page = (tenant: { guid: string }, rest = "") => `/${tenant.guid}/user/users${rest}`;
const form = (person: Person, path: string, fields: [string, string][]) =>
	person.fetch(path, { method: "POST", body: new URLSearchParams(fields) });
const count = async (sql: string, ...values: string[]) =>
	(await portal.db
		.prepare(sql)
		.bind(...values)
		.first<number>("n")) ?? 0;

describe("the list", () => {
	it("shows those who manage everybody, and an advisor staff and own clients only", async () => {
		const { admin, advisor, tenant } = world;
		const boss = await signInAs(portal, admin.email);
		const guide = await signInAs(portal, advisor.email);
		const all = await (await boss.fetch(page(tenant))).text();
		for (const name of ["Ada Admin", "Bo Berg", "Cem Can", "Siv Stranger"]) expect(all).toContain(name);
		const own = await (await guide.fetch(page(tenant))).text();
		for (const name of ["Ada Admin", "Bo Berg", "Cem Can"]) expect(own).toContain(name);
		expect(own).not.toContain("Siv Stranger");
		expect(own).not.toContain("user/users/invite");
	});

	it("finds by parts of name and e-mail, and never another tenant's", async () => {
		const boss = await signInAs(portal, world.admin.email);
		const found = await (await boss.fetch(page(world.tenant, "?q=cem+CAN"))).text();
		expect(found).toContain("Cem Can");
		expect(found).not.toContain("Bo Berg");
		const none = await (await boss.fetch(page(world.tenant, "?q=elsewhere"))).text();
		expect(none).not.toContain("Eva Elsewhere");
	});

	it("pages over members and invited people by name, there and back, and none is lost or twice", async () => {
		const tenant = await make.tenant();
		const entry = await make.entry(tenant, world.module);
		const boss = await make.member(tenant, "ADMIN", { firstName: "Zoe", lastName: "Zz" });
		await make.grant(entry, boss, "ADMIN");
		for (let index = 0; index < 57; index++)
			await make.member(tenant, "CLIENT", { firstName: "Same", lastName: `Name${index % 5}` });
		const person = await signInAs(portal, boss.email);
		const emails = Array.from({ length: 8 }, (_, index) => `name${index}@late.test`).join("\n");
		const invited = await form(person, page(tenant, "/invite"), [
			["emails", emails],
			["role", "CLIENT"],
			["language", "nb"],
			["message", ""],
		]);
		expect(invited.status).toBe(302);
		const rowsOf = (html: string) => [...html.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name]) => name);
		const linksOf = (html: string) =>
			[...html.matchAll(/href="([^"]*[?&](?:cursor|before)=[^"]*)"/g)].map(
				([, to]) => to?.replaceAll("&amp;", "&") ?? "",
			);
		const first = await (await person.fetch(page(tenant))).text();
		expect(rowsOf(first)).toHaveLength(25);
		const next = linksOf(first).find((link) => link.includes("cursor="));
		const second = await (await person.fetch(next ?? "")).text();
		expect(rowsOf(second)).toHaveLength(25);
		const back = linksOf(second).find((link) => link.includes("before="));
		expect(rowsOf(await (await person.fetch(back ?? "")).text())).toEqual(rowsOf(first));
		const csv = await (await person.fetch(page(tenant, "/export"))).text();
		expect(csv.trim().split("\r\n")).toHaveLength(1 + 66);
	});

	it("answers a malformed cursor with 422 and what is no list with the usual 404", async () => {
		const boss = await signInAs(portal, world.admin.email);
		expect((await boss.fetch(page(world.tenant, "?cursor=%25%25"))).status).toBe(422);
		expect((await boss.fetch(page(world.other))).status).toBe(404);
	});

	it("keeps formulas of a spreadsheet out of the export", async () => {
		const { tenant, admin } = world;
		await make.member(tenant, "CLIENT", { firstName: "=HYPERLINK(1)", lastName: "" });
		const boss = await signInAs(portal, admin.email);
		const answer = await boss.fetch(page(tenant, "/export?q=hyperlink"));
		expect(answer.headers.get("content-type")).toContain("text/csv");
		expect(await answer.text()).toContain("'=HYPERLINK(1)");
	});
});

describe("what stands in a row", () => {
	const rowOf = (html: string, name: string) => html.split("<tr").find((row) => row.includes(name)) ?? "";
	const attempt = (email: string) => asPerson(portal).call("POST", "/api/login", { email, password: "not it" });

	it("is a chip for each module, and the last login", async () => {
		const boss = await signInAs(portal, world.admin.email);
		const row = rowOf(await (await boss.fetch(page(world.tenant))).text(), "Ada Admin");
		expect(row).toMatch(/class="badge [^"]*"><span[^>]*>Users: Administrator</);
		expect(row).toContain("Never");
	});

	it("says Locked after too many wrong passwords, to those who manage, until the wait is over", async () => {
		const { tenant, advisor } = world;
		const locked = await make.member(tenant, "ADVISOR", { firstName: "Lars", lastName: "Locked" });
		const boss = await signInAs(portal, world.admin.email);
		const guide = await signInAs(portal, advisor.email);
		const names = async (person: Person, query: string) => (await person.fetch(page(tenant, query))).text();
		for (let count = 0; count < 5; count++) expect((await attempt(locked.email)).status).toBe(401);
		expect((await attempt(locked.email)).status).toBe(429);
		expect(rowOf(await names(boss, "?q=lars"), "Lars Locked")).toContain("Locked");
		expect(await names(boss, "?f=status.any.locked")).toContain("Lars Locked");
		expect(await names(boss, "?f=status.any.locked")).not.toContain("Bo Berg");
		expect(await names(boss, "?f=status.any.active")).not.toContain("Lars Locked");
		expect(await names(boss, `?member=${locked.guid}`)).toContain("Locked until");
		// Who does not manage sees neither the status nor whom a filter for it finds.
		expect(await names(guide, "?f=status.any.locked")).toContain("Bo Berg");
		await portal.travelTo(new Date(Date.now() + 10 * 60_000));
		expect(await names(boss, "?f=status.any.locked")).not.toContain("Lars Locked");
		await portal.travelTo(null);
	});

	it("is sorted by e-mail too, members and invited people in one order", async () => {
		const tenant = await make.tenant();
		const admin = await make.member(tenant, "ADMIN", { email: "m@sort.test", lastName: "Aaa" });
		await make.grant(await make.entry(tenant, world.module), admin, "ADMIN");
		for (const email of ["z@sort.test", "c@sort.test"]) await make.member(tenant, "CLIENT", { email });
		const boss = await signInAs(portal, admin.email);
		for (const email of ["a@sort.test", "x@sort.test"])
			await boss.call("POST", "/api/user", { email, role: "CLIENT", tenant_id: tenant.id });
		const emails = async (query: string) =>
			[...(await (await boss.fetch(page(tenant, query))).text()).matchAll(/<td[^>]*>(\w@sort\.test)</g)].map(
				([, email]) => email?.[0],
			);
		expect(await emails("?columns=email&sort=email")).toEqual(["a", "c", "m", "x", "z"]);
		expect(await emails("?columns=email&sort=-email")).toEqual(["z", "x", "m", "c", "a"]);
	});
});

describe("managing", () => {
	it("is for level 30 only", async () => {
		const guide = await signInAs(portal, world.advisor.email);
		for (const fields of [
			[
				["intent", "changeRole"],
				["member", world.client.guid],
				["role", "ADMIN"],
			],
			[
				["intent", "remove"],
				["member", world.client.guid],
				["confirmName", "Cem Can"],
			],
		] as [string, string][][]) {
			const answer = await form(guide, page(world.tenant), fields);
			expect(answer.headers.get("location")).toContain("/error?access=not%20allowed");
		}
		expect((await guide.fetch(page(world.tenant, "/invite"))).headers.get("location")).toContain("not%20allowed");
		expect((await guide.fetch(page(world.tenant, "/invitations"))).headers.get("location")).toContain("not%20allowed");
	});

	it("does not reach a member of another tenant", async () => {
		const boss = await signInAs(portal, world.admin.email);
		const answer = await form(boss, page(world.tenant), [
			["intent", "deactivate"],
			["member", world.foreign.guid],
		]);
		expect(answer.status).toBe(404);
		const still = await count("select is_active as n from memberships where user_id = ?", world.foreign.id);
		expect(still).toBe(1);
	});

	it("changes membership and the tenant's own row together, with audit rows, and tells of new modules", async () => {
		const { tenant, admin, entry, module } = world;
		const member = await make.member(tenant, "CLIENT");
		const boss = await signInAs(portal, admin.email);
		const role = await form(boss, page(tenant), [
			["intent", "changeRole"],
			["member", member.guid],
			["role", "ADVISOR"],
		]);
		expect(role.status).toBe(302);
		const where =
			"from memberships m join people p on p.tenant_id = m.tenant_id and p.id = m.user_id where m.user_id = ?";
		expect(await count(`select count(*) as n ${where} and m.role = 'ADVISOR' and p.role = 'ADVISOR'`, member.id)).toBe(
			1,
		);
		const grants = await form(boss, page(tenant), [
			["intent", "changeGrants"],
			["member", member.guid],
			["entries[]", entry.id],
			["roles[]", await make.roleId(module.id, "ADVISOR")],
		]);
		expect(grants.status).toBe(302);
		await portal.settle();
		expect(await count("select count(*) as n from modules_tenant_user where user_id = ?", member.id)).toBe(1);
		expect(
			await count("select count(*) as n from notifications where user_id = ? and type = 'accessGranted'", member.id),
		).toBe(1);
		expect(
			await count("select count(*) as n from audit_events where actor_id = ? and record_id = ?", admin.id, member.id),
		).toBeGreaterThanOrEqual(1);
		const panel = await (await boss.fetch(`${page(tenant)}?member=${member.guid}`)).text();
		expect(panel).toMatch(/Role changed|Rolle endret/);
	});

	it("lets nobody take away or lower what is above their own", async () => {
		const { tenant, entry } = world;
		const module = await make.module("users", { key: "beyond", label: "beyond" });
		const beyond = await make.entry(tenant, module);
		const manager = await make.member(tenant, "ADVISOR");
		await make.grant(entry, manager, "ADMIN");
		await make.grant(beyond, manager, "CLIENT");
		const member = await make.member(tenant, "CLIENT");
		const { moduleRoleId } = await make.grant(beyond, member, "ADVISOR");
		const lower = await make.roleId(module.id, "CLIENT");
		const guide = await signInAs(portal, manager.email);
		for (const role of ["", lower]) {
			const answer = await form(guide, page(tenant), [
				["intent", "changeGrants"],
				["member", member.guid],
				["entries[]", beyond.id],
				["roles[]", role],
			]);
			expect(answer.headers.get("location")).toMatch(/^\/error\?/);
		}
		const kept = "select count(*) as n from modules_tenant_user where user_id = ? and module_role_id = ?";
		expect(await count(kept, member.id, moduleRoleId)).toBe(1);
	});

	it("refuses a role of another tenant's module, and writes nothing of the form", async () => {
		const { tenant, admin, otherEntry, client } = world;
		const boss = await signInAs(portal, admin.email);
		const answer = await form(boss, page(tenant), [
			["intent", "changeGrants"],
			["member", client.guid],
			["entries[]", otherEntry.id],
			["roles[]", await make.roleId(otherEntry.moduleId, "ADMIN")],
		]);
		expect(answer.status).toBe(422);
		expect(await count("select count(*) as n from modules_tenant_user where user_id = ?", client.id)).toBe(0);
	});

	it("gives nobody more than the giver has", async () => {
		const { tenant, entry, client, admin } = world;
		const helper = await make.member(tenant, "ADVISOR");
		const member = await make.member(tenant, "CLIENT");
		await make.grant(entry, helper, "ADMIN");
		const person = await signInAs(portal, helper.email);
		const up = await person.call("POST", "/api/user", { id: client.id, tenant_id: tenant.id, role: "ADMIN" });
		expect(up.status).toBe(403);
		const down = await person.call("POST", "/api/user", { id: admin.id, tenant_id: tenant.id, role: "CLIENT" });
		expect(down.status).toBe(403);
		const invited = await person.call("POST", "/api/user", {
			email: "boss@new.test",
			role: "ADMIN",
			tenant_id: tenant.id,
		});
		expect(invited.status).toBe(403);
		const peer = await person.call("POST", "/api/user", { id: member.id, tenant_id: tenant.id, role: "ADVISOR" });
		expect(peer.status).toBe(200);
	});

	it("leaves a tenant its last administrator, also when two step down at once", async () => {
		const tenant = await make.tenant();
		const entry = await make.entry(tenant, world.module);
		const one = await make.member(tenant, "ADMIN");
		const two = await make.member(tenant, "ADMIN");
		await make.grant(entry, one, "ADMIN");
		await make.grant(entry, two, "ADMIN");
		const [a, b] = [await signInAs(portal, one.email), await signInAs(portal, two.email)];
		const leave = (by: Person, id: string) =>
			by.call("POST", "/api/user", { id, tenant_id: tenant.id, role: "CLIENT" });
		const answers = await Promise.all([leave(a, one.id), leave(b, two.id)]);
		const admins = "select count(*) as n from memberships where tenant_id = ? and role = 'ADMIN' and is_active = 1";
		expect(await count(admins, tenant.id)).toBe(1);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
		const last = (answers[0]?.status === 200 ? two : one) as typeof one;
		const person = answers[0]?.status === 200 ? b : a;
		for (const fields of [
			[
				["intent", "deactivate"],
				["member", last.guid],
			],
			[
				["intent", "remove"],
				["member", last.guid],
				["confirmName", `${last.firstName} ${last.lastName}`],
			],
		] as [string, string][][])
			expect((await form(person, page(tenant), fields)).status).toBe(422);
		expect(await count(admins, tenant.id)).toBe(1);
	});

	it("removes a member with grants and relations, only after the typed name, and shuts them out at once", async () => {
		const { tenant, admin, entry, advisor2 } = world;
		const leaver = await make.member(tenant, "CLIENT", { firstName: "Liv", lastName: "Leaver" });
		await make.grant(entry, leaver, "ADMIN");
		const boss = await signInAs(portal, admin.email);
		await boss.call("POST", "/api/client", { tenant_id: tenant.id, advisor_id: advisor2.id, client_id: leaver.id });
		const gone = await signInAs(portal, leaver.email);
		expect((await gone.fetch(page(tenant))).status).toBe(200);
		const remove = (confirmName: string) =>
			form(boss, page(tenant), [
				["intent", "remove"],
				["member", leaver.guid],
				["confirmName", confirmName],
			]);
		expect((await remove("Liv")).status).toBe(422);
		expect((await remove("Liv Leaver")).status).toBe(302);
		for (const sql of [
			"select count(*) as n from memberships where user_id = ?",
			"select count(*) as n from modules_tenant_user where user_id = ?",
			"select count(*) as n from people where id = ?",
			"select count(*) as n from advisor_clients where client_id = ?",
		])
			expect(await count(sql, leaver.id)).toBe(0);
		expect(await count("select count(*) as n from users where id = ?", leaver.id)).toBe(1);
		expect((await gone.fetch(page(tenant))).status).toBe(404);
	});
});

describe("the calls", () => {
	it("give a user only inside a tenant of the caller, the same answer else", async () => {
		const boss = await signInAs(portal, world.admin.email);
		const own = await boss.call("GET", `/api/user?email=${world.client.email}&tenant_id=${world.tenant.id}`);
		expect(own.body).toMatchObject({ id: world.client.id, first_name: "Cem", tenant_id: world.tenant.id });
		const foreign = await boss.call("GET", `/api/user?email=${world.foreign.email}`);
		const nobody = await boss.call("GET", "/api/user?email=no@body.test");
		expect(foreign.status).toBe(404);
		const bare = ({ text }: { text: string }) => text.replace(/"request_id":"[^"]*"/, "");
		expect(bare(foreign)).toBe(bare(nobody));
		expect((await boss.call("GET", `/api/user?email=x@y.test&tenant_id=${world.other.id}`)).status).toBe(404);
	});

	it("list a module's users with their roles, page by page", async () => {
		const boss = await signInAs(portal, world.admin.email);
		const path = `/api/user?mode=getmoduleusers&tenant_id=${world.tenant.id}&module_id=${world.module.id}`;
		const all = (await boss.call("GET", path)).body;
		const mine = all.items.find((item: { id: string }) => item.id === world.admin.id);
		expect(mine).toMatchObject({ module_access: "ADMIN", module_access_level: 30, modules_tenant_id: world.entry.id });
		expect(all.items.map((item: { id: string }) => item.id)).not.toContain(world.client.id);
		const first = (await boss.call("GET", `${path}&limit=1`)).body;
		expect(first.items).toHaveLength(1);
		const second = (await boss.call("GET", `${path}&limit=1&cursor=${first.next}`)).body;
		expect(second.items[0].id).not.toBe(first.items[0].id);
		expect((await boss.call("GET", `${path}&limit=201`)).status).toBe(422);
		expect((await boss.call("GET", `${path}&cursor=nonsense`)).status).toBe(422);
		expect((await boss.call("GET", "/api/user?mode=everybody")).status).toBe(422);
		const missing = await boss.call("GET", `/api/user?mode=getmoduleusers&tenant_id=${world.tenant.id}`);
		expect(missing).toMatchObject({ status: 404, body: { title: "Need id" } });
	});

	it("let people change their own profile without a grant, and nothing else", async () => {
		const { client, stranger, tenant } = world;
		const self = await signInAs(portal, client.email);
		const changed = await self.call("POST", "/api/user", { id: client.id, phone: "+47 900 11 222" });
		expect(changed).toMatchObject({ status: 200, body: { phone: "+47 900 11 222" } });
		await portal.settle();
		expect(await count("select count(*) as n from people where id = ? and phone = '+47 900 11 222'", client.id)).toBe(
			1,
		);
		expect((await self.call("POST", "/api/user", { id: client.id, role: "ADMIN", tenant_id: tenant.id })).status).toBe(
			403,
		);
		expect(
			(await self.call("POST", "/api/user", { id: stranger.id, first_name: "X", tenant_id: tenant.id })).status,
		).toBe(403);
	});

	it("keep what somebody else changed: 409 with the record as it is", async () => {
		const { stranger, tenant, admin } = world;
		const boss = await signInAs(portal, admin.email);
		const seen = (await boss.call("GET", `/api/user?email=${stranger.email}&tenant_id=${tenant.id}`)).body;
		const body = { id: stranger.id, tenant_id: tenant.id, updated_at: seen.updated_at };
		expect((await boss.call("POST", "/api/user", { ...body, job_position: "Elev" })).status).toBe(200);
		const late = await boss.call("POST", "/api/user", { ...body, job_position: "Student" });
		expect(late).toMatchObject({ status: 409, body: { current: { job_position: "Elev" } } });
	});

	it("leave names to people who are members elsewhere too", async () => {
		const { tenant, other, admin } = world;
		const both = await make.member(tenant, "CLIENT");
		await make.membership(other, both, "CLIENT");
		const boss = await signInAs(portal, admin.email);
		const body = { id: both.id, tenant_id: tenant.id };
		expect((await boss.call("POST", "/api/user", { ...body, first_name: "Changed" })).status).toBe(422);
		expect((await boss.call("POST", "/api/user", { ...body, role: "ADVISOR" })).status).toBe(200);
		expect(await count("select count(*) as n from memberships where user_id = ? and role = 'CLIENT'", both.id)).toBe(1);
	});
});

describe("advisors and clients", () => {
	it("are an advisor's own; another's are not there below level 30", async () => {
		const { advisor, advisor2, client, tenant, admin, foreign } = world;
		const guide = await signInAs(portal, advisor.email);
		const path = `/api/client?mode=getadvisorclients&tenant_id=${tenant.id}&advisor_id=`;
		const own = await guide.call("GET", path + advisor.id);
		expect(own.body.items.map((item: { id: string }) => item.id)).toEqual([client.id]);
		expect((await guide.call("GET", path + advisor2.id)).status).toBe(404);
		expect((await guide.call("GET", path + NOBODY)).status).toBe(404);
		const boss = await signInAs(portal, admin.email);
		expect((await boss.call("GET", path + advisor2.id)).status).toBe(200);
		expect((await boss.call("GET", path + foreign.id)).status).toBe(404);
	});

	it("are tied once, never over tenants, and the first advisor is the primary one", async () => {
		const { advisor, advisor2, tenant, admin, foreign } = world;
		const client = await make.member(tenant, "CLIENT");
		const boss = await signInAs(portal, admin.email);
		const tie = (advisorId: string, clientId: string) =>
			boss.call("POST", "/api/client", { tenant_id: tenant.id, advisor_id: advisorId, client_id: clientId });
		const first = await tie(advisor.id, client.id);
		expect(first).toMatchObject({ status: 201, body: { is_primary: true } });
		expect((await tie(advisor.id, client.id)).status).toBe(409);
		const second = await tie(advisor2.id, client.id);
		expect(second.body.is_primary).toBe(false);
		expect((await tie(client.id, client.id)).status).toBe(422);
		expect((await tie(foreign.id, client.id)).status).toBe(404);
		await portal.settle();
		expect(
			await count("select count(*) as n from notifications where user_id = ? and type = 'clientAssigned'", advisor2.id),
		).toBeGreaterThanOrEqual(1);
		const ended = await boss.call("DELETE", `/api/client?id=${first.body.id}`);
		expect(ended.body).toEqual({ id: first.body.id, deleted: true });
		expect(await count("select is_primary as n from advisor_clients where id = ?", second.body.id)).toBe(1);
		expect((await boss.call("DELETE", `/api/client?id=${first.body.id}`)).status).toBe(404);
	});

	it("move to another advisor in one step, those they share only once", async () => {
		const { tenant, admin } = world;
		const [from, heir] = [await make.member(tenant, "ADVISOR"), await make.member(tenant, "ADVISOR")];
		const clients = [await make.member(tenant), await make.member(tenant), await make.member(tenant)];
		const boss = await signInAs(portal, admin.email);
		for (const client of clients)
			await boss.call("POST", "/api/client", { tenant_id: tenant.id, advisor_id: from.id, client_id: client.id });
		await boss.call("POST", "/api/client", { tenant_id: tenant.id, advisor_id: heir.id, client_id: clients[0]?.id });
		const answer = await form(boss, page(tenant), [
			["intent", "transfer"],
			["member", from.guid],
			["advisor", heir.guid],
		]);
		expect(answer.status).toBe(302);
		expect(await count("select count(*) as n from advisor_clients where advisor_id = ?", from.id)).toBe(0);
		expect(
			await count("select count(*) as n from advisor_clients where advisor_id = ? and is_primary = 1", heir.id),
		).toBe(3);
	});

	it("end after a lost access: by POST, by a script's GET, never by a link", async () => {
		const { tenant, admin, entry } = world;
		const [guide, client] = [await make.member(tenant, "ADVISOR"), await make.member(tenant)];
		const grant = await make.grant(entry, guide, "ADVISOR");
		const boss = await signInAs(portal, admin.email);
		const tie = { tenant_id: tenant.id, advisor_id: guide.id, client_id: client.id };
		await boss.call("POST", "/api/client", tie);
		const ask = { mode: "deleterelationafteraccess", tenant_id: tenant.id, user_id: guide.id, user_role: "ADVISOR" };
		const path = `/api/client?${new URLSearchParams(ask)}`;
		const left = () => count("select count(*) as n from advisor_clients where advisor_id = ?", guide.id);
		expect((await boss.call("POST", "/api/client", ask)).body.deleted).toBe(0);
		expect(await left()).toBe(1);
		await portal.db.prepare("delete from modules_tenant_user where id = ?").bind(grant.id).run();
		const prefetch = { "Sec-Fetch-Site": "same-origin", "Sec-Purpose": "prefetch" };
		expect((await boss.call("GET", path, undefined, prefetch)).status).toBe(405);
		expect((await boss.call("GET", path, undefined, { "Sec-Fetch-Site": "cross-site" })).status).toBe(405);
		expect((await boss.call("GET", path, undefined, { "Sec-Fetch-Site": "none" })).status).toBe(405);
		expect(await left()).toBe(1);
		expect((await boss.call("GET", path)).body.deleted).toBe(1);
		expect((await boss.call("POST", "/api/client", ask)).body.deleted).toBe(0);
		expect(await left()).toBe(0);
	});
});
