import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addDays, today } from "#app/platform/clock";
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

beforeAll(async () => {
	portal = await startPortal();
	make = factories(portal.db);
	module = await make.module("users");
	await make.user({ email: "boss@example.test", isSuperadmin: true });
	boss = await signInAs(portal, "boss@example.test");
});
afterAll(() => portal.dispose());

/** A tenant whose admin may use the module. */
async function office(given: { status?: number; expires?: string | null } = {}) {
	const tenant = await make.tenant();
	const entry = await make.entry(tenant, module, given);
	const account = await make.member(tenant, "ADMIN");
	await make.grant(entry, account, "ADMIN");
	return { tenant, entry, admin: await signInAs(portal, account.email) };
}

describe("the days of a module", () => {
	test("from its first day: before it refused everywhere, on it open", async () => {
		const { tenant, entry, admin } = await office();
		const set = (starts: string | null) => boss.call("POST", "/api/admin/moduletenants", { id: entry.id, starts });
		const page = () => admin.fetch(`/${tenant.guid}/user/users`);
		const menu = async () =>
			(await admin.call("GET", "/api/admin/moduletenants?mode=getmodulesandcomponentsforuser&lang=en")).body.items;
		expect((await set(day(1))).body).toMatchObject({ starts: day(1), expires: null, status: 1 });
		expect((await page()).headers.get("location")).toContain("/error?access=not%20allowed");
		expect(await menu()).toEqual([]);
		const address = `/api/user?mode=getmoduleusers&tenant_id=${tenant.id}&module_id=${module.id}`;
		expect((await admin.call("GET", address)).status).toBe(403);
		expect((await admin.call("GET", "/api/me")).body.roleObj).toEqual([]);
		const home = await (await admin.fetch("/home")).text();
		expect(home).toContain("Access begins");
		const refused = await admin.fetch(`/error?access=not%20allowed&from=/${tenant.guid}/user/users`);
		expect(await refused.text()).toContain("begins on");
		const list = `/api/admin/moduletenants?mode=getmodulefromtenantmodule&tenantid=${tenant.id}`;
		expect((await admin.call("GET", list)).body.items).toEqual([]);
		expect((await admin.call("GET", `${list}&adminfetch=1`)).body.items).toMatchObject([{ starts: day(1) }]);
		await set(day(0));
		expect((await page()).status).toBe(200);
		expect(await menu()).toMatchObject([{ id: entry.id, starts: day(0) }]);
	});

	test("the first day is the provider's, and never after the last", async () => {
		const { entry, admin, tenant } = await office({ expires: day(10) });
		const set = (person: Person, more: object) =>
			person.call("POST", "/api/admin/moduletenants", { id: entry.id, ...more });
		expect((await set(admin, { starts: day(-1) })).status).toBe(403);
		const late = await set(boss, { starts: day(11) });
		expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ["expires"]]);
		expect((await set(boss, { starts: day(10) })).status).toBe(200);
		expect((await set(boss, { starts: null })).body).toMatchObject({ starts: null, expires: day(10) });
		const fields = { intent: "setTerms", tenant: tenant.guid, entry: entry.id, "roles[]": "CLIENT" };
		const sent = { ...fields, starts: day(3), expires: day(2) };
		expect((await boss.submit("/followup/tenants", sent)).status).toBe(422);
		expect(await read("select starts from modules_tenant where id = ?", entry.id)).toEqual([{ starts: null }]);
	});
});

describe("the roles of a module in a tenant", () => {
	const restricted = async () => {
		const made = await office();
		const set = (roles: unknown) => boss.call("POST", "/api/admin/moduletenants", { id: made.entry.id, roles });
		return { ...made, set, answer: await set(["client", "ADVISOR"]) };
	};
	const roleId = (name: string) => make.roleId(module.id, name);

	test("are some of its own, or all", async () => {
		const { set, answer, entry, admin } = await restricted();
		expect(answer.body.roles).toEqual(["CLIENT", "ADVISOR"]);
		expect((await set(["EMPEROR"])).status).toBe(422);
		expect((await set([])).status).toBe(422);
		const own = { id: entry.id, roles: ["ADMIN"] };
		expect((await admin.call("POST", "/api/admin/moduletenants", own)).status).toBe(403);
		expect((await set(["CLIENT", "ADVISOR", "ADMIN"])).body.roles).toBeNull();
	});

	test("are all that can be given there: by a grant, by the form, by an invitation and on accepting it", async () => {
		const { entry, tenant, admin, set } = await restricted();
		const fresh = await make.member(tenant, "CLIENT");
		const give = (access: string) =>
			admin.call("POST", "/api/admin/moduletenantuser", {
				...{ modules_tenant_id: entry.id, user_id: fresh.id, module_access: access },
			});
		expect((await give("ADMIN")).status).toBe(422);
		expect((await give("ADVISOR")).status).toBe(201);
		const form = { intent: "changeGrants", member: fresh.guid, "entries[]": entry.id };
		const users = `/${tenant.guid}/user/users?member=${fresh.guid}`;
		expect((await admin.submit(users, { ...form, "roles[]": await roleId("ADMIN") })).status).toBe(422);
		expect((await admin.submit(users, { ...form, "roles[]": await roleId("CLIENT") })).status).toBe(302);
		const invite = (access: string, email: string) =>
			admin.call("POST", "/api/user", {
				...{ tenant_id: tenant.id, email, role: "CLIENT" },
				grants: [{ modules_tenant_id: entry.id, module_access: access }],
			});
		expect((await invite("ADMIN", "not@example.test")).status).toBe(422);
		expect((await invite("ADVISOR", "late@example.test")).status).toBe(201);
		expect(await read("select email from invitations where tenant_id = ?", tenant.id)).toEqual([
			{ email: "late@example.test" },
		]);
		await set(["CLIENT"]);
		await portal.settle();
		const [letter] = await read<{ text: string }>("select text from mail_outbox where recipient = 'late@example.test'");
		const [, link = ""] = /(\/invitation\/\S+)/.exec(letter?.text ?? "") ?? [];
		const person = { firstName: "Late", lastName: "Comer", password: "a long enough secret", language: "nb" };
		expect((await asPerson(portal).submit(link, { intent: "join", ...person })).status).toBe(302);
		const [joined] = await read<{ id: string }>("select id from users where email = 'late@example.test'");
		expect(await read("select role from memberships where user_id = ?", joined?.id)).toEqual([{ role: "CLIENT" }]);
		expect(await read("select 1 from modules_tenant_user where user_id = ?", joined?.id)).toEqual([]);
	});

	test("who has another role keeps it, and can be moved away from it", async () => {
		const { entry, tenant, admin } = await restricted();
		expect((await admin.fetch(`/${tenant.guid}/user/users`)).status).toBe(200);
		const grant =
			"select r.name from modules_tenant_user g join module_roles r on r.id = g.module_role_id where g.user_id = ?";
		expect(await read(grant, admin.userId)).toEqual([{ name: "ADMIN" }]);
		const [own] = await read<{ id: string }>("select id from modules_tenant_user where user_id = ?", admin.userId);
		const moved = { id: own?.id, modules_tenant_id: entry.id, module_access: "CLIENT" };
		expect((await admin.call("POST", "/api/admin/moduletenantuser", moved)).status).toBe(200);
	});
});
