import { afterAll, beforeAll, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Person } from "../support/sign-in";

let crm: Awaited<ReturnType<typeof startCrm>>;
let advisor: Person;
beforeAll(async () => {
	crm = await startCrm();
	advisor = await crm.here.join("ADVISOR");
	await advisor.call("POST", "/api/crm/customers", { tenant_id: crm.here.tenant.id, name: "Fjellheim Bakeri" });
	const boss = await crm.here.join("ADMIN");
	const own = { tenant_id: crm.here.tenant.id, name: "Bare for sjefen", visibility: "own" };
	await boss.call("POST", "/api/crm/customers", own);
});
afterAll(() => crm.portal.dispose());

const list = async (person: Person, tenant = crm.here.tenant) => {
	const { status, body } = await person.call("GET", `/api/crm/customers?tenant_id=${tenant.id}`);
	const names = (body?.items as { name: string }[] | undefined)?.map(({ name }) => name) ?? [];
	return { status, names };
};
const run = (sql: string, ...values: string[]) =>
	crm.portal.db
		.prepare(sql)
		.bind(...values)
		.run();

it("follows a level that has changed since, both ways", async () => {
	const person = await crm.here.join("ADVISOR");
	const become = (role: string) =>
		run(
			`update modules_tenant_user set module_role_id = (select r.id from module_roles r join modules m on m.id = r.module_id
			where m.key = 'crm' and r.name = ?1) where user_id = ?2`,
			role,
			person.userId,
		);
	expect((await list(person)).names).toEqual(["Fjellheim Bakeri"]);
	await become("ADMIN");
	expect((await list(person)).names).toEqual(["Bare for sjefen", "Fjellheim Bakeri"]);
	await become("ADVISOR");
	expect((await list(person)).names).toEqual(["Fjellheim Bakeri"]);
});

it("is closed at once where the grant, the membership or the session has ended", async () => {
	const ends: [string, number][] = [
		["delete from modules_tenant_user where user_id = ?1", 403],
		["update memberships set is_active = 0 where user_id = ?1", 404],
		["update users set is_active = 0 where id = ?1", 401],
		["delete from sessions where user_id = ?1", 401],
	];
	for (const [sql, status] of ends) {
		const person = await crm.here.join("ADVISOR");
		expect((await list(person)).status).toBe(200);
		await run(sql, person.userId);
		expect(await list(person), sql).toMatchObject({ status, names: [] });
		expect(await list(person), sql).toMatchObject({ status, names: [] });
	}
});

it("opens at once where the module was switched on since, and never another organisation", async () => {
	const person = await crm.here.join("ADVISOR");
	const { id } = crm.here.tenant;
	expect((await list(person)).status).toBe(200);
	expect((await list(person, crm.elsewhere.tenant)).status).toBe(404);
	await run("update modules_tenant set status = 0 where tenant_id = ?1", id);
	expect((await list(person)).status).toBe(403);
	await run("update modules_tenant set status = 1 where tenant_id = ?1", id);
	expect((await list(person)).names).toEqual(["Fjellheim Bakeri"]);
});

it("says what is wrong with the input only to whoever may ask", async () => {
	const person = await crm.here.join("ADVISOR");
	const wrong = () => person.call("GET", `/api/crm/customers?tenant_id=${crm.here.tenant.id}&limit=999`);
	expect((await list(person)).status).toBe(200);
	expect((await wrong()).status).toBe(422);
	await run("delete from modules_tenant_user where user_id = ?1", person.userId);
	expect((await wrong()).status).toBe(403);
});
