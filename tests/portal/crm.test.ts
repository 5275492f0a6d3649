import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let owner: Person;
let colleague: Person;
let reader: Person;
let boss: Person;
let foreign: Person;

beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	owner = await here.join("ADVISOR");
	colleague = await here.join("ADVISOR");
	reader = await here.join("CLIENT");
	boss = await here.join("ADMIN");
	foreign = await elsewhere.join("ADMIN");
});
afterAll(() => portal.dispose());

type Customer = { id: string; guid: string; name: string; phone: string; org_no: string; updated_at: string };
const path = "/api/crm/customers";
const add = async (fields: object, person = owner) =>
	(await person.call("POST", path, { tenant_id: tenant.id, ...fields })).body as Customer;
const names = async (person: Person, query = "") => {
	const answer = await person.call("GET", `${path}?mode=get_all_data&tenant_id=${tenant.id}${query}`);
	return (answer.body as { items: Customer[] }).items.map(({ name }) => name);
};
const page = (rest = "") => `/${tenant.guid}/dashboardCRM/customers${rest}`;
const form = (person: Person, where: string, fields: Record<string, string>) =>
	person.fetch(where, { method: "POST", body: new URLSearchParams(fields) });

describe("a customer", () => {
	it("keeps phone and organisation number as registers write them, and refuses what can be none", async () => {
		const customer = await add({ name: "Havbris Industri AS", phone: "72 45 18 90", org_no: "974 760 673" });
		expect(customer).toMatchObject({ phone: "+4772451890", org_no: "974760673" });
		const wrong = { tenant_id: tenant.id, name: "X", org_no: "974760674", post_code: "64", phone: "12", email: "a" };
		const refused = await owner.call("POST", path, wrong);
		expect(refused.status).toBe(422);
		const { errors } = refused.body as { errors: object };
		expect(Object.keys(errors).sort()).toEqual(["email", "org_no", "phone", "post_code"]);
	});

	it("is found by a part of its name, by nobody of another tenant, and not from the trash", async () => {
		const { id } = await add({ name: "Nordhavn Fiskeforedling", city: "Ålesund" });
		expect(await names(reader, "&q=foredling")).toEqual(["Nordhavn Fiskeforedling"]);
		expect(await names(reader, "&q=alesund")).toEqual(["Nordhavn Fiskeforedling"]);
		expect((await foreign.call("POST", path, { id, name: "Theirs" })).status).toBe(404);
		expect((await owner.call("DELETE", `${path}?id=${id}`)).status).toBe(200);
		expect(await names(reader, "&q=foredling")).toEqual([]);
		expect((await owner.call("POST", path, { id, name: "Gone" })).status).toBe(404);
	});

	it("and its list name the page, the module and the tenant in the document's title", async () => {
		const { guid } = await add({ name: "Solsiden Kafé" });
		const titleOf = async (where: string) => /<title>(.*?)<\/title>/.exec(await (await owner.fetch(where)).text())?.[1];
		expect(await titleOf(page())).toMatch(/^Customers – .+ – Vik$/);
		expect(await titleOf(page("/new"))).toMatch(/^New customer – .+ – Vik$/);
		expect(await titleOf(page(`/${guid}`))).toMatch(/^Solsiden Kafé – .+ – Vik$/);
	});

	it("is written from level 20 on", async () => {
		expect((await reader.call("POST", path, { tenant_id: tenant.id, name: "Reader's" })).status).toBe(403);
		expect((await reader.fetch(page("/new"))).status).not.toBe(200);
		expect(await (await reader.fetch(page())).text()).not.toContain(page("/new"));
	});

	it("kept to its own people is there for its owner and level 30 only, on pages and in calls", async () => {
		const { id, guid } = await add({ name: "Hemmelig Verksted", visibility: "own" });
		for (const [person, sees] of [
			[owner, true],
			[boss, true],
			[colleague, false],
			[reader, false],
		] as const) {
			expect((await names(person)).includes("Hemmelig Verksted")).toBe(sees);
			expect((await names(person, "&q=hemmelig")).length).toBe(sees ? 1 : 0);
			expect((await person.fetch(page(`/${guid}`))).status).toBe(sees ? 200 : 404);
		}
		expect((await colleague.call("POST", path, { id, name: "Mine now" })).status).toBe(404);
		await add({ name: "Hemmelig Verkstad" });
		const after = await add({ name: "Hemmelig Verktøy" });
		const beside = async (person: typeof owner) => (await person.fetch(page(`/${after.guid}`))).text();
		expect(await beside(owner)).toContain("Previous: Hemmelig Verksted");
		expect(await beside(colleague)).toContain("Previous: Hemmelig Verkstad");
	});

	it("that somebody else has saved since is not overwritten", async () => {
		const { id, guid, updated_at } = await add({ name: "Bakeriet" });
		expect((await colleague.call("POST", path, { id, name: "Bakeriet på Torget", updated_at })).status).toBe(200);
		const late = await owner.call("POST", path, { id, name: "Bakeri", updated_at });
		expect(late.status).toBe(409);
		expect(late.body).toMatchObject({ current: { name: "Bakeriet på Torget" } });
		const typed = { intent: "save", name: "Bakeri", updatedAt: String(Date.parse(updated_at)) };
		const page409 = await form(owner, page(`/${guid}/edit`), typed);
		expect(page409.status).toBe(409);
		const asked = await page409.text();
		for (const name of ["Bakeri", "Bakeriet på Torget"])
			expect(asked).toMatch(new RegExp(`<input type="radio"[^>]*name="name"[^>]*value="${name}"`));
		expect(await names(owner, "&q=bakeri")).toEqual(["Bakeriet på Torget"]);
		const [, now = ""] = asked.match(/name="updatedAt" value="(\d+)"/) ?? [];
		const chosen = await form(owner, page(`/${guid}/edit`), { ...typed, updatedAt: now });
		expect(chosen.status).toBe(302);
		expect(await owner.fetch(page(`/${guid}`)).then((answer) => answer.text())).toContain("Bakeri<");
	});

	it("is added and changed by forms without JavaScript", async () => {
		const added = await form(owner, page("/new"), { intent: "add", name: "Lundens Gartneri", email: "", orgNo: "" });
		expect(added.status).toBe(302);
		const address = added.headers.get("location") ?? "";
		const saved = await form(owner, `${address}/edit`, { intent: "save", name: "Lundens Gartneri", postCode: "6412" });
		expect(saved.status).toBe(302);
		expect(await (await owner.fetch(address)).text()).toContain("6412");
	});
});

it("a list is left page by page with none lost or twice", async () => {
	for (let number = 0; number < 12; number++) await add({ name: `Side ${number % 3}` });
	const seen: string[] = [];
	let cursor: string | null = "";
	while (cursor !== null) {
		const more: string = cursor && `&cursor=${cursor}`;
		const answer = await boss.call("GET", `${path}?tenant_id=${tenant.id}&limit=5${more}`);
		const { items, next } = answer.body as { items: Customer[]; next: string | null };
		seen.push(...items.map(({ id }) => id));
		cursor = next;
	}
	expect(new Set(seen).size).toBe(seen.length);
	const rows = await portal.db.prepare("select count(*) n from companies where deleted_at is null").first<number>("n");
	expect(seen.length).toBe(rows);
});
