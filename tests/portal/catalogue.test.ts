import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

let portal: Portal;
let make: ReturnType<typeof factories>;
let boss: Person;
let news: { id: string; guid: string };

const CATALOGUE = "/followup/modules";
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
	news = await make.module("news");
	await make.user({ email: "boss@example.test", isSuperadmin: true });
	boss = await signInAs(portal, "boss@example.test");
});
afterAll(() => portal.dispose());

const page = async (query = "") => (await boss.fetch(`${CATALOGUE}${query}`)).text();
const send = (fields: Record<string, string>) => boss.submit(CATALOGUE, fields);

/** A module made in the screen, with two pages elsewhere. */
async function ownModule(name: string) {
	const made = await send({ intent: "createModule", ownLabel: name, "titles.nb": `${name} på norsk`, icon: "globe" });
	expect(made.status).toBe(302);
	const [module] = await read<{ id: string; guid: string; key: string }>(
		"select id, guid, key from modules where label = ?",
		name,
	);
	if (!module) throw new Error("The module was not made.");
	for (const title of ["First", "Second"]) {
		const body = new URLSearchParams({ intent: "addPage", moduleId: module.id, ownTitle: title, icon: "globe" });
		body.append("url", `https://service.example/${title.toLowerCase()}`);
		body.append("roles[]", "CLIENT");
		body.append("roles[]", "ADMIN");
		expect((await boss.fetch(CATALOGUE, { method: "POST", body })).status).toBe(302);
	}
	const pages = await read<{ id: string; title: string }>(
		"select id, title from module_components where module_id = ? order by sort_order, link",
		module.id,
	);
	return { ...module, pages };
}

const orderOf = async (moduleId: string) =>
	(
		await read<{ title: string }>(
			"select title from module_components where module_id = ? order by sort_order, link",
			moduleId,
		)
	).map(({ title }) => title);

describe("a module made here", () => {
	test("leads its members elsewhere, under its own name in their language, until its day", async () => {
		const module = await ownModule("Wage service");
		expect(module.key).toBe("own_wage_service");
		const tenant = await make.tenant();
		const entry = await make.entry(tenant, module);
		const [client, advisor] = [await make.member(tenant), await make.member(tenant, "ADVISOR")];
		await make.grant(entry, client, "CLIENT");
		await make.grant(entry, advisor, "ADVISOR");
		const person = await signInAs(portal, client.email);
		const menu = async (lang: string) =>
			(await person.call("GET", `/api/admin/moduletenants?mode=getmodulesandcomponentsforuser&lang=${lang}`)).body
				.items;
		const [mine] = await menu("nb");
		expect(mine).toMatchObject({ label: "Wage service på norsk" });
		expect(mine.components).toHaveLength(2);
		expect(mine.components[0].url).toMatch(/^https:\/\/service\.example\//);
		expect((await menu("de"))[0].label).toBe("Wage service");
		const home = await (await person.fetch("/home")).text();
		expect(home).toContain('href="https://service.example/first"');
		const other = await (await (await signInAs(portal, advisor.email)).fetch("/home")).text();
		expect(other).not.toContain("https://service.example/first");
		await portal.db.prepare("update modules_tenant set expires = '2020-01-31' where id = ?").bind(entry.id).run();
		const ended = await (await person.fetch("/home")).text();
		expect(ended).not.toContain("https://service.example/first");
		const from = encodeURIComponent(`/${tenant.guid}?module_id=${module.id}`);
		const why = await person.fetch(`/error?access=not%20allowed&from=${from}`);
		expect(await why.text()).toMatch(/Wage service[\s\S]*31 January 2020|31 January 2020[\s\S]*Wage service/);
	});

	test("takes only whole encrypted addresses with nobody's password in them", async () => {
		const module = await ownModule("Address check");
		const add = (url: string) =>
			send({ intent: "addPage", moduleId: module.id, ownTitle: "Wrong", icon: "globe", url });
		for (const url of [
			"javascript:alert(1)",
			"http://service.example",
			`https://${"a:b"}@service.example`,
			"//x",
			"/home",
		])
			expect({ url, status: (await add(url)).status }).toEqual({ url, status: 422 });
		const call = { module_id: module.id, title: "Wrong", url: "javascript:alert(1)" };
		expect((await boss.call("POST", "/api/admin/modulecomponents", call)).status).toBe(422);
		expect(await orderOf(module.id)).toEqual(["First", "Second"]);
	});

	test("is refused under a name that there is, and goes only while no tenant has it", async () => {
		const module = await ownModule("Short life");
		const again = await send({ intent: "createModule", ownLabel: "Short  life!", icon: "globe" });
		expect(again.status).toBe(422);
		const tenant = await make.tenant();
		const entry = await make.entry(tenant, module);
		expect((await send({ intent: "dropModule", id: module.id })).status).toBe(409);
		await portal.db.prepare("delete from modules_tenant where id = ?").bind(entry.id).run();
		expect((await send({ intent: "dropModule", id: module.id })).status).toBe(302);
		expect(await read("select id from module_components where module_id = ?", module.id)).toEqual([]);
		expect(await read("select action from audit_events where record_id = ? order by id", module.id)).toEqual([
			{ action: "added" },
			{ action: "removed" },
		]);
	});
});

describe("what a release brought", () => {
	test("is neither removed nor led elsewhere", async () => {
		const [screen] = await read<{ id: string; link: string }>(
			"select id, link from module_components where module_id = ? and link not like '%front%'",
			news.id,
		);
		expect((await send({ intent: "dropModule", id: news.id })).status).toBe(409);
		expect((await send({ intent: "removePage", id: screen?.id ?? "" })).status).toBe(409);
		const call = { id: screen?.id, url: "https://elsewhere.example" };
		expect((await boss.call("POST", "/api/admin/modulecomponents", call)).status).toBe(422);
		expect(await read("select url from module_components where id = ?", screen?.id)).toEqual([{ url: null }]);
	});
});

describe("pages of a module", () => {
	test("are put in any place, and past either end nothing moves", async () => {
		const { id, pages } = await ownModule("In order");
		const [first, second] = pages;
		const place = (page: { id: string } | undefined, to: number) =>
			send({ intent: "place", id: page?.id ?? "", place: String(to) });
		await place(second, 0);
		expect(await orderOf(id)).toEqual(["Second", "First"]);
		await place(second, 7);
		expect(await orderOf(id)).toEqual(["Second", "First"]);
		await send({ intent: "move", id: first?.id ?? "", direction: "up" });
		expect(await orderOf(id)).toEqual(["First", "Second"]);
		await send({ intent: "move", id: first?.id ?? "", direction: "up" });
		expect(await orderOf(id)).toEqual(["First", "Second"]);
	});

	test("are changed by their form, a screen of the portal and a page elsewhere", async () => {
		const { pages } = await ownModule("Changed");
		const [screen] = await read<{ id: string }>(
			"select id from module_components where module_id = ? and link not like '%front%'",
			news.id,
		);
		const change = (id: string, more: Record<string, string>) =>
			send({ intent: "editComponent", id, icon: "globe", "roles[]": "ADMIN", "titles.nb": "Omdøpt", ...more });
		const elsewhere = pages[0]?.id ?? "";
		expect((await change(screen?.id ?? "", { ownTitle: "Renamed" })).status).toBe(302);
		expect((await change(screen?.id ?? "", { url: "https://elsewhere.example" })).status).toBe(422);
		expect((await change(elsewhere, { ownTitle: "Renamed", url: "https://new.example/" })).status).toBe(302);
		expect((await change(elsewhere, { ownTitle: "Renamed" })).status).toBe(422);
		expect((await change(elsewhere, { url: "https://new.example/" })).status).toBe(422);
		const now = (id?: string) => read("select title, titles, url, roles from module_components where id = ?", id);
		const same = { title: "Renamed", titles: '{"nb":"Omdøpt"}', roles: '["ADMIN"]' };
		expect(await now(screen?.id)).toEqual([{ ...same, url: null }]);
		expect(await now(elsewhere)).toEqual([{ ...same, url: "https://new.example/" }]);
	});

	test("leave and enter the menu by their switch, and keep their roles", async () => {
		const { pages } = await ownModule("Switched");
		const id = pages[0]?.id ?? "";
		await send({ intent: "show", id, visibleInMenu: "0" });
		const now = () => read("select visible_in_menu as shown, roles from module_components where id = ?", id);
		expect(await now()).toEqual([{ shown: 0, roles: '["CLIENT","ADMIN"]' }]);
		await send({ intent: "show", id, visibleInMenu: "1" });
		expect(await now()).toEqual([{ shown: 1, roles: '["CLIENT","ADMIN"]' }]);
	});
});

describe("the list", () => {
	test("names the tenants that use a module, by name and page by page", async () => {
		const module = await ownModule("Widely used");
		for (let count = 0; count < 30; count++) {
			const tenant = await make.tenant({ name: `User ${String(count).padStart(2, "0")} of it` });
			await make.entry(tenant, module, { status: count === 29 ? 0 : 1 });
		}
		const first = await page(`?module=${module.guid}`);
		expect(first).toContain("User 00 of it");
		expect(first).toContain("User 24 of it");
		expect(first).not.toContain("User 25 of it");
		const next = /href="[^"]*[?&;]used=([^"&]+)/.exec(first)?.[1];
		const second = await page(`?module=${module.guid}&used=${next}`);
		expect(second).toContain("User 25 of it");
		expect(second).toContain("User 28 of it");
		expect(second).not.toContain("User 29 of it");
	});

	test("is searched, filtered and exported as it is filtered, and says what it cannot read", async () => {
		await ownModule("Findable");
		const found = await page("?q=findable");
		expect(found).toContain("Findable");
		expect(found).not.toContain(`module=${news.guid}`);
		expect(await page("?q=second")).toContain("Findable");
		expect(await page("?f=origin.any.own")).not.toContain(`module=${news.guid}`);
		expect(await page("?f=state.any.inactive")).not.toContain("Findable");
		expect(await page("?f=nothing.any.own")).toContain("does not fit the list");
		const file = await boss.fetch(`${CATALOGUE}/export?f=origin.any.own&q=findable&format=csv`);
		expect(file.headers.get("Content-Type")).toContain("text/csv");
		const lines = (await file.text()).trim().split("\r\n");
		expect(lines).toHaveLength(2);
		expect(lines[1]).toContain("Findable");
	});
});
