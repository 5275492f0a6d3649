import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let author: Person;
let colleague: Person;
let boss: Person;
let reader: Person;
let foreign: Person;
let customer: { id: string; guid: string };

beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	author = await here.join("ADVISOR", { firstName: "Ingrid", lastName: "Solheim" });
	colleague = await here.join("ADVISOR", { firstName: "Jonas", lastName: "Berg" });
	boss = await here.join("ADMIN", { firstName: "Kristin", lastName: "Halvorsen" });
	reader = await here.join("CLIENT", { firstName: "Rune", lastName: "Leser" });
	foreign = await elsewhere.join("ADMIN", { firstName: "Sigrid", lastName: "Nord" });
	customer = (await author.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Havbris" })).body;
});
afterAll(() => portal.dispose());

const path = "/api/crm/customers/note";
const page = (rest: string) => `/${tenant.guid}/dashboardCRM/${rest}`;
const write = async (fields: object, person = author) => {
	const answer = await person.call("POST", path, { customer_id: customer.id, text: "Ringte", ...fields });
	expect(answer.status, answer.text).toBe(201);
	return answer.body as { id: string; updated_at: string; [key: string]: unknown };
};
const texts = async (person: Person) => {
	const answer = await person.call("GET", `${path}?customer_id=${customer.id}&tenant_id=${tenant.id}`);
	return (answer.body as { items: { text: string }[] }).items.map(({ text }) => text);
};
const told = async (person: Person, type: string) => {
	await portal.settle();
	const rows = await portal.db
		.prepare("select url from notifications where user_id = ? and type = ?")
		.bind(person.userId, type)
		.all<{ url: string }>();
	return rows.results.map(({ url }) => url);
};

describe("a note", () => {
	it("is written without JavaScript on the customer's page, in paragraphs", async () => {
		const sent = await author.submit(page(`customers/${customer.guid}`), {
			intent: "addNote",
			body: "First\n\nSecond",
		});
		expect(sent.status).toBe(302);
		const shown = await (await reader.fetch(page(`customers/${customer.guid}`))).text();
		expect(shown).toContain("<p>First</p><p>Second</p>");
		const row = await portal.db.prepare("select last_activity_at at from companies where id = ?").bind(customer.id);
		expect(await row.first<number>("at")).toBeGreaterThan(0);
	});

	it("that is empty is refused with the sentence, and what was typed is kept", async () => {
		const sent = await author.submit(page("notes"), { intent: "addNote", body: "  ", customer: "No such" });
		expect(sent.status).toBe(422);
		expect(await sent.text()).toContain("No such");
	});

	it("kept private is there for its author and level 30 only: page, list, search and calls", async () => {
		const { id } = await write({ text: "Hemmelighet", is_private: true });
		for (const [person, sees] of [
			[author, true],
			[boss, true],
			[colleague, false],
			[reader, false],
		] as const) {
			expect((await texts(person)).includes("Hemmelighet")).toBe(sees);
			expect((await person.call("GET", `${path}?id=${id}`)).status).toBe(sees ? 200 : 404);
			expect((await person.fetch(page(`notes/${id}`))).status).toBe(sees ? 200 : 404);
			for (const where of [`customers/${customer.guid}`, "notes", "notes?q=hemmelighet"])
				expect((await (await person.fetch(page(where))).text()).includes("<p>Hemmelighet</p>")).toBe(sees);
		}
		expect((await foreign.call("GET", `${path}?id=${id}`)).status).toBe(404);
	});

	it("tells the colleagues whom it names, once, and nobody of a private one", async () => {
		const { id } = await write({ text: "Kan du ta den, @Jonas Berg? Hilsen @ingrid" });
		expect(await told(colleague, "mentioned")).toEqual([page(`notes/${id}`)]);
		expect(await told(author, "mentioned")).toEqual([]);
		await author.call("POST", path, { id, text: "Kan du ta den i dag, @Jonas?" });
		await write({ text: "@Jonas Berg", is_private: true });
		expect(await told(colleague, "mentioned")).toHaveLength(1);
	});

	it("is changed by its author and level 30; what it said is kept, and nobody overwrites what they have not seen", async () => {
		const { id, updated_at } = await write({ text: "Før" });
		expect((await colleague.call("POST", path, { id, text: "Nei" })).status).toBe(403);
		expect((await boss.call("POST", path, { id, text: "Etter", updated_at })).status).toBe(200);
		expect((await author.call("POST", path, { id, text: "Sent", updated_at })).status).toBe(409);
		const shown = await (await author.fetch(page(`notes/${id}`))).text();
		expect(shown).toContain("Etter");
		expect(shown).toContain("<p>Før</p>");
		expect(shown).not.toContain("Sent<");
	});

	it("goes to the trash and comes back, in lists and search", async () => {
		const { id } = await write({ text: "Bortkommen" });
		const found = async () =>
			(await (await author.fetch(page("notes?q=bortkommen"))).text()).includes("Bortkommen</p>");
		expect(await found()).toBe(true);
		expect((await author.submit(page("notes"), { intent: "removeNote", id })).status).toBe(200);
		expect(await found()).toBe(false);
		expect((await colleague.submit(page("notes"), { intent: "restoreNote", id })).status).not.toBe(200);
		await author.submit(page("notes"), { intent: "restoreNote", id });
		expect(await found()).toBe(true);
	});

	it("is written from level 20 on", async () => {
		expect((await reader.call("POST", path, { customer_id: customer.id, text: "Nei" })).status).toBe(403);
		expect(await (await reader.fetch(page("notes"))).text()).not.toContain('value="addNote"');
	});
});

it("the customer's activity is paged without loss, all kinds merged", async () => {
	const { id, guid } = (await author.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Lang" })).body;
	for (let number = 0; number < 30; number++)
		await write({ customer_id: id, text: `Nummer ${String(number).padStart(2, "0")}` });
	const task = await author.call("POST", "/api/crm/tasks", { tenant_id: tenant.id, title: "Gjort", customer_id: id });
	await author.call("POST", "/api/crm/tasks", { id: task.body.id, done: true });
	const seen: string[] = [];
	let address: string | undefined = page(`customers/${guid}`);
	for (let left = 5; address && left > 0; left--) {
		const answer = await author.fetch(address);
		expect(JSON.parse(answer.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(3);
		const html = await answer.text();
		seen.push(...[...html.matchAll(/<p>(Nummer \d\d)<\/p>/g)].map((hit) => hit[1] ?? ""));
		const next: string | undefined = /href="([^"]*cursor=[^"]*)"/.exec(html)?.[1];
		address = next?.replaceAll("&amp;", "&");
	}
	expect(seen).toEqual([...seen].sort().reverse());
	expect(new Set(seen).size).toBe(30);
	expect(seen).toHaveLength(30);
});

it("the list of all data gives each customer its newest notes, and counts only what the caller sees", async () => {
	const { id } = (await author.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Med alt" })).body;
	for (const text of ["1", "2", "3", "4"]) await write({ customer_id: id, text });
	await write({ customer_id: id, text: "5", is_private: true });
	const all = async (person: Person) => {
		const answer = await person.call("GET", `/api/crm/customers?mode=get_all_data&tenant_id=${tenant.id}&limit=200`);
		expect(JSON.parse(answer.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(2);
		const one = answer.body.items.find((customer: { id: string }) => customer.id === id);
		return { count: one.notes_count, texts: one.notes.map(({ text }: { text: string }) => text) };
	};
	expect(await all(author)).toEqual({ count: 5, texts: ["5", "4", "3"] });
	expect(await all(colleague)).toEqual({ count: 4, texts: ["4", "3", "2"] });
});

it("a note is gone for good a month after it was put into the trash", async () => {
	const { id } = await write({ text: "Foreldet" });
	await author.call("DELETE", `${path}?id=${id}`);
	const left = () => portal.db.prepare("select count(*) n from crm_notes where id = ?").bind(id).first<number>("n");
	await portal.cron();
	expect(await left()).toBe(1);
	await portal.db.prepare("update crm_notes set deleted_at = 1 where id = ?").bind(id).run();
	await portal.cron();
	await portal.settle();
	expect(await left()).toBe(0);
});
