import { afterAll, beforeAll, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let admin: Person;
let advisor: Person;
let base: string;
let entryId: string;
let ids: Record<"staff" | "one" | "two" | "left" | "outsider", string>;

beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const tenant = await make.tenant({ name: "Vik" });
	const entry = await make.entry(tenant, await make.module("users"));
	const chief = await make.member(tenant, "ADMIN", { language: "en" });
	await make.grant(entry, chief, "ADMIN");
	const staff = await make.member(tenant, "ADVISOR", { language: "en", firstName: "Ada", lastName: "Vinge" });
	await make.grant(entry, staff, "ADVISOR");
	const client = async (firstName: string, at: { id: string } = tenant) =>
		(await make.member(at, "CLIENT", { language: "en", firstName, lastName: "Holm" })).id;
	ids = {
		staff: staff.id,
		one: await client("Odin"),
		two: await client("Tuva"),
		left: await client("Lars"),
		outsider: await client("Olga", await make.tenant({ name: "Sund" })),
	};
	await portal.db.prepare("update people set is_active = 0 where id = ?1").bind(ids.left).run();
	for (const clientId of [ids.one, ids.left])
		await portal.db
			.prepare(
				"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?1, ?3, ?2, ?3, 1, 0, 0)",
			)
			.bind(tenant.id, staff.id, clientId)
			.run();
	[admin, advisor] = [await signInAs(portal, chief.email), await signInAs(portal, staff.email)];
	base = `/${tenant.guid}/user/users/groups`;
	entryId = entry.id;
});
afterAll(() => portal.dispose());

const idOf = async (name: string) =>
	String(await portal.db.prepare("select id from people_groups where name = ?1").bind(name).first("id"));

const make = async (name: string, rule: string) => {
	expect((await admin.submit(base, { intent: "add", name, rule })).status).toBe(302);
	return idOf(name);
};

/** The ids of those whom the picker is given for a group. */
const inGroup = async (group: string) => {
	const query = new URLSearchParams({ group, _routes: "modules/users/pages/groups-people" });
	const text = await (await admin.fetch(`${base}/people.data?${query}`)).text();
	return (Object.keys(ids) as (keyof typeof ids)[]).filter((key) => text.includes(ids[key]));
};

const put = (group: string, ...members: string[]) =>
	admin.fetch(`${base}/${group}`, {
		method: "POST",
		body: new URLSearchParams([["intent", "addPeople"], ...members.map((id) => ["memberIds[]", id])]),
	});

it("is filled by hand, once with each person and with nobody of another tenant", async () => {
	const group = await make("Tuesdays", "hand");
	expect(await inGroup(group)).toEqual([]);
	expect((await put(group, ids.one, ids.two)).status).toBe(302);
	expect((await put(group, ids.two)).status).toBe(302);
	expect(await inGroup(group)).toEqual(["one", "two"]);
	expect((await put(group, ids.outsider)).status).toBe(422);
	await admin.submit(`${base}/${group}`, { intent: "removePerson", person: ids.two });
	expect(await inGroup(group)).toEqual(["one"]);
	const page = await (await admin.fetch(`${base}/${group}`)).text();
	expect(page).toContain("Odin Holm");
	expect(page).toContain("Those I choose · 1 person");
});

it("holds whoever fits its rule now: a role, a module, those whom an advisor follows", async () => {
	expect(await inGroup(await make("Clients", "role:CLIENT"))).toEqual(["one", "two"]);
	expect(await inGroup(await make("With users", `module:${entryId}`))).toEqual(["staff"]);
	const group = await make("Of Ada", `advisor:${ids.staff}`);
	expect(await inGroup(group)).toEqual(["one"]);
	expect((await admin.submit(base, { intent: "add", name: "Wrong", rule: `advisor:${ids.outsider}` })).status).toBe(
		422,
	);
	const renamed = await admin.submit(`${base}/${group}`, { intent: "change", name: "Staff", rule: "role:ADVISOR" });
	expect(renamed.status).toBe(302);
	expect(await inGroup(group)).toEqual(["staff"]);
});

it("is nobody's while it lies in the trash, and comes back with its people", async () => {
	const group = await make("Fridays", "hand");
	await put(group, ids.two);
	const gone = await (await admin.submit(base, { intent: "bulkRemove", "ids[]": group })).text();
	expect(gone).toContain("Undo");
	expect(await inGroup(group)).toEqual([]);
	expect((await admin.fetch(`${base}/${group}`)).status).toBe(404);
	await admin.submit(`${base}/trash`, { intent: "bulkRestore", "ids[]": group });
	expect(await inGroup(group)).toEqual(["two"]);
});

it("is made and seen by administrators", async () => {
	expect((await advisor.fetch(base)).headers.get("location")).toMatch(/^\/error/);
	const made = await advisor.submit(base, { intent: "add", name: "Mine", rule: "hand" });
	expect(made.headers.get("location")).toMatch(/^\/error/);
	expect(await idOf("Mine")).toBe("null");
});
