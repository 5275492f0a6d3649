import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let boss: Person;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
	portal = await startPortal();
	world = await makeWorld();
	boss = await signInAs(portal, world.admin.email);
});
afterAll(() => portal.dispose());

/** Ada manages the users of Vik and Nes, is a mere client in Bo, and has nothing to do with Os. */
async function makeWorld() {
	const make = factories(portal.db);
	const module = await make.module("users");
	const [vik, nes, bo, os] = [await make.tenant(), await make.tenant(), await make.tenant(), await make.tenant()];
	const admin = await make.member(vik, "ADMIN");
	await make.membership(nes, admin, "ADMIN");
	await make.membership(bo, admin, "CLIENT");
	for (const tenant of [vik, nes]) await make.grant(await make.entry(tenant, module), admin, "ADMIN");
	await make.grant(await make.entry(bo, module), admin, "CLIENT");
	const [inVik, inNes] = [await make.member(vik, "CLIENT"), await make.member(nes, "CLIENT")];
	const [inBo, inOs] = [await make.member(bo, "CLIENT"), await make.member(os, "CLIENT")];
	return { vik, nes, admin, inVik, inNes, inBo, inOs };
}

describe("a user by e-mail", () => {
	const find = (email: string, more = "") => boss.call("GET", `/api/user?email=${email}${more}`);

	it("is found in every tenant whose users the caller manages", async () => {
		const { vik, nes, inVik, inNes } = world;
		expect(await find(inVik.email)).toMatchObject({ status: 200, body: { id: inVik.id, tenant_id: vik.id } });
		expect(await find(inNes.email)).toMatchObject({ status: 200, body: { id: inNes.id, tenant_id: nes.id } });
	});

	it("is not there where the caller manages nobody, nor in another tenant than the one named", async () => {
		const { vik, nes, inNes, inBo, inOs } = world;
		for (const email of [inBo.email, inOs.email, "no@body.test"]) expect((await find(email)).status).toBe(404);
		expect((await find(inNes.email, `&tenant_id=${vik.id}`)).status).toBe(404);
		expect((await find(inNes.email, `&tenant_id=${nes.id}`)).status).toBe(200);
	});

	it("is refused to whoever manages no tenant's users at all", async () => {
		const client = await signInAs(portal, world.inVik.email);
		expect((await client.call("GET", `/api/user?email=${world.inVik.email}`)).status).toBe(403);
	});
});

describe("the details of a member", () => {
	const save = (id: string, more: object) => boss.call("POST", "/api/user", { id, tenant_id: world.nes.id, ...more });
	const names = async (id: string) => {
		const row = (table: string) =>
			portal.db.prepare(`select first_name as name, phone from ${table} where id = ?`).bind(id).first();
		return { account: await row("users"), person: await row("people") };
	};

	it("are changed in the account and in the organisation's list together, or in neither", async () => {
		const { inNes } = world;
		const own = { name: "Turid", phone: "99887766" };
		expect((await save(inNes.id, { first_name: own.name, phone: own.phone })).status).toBe(200);
		expect(await names(inNes.id)).toEqual({ account: own, person: own });
		await portal.db
			.prepare("create trigger no_account before update on users begin select raise(abort, 'not today'); end")
			.run();
		expect((await save(inNes.id, { first_name: "Other" })).status).toBeGreaterThanOrEqual(500);
		await portal.db.prepare("drop trigger no_account").run();
		expect(await names(inNes.id)).toEqual({ account: own, person: own });
	});
});

describe("the members of a tenant", () => {
	const list = (query: string) =>
		boss.call("GET", `/api/admin/moduletenants?mode=getusersfromtenant&tenantid=${world.nes.id}${query}`);
	const emails = (body: { items: { email: string }[] }) => body.items.map(({ email }) => email);

	it("are searched and sorted, and go on where a page ended", async () => {
		const { admin, inNes } = world;
		const all = emails((await list("&sort=email")).body);
		expect(all).toEqual([admin.email, inNes.email].sort());
		expect(emails((await list("&sort=-email")).body)).toEqual([...all].reverse());
		expect(emails((await list(`&q=${inNes.email.slice(0, 6).toUpperCase()}`)).body)).toEqual([inNes.email]);
		const first = (await list("&limit=1&sort=-name")).body;
		const second = (await list(`&limit=1&sort=-name&cursor=${first.next}`)).body;
		expect(emails((await list("&sort=-name")).body)).toEqual([...emails(first), ...emails(second)]);
		expect(second.next).toBeNull();
		expect((await list("&sort=secret")).status).toBe(422);
		expect((await list(`&tenant_id=${world.nes.id}`)).status).toBe(200);
		expect((await list(`&tenant_id=${world.vik.id}`)).status).toBe(404);
	});
});

describe("a refused input", () => {
	const errorsOf = async (body: object) => Object.keys((await boss.call("POST", "/api/user", body)).body.errors);

	it("names its fields as the caller did", async () => {
		const tenant_id = world.vik.id;
		const wrong = "x".repeat(200);
		expect(await errorsOf({ tenant_id, first_name: wrong, job_position: 1 })).toEqual(["first_name", "job_position"]);
		expect(await errorsOf({ tenant_id, firstName: wrong })).toEqual(["firstName"]);
	});

	it("names what was left out as the call's description does", async () => {
		const answer = await boss.call("POST", "/api/admin/moduletenantuser", { tenant_id: world.vik.id });
		expect(answer).toMatchObject({ status: 422 });
		expect(Object.keys(answer.body.errors)).toEqual(["module_access"]);
	});

	it("leaves the names inside of a field as they are", async () => {
		const body = { tenant_id: world.vik.id, grants: [{ modules_tenant_id: 1, module_access: "X" }] };
		expect(await errorsOf(body)).toEqual(["grants.0.modules_tenant_id"]);
	});
});
