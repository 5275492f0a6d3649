import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let guid: string;
let tenantId: string;
let boss: Person;
let advisor: Person;
let colleague: Person;
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const module = await make.module("users");
	const tenant = await make.tenant();
	({ guid, id: tenantId } = tenant);
	const entry = await make.entry(tenant, module);
	const join = async (role: "ADMIN" | "ADVISOR") => {
		const user = await make.member(tenant, role, { language: "en" });
		await make.grant(entry, user, role);
		return signInAs(portal, user.email);
	};
	boss = await join("ADMIN");
	advisor = await join("ADVISOR");
	colleague = await join("ADVISOR");
});
afterAll(() => portal.dispose());

const path = () => `/${guid}/user/users`;
const act = (person: Person, fields: Record<string, string>) => person.submit(path(), fields);
const idOf = async (name: string) => {
	const found = portal.db.prepare("select id from list_views where tenant_id = ? and name = ?").bind(tenantId, name);
	return (await found.first<string>("id")) ?? "";
};
/** The rows of the menu that open a view, by their names. */
const inMenu = async (person: Person) => {
	const html = await (await person.fetch(path())).text();
	const menu = html.match(/<nav[^>]*id="side-menu"[\s\S]*?<\/nav>/)?.[0] ?? "";
	const rows = [...menu.matchAll(/<a[^>]*class="nav-row[^>]*>/g)].map(([row]) => row);
	return rows.filter((row) => row.includes("?view=")).map((row) => row.match(/title="([^"]+)"/)?.[1]);
};

async function save(person: Person, name: string, more: Record<string, string> = {}) {
	const answer = await act(person, { intent: "saveView", name, query: "f=role.any.CLIENT", ...more });
	expect(answer.status, await answer.text()).toBe(302);
	return idOf(name);
}

describe("a pinned view", () => {
	it("stands in the menu of who pinned it and of nobody else, until it is unpinned", async () => {
		const id = await save(advisor, "Clients", { shared: "yes", pinned: "yes" });
		expect(await inMenu(advisor)).toEqual(["Clients"]);
		expect(await inMenu(colleague)).toEqual([]);
		expect((await act(colleague, { intent: "pinView", viewId: id })).status).toBe(302);
		expect(await inMenu(colleague)).toEqual(["Clients"]);
		await act(advisor, { intent: "unpinView", viewId: id });
		expect(await inMenu(advisor)).toEqual([]);
		expect(await inMenu(colleague)).toEqual(["Clients"]);
	});

	it("is gone from the menus of others once it is private again, and from all once it is deleted", async () => {
		const id = await idOf("Clients");
		await act(advisor, { intent: "pinView", viewId: id });
		await act(advisor, { intent: "unshareView", viewId: id });
		expect(await inMenu(colleague)).toEqual([]);
		expect(await inMenu(advisor)).toEqual(["Clients"]);
		await act(advisor, { intent: "deleteView", viewId: id });
		expect(await inMenu(advisor)).toEqual([]);
	});
});

describe("the view that a role begins with", () => {
	const front = async (person: Person) =>
		(await person.fetch(`/${guid}/user`, { redirect: "manual" })).headers.get("Location") ?? "";

	it("is where the list opens for that role, one at a time, set by those who manage", async () => {
		const mine = await save(boss, "Only mine");
		const first = await save(boss, "First", { shared: "yes" });
		const second = await save(boss, "Second", { shared: "yes" });
		const start = (person: Person, viewId: string, role = "ADVISOR") =>
			act(person, { intent: "startWithView", viewId, role });
		await start(advisor, first);
		expect((await start(boss, mine)).status).toBe(422);
		expect((await start(boss, first, "CLIENT")).status).toBe(422);
		expect(await front(advisor)).toBe(path());
		for (const id of [first, second]) expect((await start(boss, id)).status).toBe(302);
		expect(await front(advisor)).toBe(`${path()}?view=${second}&f=role.any.CLIENT`);
		expect(await front(boss)).toBe(path());
		const bare = await advisor.fetch(path(), { redirect: "manual" });
		expect([bare.status, bare.headers.get("Location")]).toEqual([302, `${path()}?view=${second}&f=role.any.CLIENT`]);
		expect((await advisor.fetch(`${path()}?view=all`, { redirect: "manual" })).status).toBe(200);
		expect((await advisor.fetch(`${path()}?q=a`, { redirect: "manual" })).status).toBe(200);
		expect((await boss.fetch(path(), { redirect: "manual" })).status).toBe(200);
		await act(boss, { intent: "startWithAll", viewId: second, role: "ADVISOR" });
		expect(await front(advisor)).toBe(path());
	});

	it("ends with the sharing of the view, and with the view", async () => {
		const begin = async (name: string) => {
			const id = await save(boss, name, { shared: "yes" });
			await act(boss, { intent: "startWithView", viewId: id, role: "ADVISOR" });
			expect(await front(advisor)).toContain(id);
			return id;
		};
		await act(boss, { intent: "unshareView", viewId: await begin("Shared for a while") });
		expect(await front(advisor)).toBe(path());
		await act(boss, { intent: "deleteView", viewId: await begin("There for a while") });
		expect(await front(advisor)).toBe(path());
	});
});
