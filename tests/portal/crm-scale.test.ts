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
beforeAll(async () => {
	portal = await startPortal();
	const make = factories(portal.db);
	const [tenant, module] = [await make.tenant(), await make.module("crm")];
	({ id: tenantId, guid } = tenant);
	const user = await make.member(tenant, "ADVISOR", { email: "advisor@example.test" });
	await make.grant(await make.entry(tenant, module), user, "ADVISOR");
	advisor = await signInAs(portal, "advisor@example.test");
	const names = Array.from({ length: MANY }, (_, index) => `Tindeblikk Bakeri ${String(index).padStart(5, "0")}`);
	const rows = names.map((name) => {
		const id = crypto.randomUUID();
		return [id, crypto.randomUUID(), name, name.toLowerCase(), user.id, wordsFor(tenantId, id, [name])];
	});
	firstGuid = rows[0]?.[1] ?? "";
	for (let start = 0; start < MANY; start += 500) await write(JSON.stringify(rows.slice(start, start + 500)));
});
afterAll(() => portal.dispose());

function write(rows: string) {
	const customers = `INSERT INTO companies (tenant_id, id, guid, name, sort_name, is_customer, owner_id, created_by,
		updated_by, created_at, updated_at) SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, 1, value ->> 4,
		value ->> 4, value ->> 4, 1, 1 FROM json_each(?2)`;
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
