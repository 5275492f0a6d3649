import { afterAll, beforeAll, expect, test } from "vitest";
import { wordsFor } from "#app/platform/tenant/search.server";
import { factories } from "../support/factories";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

const MANY = 3_000;
const PAGE = 50;

let portal: Portal;
let advisor: Person;
let tenantId: string;
let guid: string;
let firstGuid: string;
let ownerId: string;
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const [tenant, module] = [await make.tenant(), await make.module("crm")];
	({ id: tenantId, guid } = tenant);
	const user = await make.member(tenant, "ADVISOR", { email: "advisor@example.test" });
	await make.grant(await make.entry(tenant, module), user, "ADVISOR");
	advisor = await signInAs(portal, "advisor@example.test");
	ownerId = user.id;
	const names = Array.from({ length: MANY }, (_, index) => `Tindeblikk Bakeri ${String(index).padStart(5, "0")}`);
	const rows = names.map((name, index) => rowOf(name, index % (MANY / 2)));
	firstGuid = rows[0]?.[1] ?? "";
	for (let start = 0; start < MANY; start += 500) await write(JSON.stringify(rows.slice(start, start + 500)));
});
afterAll(() => portal.dispose());

/** A customer whose numbers and addresses are those of its `number`. */
function rowOf(name: string, number: number) {
	const id = crypto.randomUUID();
	const ways = [String(900_000_000 + number), `post${number}@bakeri.test`, `+47${70_000_000 + number}`];
	return [id, crypto.randomUUID(), name, name.toLowerCase(), ownerId, wordsFor(tenantId, id, [name]), ...ways];
}

function write(rows: string) {
	const customers = `INSERT INTO companies (tenant_id, id, guid, name, sort_name, is_customer, owner_id, created_by,
		updated_by, created_at, updated_at, org_no, email, phone) SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, 1, value ->> 4,
		value ->> 4, value ->> 4, 1, 1, value ->> 6, value ->> 7, value ->> 8 FROM json_each(?2)`;
	const entries = `INSERT INTO search_index (tenant_id, kind, record_id, words)
		SELECT ?1, 'companies', value ->> 0, value ->> 5 FROM json_each(?2)`;
	return portal.db.batch([customers, entries].map((sql) => portal.db.prepare(sql).bind(tenantId, rows)));
}

const costOf = (answer: { headers: Headers }) =>
	JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };

async function list(query: string) {
	const answer = await advisor.fetch(`/api/crm/customers?tenant_id=${tenantId}&limit=${PAGE}${query}`);
	const { items, next } = (await answer.json()) as { items: { name: string }[]; next: string | null };
	return { items, next, rowsRead: costOf(answer).rowsRead };
}

test("the first page of many customers and one far down read the same, at most five rows for each they show", async () => {
	const first = await list("");
	expect(first.items).toHaveLength(PAGE);
	expect(first.rowsRead).toBeLessThanOrEqual(5 * PAGE);
	let page = first;
	for (let number = 0; number < 40; number++) page = await list(`&cursor=${encodeURIComponent(page.next ?? "")}`);
	expect(page.items[0]?.name).toBe("Tindeblikk Bakeri 02000");
	expect(page.rowsRead - first.rowsRead).toBeLessThanOrEqual(1);
	const screen = await advisor.fetch(`/${guid}/dashboardCRM/customers?size=${PAGE}`);
	expect((await screen.text()).split("row-link").length - 1).toBe(PAGE);
	expect(costOf(screen).rowsRead).toBeLessThanOrEqual(5 * PAGE);
});

test.each(["tindebl", "blikk", "0123"])("a search for %s reads at most five rows for each it shows", async (q) => {
	const { items, rowsRead } = await list(`&q=${q}`);
	expect(items.length).toBeGreaterThan(0);
	// To enter takes some rows, however few are shown.
	expect(rowsRead).toBeLessThanOrEqual(Math.max(5 * items.length, 5 * 20));
});

test("a word of two hundred letters is answered", async () => {
	expect((await list(`&q=${"a".repeat(200)}`)).items).toEqual([]);
});

test("the page of one customer reads no more than a list's", async () => {
	const answer = await advisor.fetch(`/${guid}/dashboardCRM/customers/${firstGuid}`);
	expect(answer.status).toBe(200);
	expect(costOf(answer).rowsRead).toBeLessThanOrEqual(2 * PAGE);
});

test("a part of the likely duplicates reads as much in a tenant of many more", async () => {
	const read = async () => {
		const answer = await advisor.fetch(`/${guid}/dashboardCRM/customers/duplicates`);
		expect(await answer.text()).toContain("Tindeblikk Bakeri 01500");
		return costOf(answer).rowsRead;
	};
	const before = await read();
	const more = Array.from({ length: MANY }, (_, index) => rowOf(`Åsly Verksted ${index}`, MANY + index));
	for (let start = 0; start < MANY; start += 500) await write(JSON.stringify(more.slice(start, start + 500)));
	expect((await read()) - before).toBeLessThanOrEqual(10);
});

test("a bulk action reads what it is for, not all that is kept beside it", async () => {
	const { items } = (await (await advisor.fetch(`/api/crm/customers?tenant_id=${tenantId}&limit=3`)).json()) as {
		items: { id: string }[];
	};
	const ids = items.map(({ id }) => id);
	const press = async (intent: string, fields: [string, string][]) => {
		const body = new URLSearchParams([["intent", intent], ...fields]);
		const answer = await advisor.fetch(`/${guid}/dashboardCRM/customers.data`, { method: "POST", body });
		expect(await answer.text()).toContain("crmLists:told.");
		return costOf(answer).rowsRead;
	};
	expect(
		await press(
			"bulkArchive",
			ids.map((id) => ["ids", id]),
		),
	).toBeLessThanOrEqual(130);
	expect(await press("undoArchive", [["before", JSON.stringify({ ids })]])).toBeLessThanOrEqual(130);
});

test("notes, a contact person and one customer after the other take two round trips, whatever hangs on them", async () => {
	const base = `/${guid}/dashboardCRM`;
	const { items } = await list("");
	const [{ id = "" } = {}] = items as unknown as { id: string }[];
	const post = async (path: string, fields: object) =>
		(await advisor.call("POST", path, { tenant_id: tenantId, customer_id: id, ...fields })).body as { id: string };
	const contact = await post("/api/crm/contacts", { first_name: "Kari", last_name: "Lie" });
	await post("/api/crm/tasks", { title: "Ring bakeriet" });
	const form = new FormData();
	for (const [name, value] of [
		["intent", "addNote"],
		["contact", contact.id],
		["body", "Et notat med fil"],
	] as const)
		form.set(name, value);
	form.append("files", new File(["fil"], "notat.txt"));
	const sent = new Response(form);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	const body = await sent.arrayBuffer();
	const written = await advisor.fetch(`${base}/contacts/${contact.id}`, { method: "POST", headers, body });
	expect(written.status).toBeLessThan(400);
	const shows: Record<string, string> = {
		[`${base}/notes`]: "notat.txt",
		[`${base}/contacts/${contact.id}`]: "notat.txt",
		[`${base}/next`]: "Ring bakeriet",
	};
	for (const [path, text] of Object.entries(shows)) {
		const answer = await advisor.fetch(path);
		expect(await answer.text(), path).toContain(text);
		expect({ path, trips: costOf(answer).roundTrips }).toEqual({ path, trips: 2 });
	}
});
