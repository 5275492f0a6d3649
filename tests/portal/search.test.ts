import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal } from "../support/portal";
import { type Person, signInAs } from "../support/sign-in";

type Found = { title: string; href: string };

let portal: Portal;
let advisor: Person;

beforeAll(async () => {
	portal = await startPortal({ seed: true });
	advisor = await signInAs(portal, "advisor@fjordvik.test");
});
afterAll(() => portal.dispose());

/** What the page shows for a text, by the path that it leads to, with the lists that have all hits. */
async function find(person: Person, q: string) {
	const page = await (await person.fetch(`/search?${new URLSearchParams({ q })}`)).text();
	const main = page.slice(page.indexOf("<main"), page.indexOf("</main>"));
	const links = [...main.matchAll(/<a[^>]+href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(
		([, href = "", title = ""]): Found => ({
			// The letters that were found are marked.
			title: title.replaceAll(/<[^>]+>/g, ""),
			href: href.replaceAll("&amp;", "&"),
		}),
	);
	return (path: string) => links.filter(({ href }) => href.includes(path));
}
const CLIENTS = "/user/users/";
const CUSTOMERS = "/dashboardCRM/customers/";
const MEMBERS = "/user/users?member=";

test("clients, customers, forms and what else a person may open are found, and each leads to the record", async () => {
	expect(await (await advisor.fetch("/search?q=amina")).text()).toMatch(/<h2[^>]*>Deltakere</);
	const [client] = (await find(advisor, "amina"))(CLIENTS);
	expect(client?.title).toMatch(/^Amina/);
	expect(await (await advisor.fetch(client?.href ?? "")).text()).toContain(client?.title);
	const [customer] = (await find(advisor, "havbris industri as"))(CUSTOMERS);
	expect(customer?.title).toBe("Havbris Industri AS");
	expect((await advisor.fetch(customer?.href ?? "")).status).toBe(200);
	expect((await find(advisor, "ukens sta"))("/form_builder/forms/")[0]?.title).toBe("Ukens status");
	const admin = await signInAs(portal, "admin@fjordvik.test");
	const [member] = (await find(admin, "solheim ingrid"))(MEMBERS);
	expect(member?.title).toBe("Ingrid Solheim");
	expect((await admin.fetch(member?.href ?? "")).status).toBe(200);
	// More than are shown: the list has them all.
	const many = await find(advisor, "be");
	expect(many(CUSTOMERS)).toHaveLength(5);
	expect((await advisor.fetch(many("/dashboardCRM/customers?")[0]?.href ?? "")).status).toBe(200);
});

test("whatever is found costs two round trips", async () => {
	for (const q of ["amina", "be", "nothing of that name"]) {
		const answer = await advisor.fetch(`/search.data?q=${encodeURIComponent(q)}&_routes=shell%2Froutes%2Fsearch`);
		expect(JSON.parse(answer.headers.get("X-D1") ?? "{}").roundTrips).toBeLessThanOrEqual(2);
	}
});

test("a title that is the text itself stands before those that only have it", async () => {
	const { results } = await portal.db
		.prepare(
			`select distinct c.name from companies c join tenants t on t.id = c.tenant_id
			where t.slug = 'fjordvik' and c.name like 'Havbris %' and c.is_customer = 1 and c.deleted_at is null`,
		)
		.all<{ name: string }>();
	expect(results.length).toBeGreaterThan(0);
	for (const { name } of results) expect((await find(advisor, name))(CUSTOMERS)[0]?.title).toBe(name);
	const found = (await find(advisor, "havbris"))(CUSTOMERS).map(({ title }) => title);
	expect(found.slice(0, results.length)).toEqual(results.slice(0, 5).map(() => expect.stringMatching(/^Havbris/)));
});

test("a name with one wrong letter is found where nothing is called so, for whoever may see it", async () => {
	const participants = "/user/users/";
	for (const typed of ["amnia", "amiina", "amna", "amima"])
		expect([typed, (await find(advisor, typed))(participants)[0]?.title ?? ""]).toEqual([
			typed,
			expect.stringMatching(/^Amina/),
		]);
	expect((await find(advisor, "havbirs"))(CUSTOMERS)[0]?.title).toMatch(/^Havbris/);
	expect((await find(advisor, "xqzwvy"))(CUSTOMERS)).toEqual([]);
	const client = await signInAs(portal, "client@fjordvik.test");
	expect((await find(client, "havbirs"))(CUSTOMERS)).toEqual([]);
	expect((await find(client, "amnia"))(participants)).toEqual([]);
});

test("what was typed can be searched for in the customers, by whoever has them", async () => {
	expect((await find(advisor, "nothing of that name"))("/dashboardCRM/customers?q=nothing")).toHaveLength(1);
	const client = await signInAs(portal, "client@fjordvik.test");
	expect((await find(client, "nothing of that name"))("/dashboardCRM/")).toEqual([]);
});

test("nobody finds what they may not open: other tenants, modules without a grant, colleagues' clients", async () => {
	const nameOf = (where: string) =>
		portal.db
			.prepare(
				`select p.first_name || ' ' || p.last_name as name from people p join tenants t on t.id = p.tenant_id
				where p.role = 'CLIENT' and p.first_name <> '' and ${where} limit 1`,
			)
			.first<string>("name");
	const ours =
		"exists (select 1 from people q join tenants u on u.id = q.tenant_id where q.email = p.email and u.slug = 'fjordvik')";
	const foreign = await nameOf(`t.slug = 'nordlys' and not ${ours}`);
	const followed = `exists (select 1 from advisor_clients a join users u on u.id = a.advisor_id
		where a.tenant_id = t.id and a.client_id = p.id and u.email = 'advisor@fjordvik.test')`;
	const others = await nameOf(`t.slug = 'fjordvik' and not ${followed}`);
	for (const name of [foreign, others]) {
		expect(name).toBeTruthy();
		expect((await find(advisor, name ?? ""))(CLIENTS).map(({ title }) => title)).not.toContain(name);
	}
	expect((await find(advisor, "solheim ingrid"))(MEMBERS)).toEqual([]);
	const client = await signInAs(portal, "client@fjordvik.test");
	expect((await find(client, "havbris"))(CUSTOMERS)).toEqual([]);
	expect((await find(client, "amina"))(CLIENTS)).toEqual([]);
});

test("a letter alone, nothing and signs that mean something to the index find nothing and break nothing", async () => {
	for (const q of ["", "a", '"', "* OR 1", "NEAR(", "%"]) {
		const answer = await advisor.fetch(`/search?${new URLSearchParams({ q })}`);
		expect([q, answer.status]).toEqual([q, 200]);
	}
	expect((await find(advisor, "a"))("/dashboardCRM/")).toEqual([]);
});
