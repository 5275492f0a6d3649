import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFile } from "#app/lists/import/read/read-file.server";
import { newGuid, newId } from "#app/platform/ids";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;
let other: Person;
let otherEmail: string;
let reader: Person;
let typeId: string;

beforeAll(async () => {
	const { portal: started, here } = await startCrm();
	portal = started;
	tenant = here.tenant;
	advisor = await here.join("ADVISOR", { firstName: "Ada", lastName: "Aas" });
	const second = await here.join("ADVISOR", { firstName: "Åse", lastName: "Aas" });
	[other, otherEmail] = [second, second.email];
	reader = await here.join("CLIENT", { firstName: "Rita", lastName: "Aas" });
	typeId = newId();
	await portal.db
		.prepare(
			"insert into crm_contact_types (tenant_id, id, title, sort_order, created_at, updated_at) values (?, ?, ?, 1, 1, 1)",
		)
		.bind(tenant.id, typeId, JSON.stringify({ nb: "Arbeidsgiver", en: "Employer" }))
		.run();
});
afterAll(() => portal.dispose());

type Customer = { id: string; guid: string; name: string; tags: string[]; owner_id: string; updated_at: string };
const path = "/api/crm/customers";
const page = (rest = "") => `/${tenant.guid}/dashboardCRM/customers${rest}`;
const add = async (fields: object, person = advisor) =>
	(await person.call("POST", path, { tenant_id: tenant.id, ...fields })).body as Customer;
const named = async (query: string, person = advisor) => {
	const html = await (await person.fetch(page(query))).text();
	return [...html.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name]) => name);
};
const column = (id: string, name: string) =>
	portal.db.prepare(`select ${name} v from companies where id = ?`).bind(id).first<string | number | null>("v");

/** Posts as a browser without JavaScript does, and reads the form that undoes it from the page. */
async function post(where: string, fields: [string, string][], status = 200, person = advisor) {
	const answer = await person.fetch(where, { method: "POST", body: new URLSearchParams(fields) });
	const text = await answer.text();
	expect(answer.status, text.slice(0, 300)).toBe(status);
	const told = text.match(/<form[^>]*tone-success[\s\S]*?<\/form>/)?.[0] ?? "";
	const plain = (value = "") => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
	const undo = [...told.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g)].map(
		([, name = "", value]): [string, string] => [name, plain(value)],
	);
	return { text, undo };
}
const chosen = (...customers: Customer[]) => customers.map(({ id }): [string, string] => ["ids[]", id]);

describe("the list of customers", () => {
	it("filters, sorts and shows what is asked for, and gives the same as a file", async () => {
		await add({ name: "Filter Nord", municipality: "Nesøy", tags: ["praksis"], contact_type_id: typeId });
		await add({ name: "Filter Sør", municipality: "Fjordvik", tags: ["praksis", "butikk"] });
		await add({ name: "Filter Vest", municipality: "Fjordvik" }, other);
		const all = "q=filter&";
		expect(await named(`?${all}f=municipality.any.Fjordvik`)).toHaveLength(2);
		expect(await named(`?${all}f=tags.has.praksis,butikk`)).toEqual(["Filter Sør"]);
		expect(await named(`?${all}f=tags.empty`)).toEqual(["Filter Vest"]);
		expect(await named(`?${all}f=type.any.${typeId}`)).toEqual(["Filter Nord"]);
		expect(await named(`?${all}f=owner.any.me`, other)).toEqual(["Filter Vest"]);
		expect(await named("?f=municipality.any.Fjordvik&sort=-name")).toEqual(["Filter Vest", "Filter Sør"]);
		expect(await (await advisor.fetch(page("?draft=municipality"))).text()).toMatch(/value="Nesøy"/);
		const file = await advisor.fetch(page("/export?format=xlsx&f=municipality.any.Fjordvik&columns=municipality,tags"));
		const { reading, rows } = readFile(new Uint8Array(await file.arrayBuffer()), {}, new Set(["name"]));
		expect(reading.columns).toEqual(["Name", "Municipality", "Tags"]);
		expect(rows.map(({ cells }) => cells)).toEqual([
			["Filter Sør", "Fjordvik", "praksis, butikk"],
			["Filter Vest", "Fjordvik"],
		]);
	});

	it("shows what comes next for each customer", async () => {
		const { id } = await add({ name: "Neste Steg AS" });
		for (const [title, due] of [
			["Later call", "2027-05-01"],
			["First call", "2027-03-01"],
		])
			await advisor.call("POST", "/api/crm/tasks", { tenant_id: tenant.id, title, due, customer_id: id });
		const html = await (await advisor.fetch(page("?q=neste+steg"))).text();
		expect(html).toContain("First call");
		expect(html).not.toContain("Later call");
	});

	it("saves a cell, and asks where somebody else has changed the same one", async () => {
		const { id, updated_at } = await add({ name: "Celle AS" });
		const cell = { intent: "saveField", id, updatedAt: String(Date.parse(updated_at)) };
		expect((await advisor.submit(page(), { ...cell, tags: "a, b" })).status).toBe(200);
		expect(await column(id, "tags")).toBe('["a","b"]');
		expect((await advisor.submit(page(), { ...cell, municipality: "Nes" })).status).toBe(409);
		expect((await reader.submit(page(), { ...cell, municipality: "Nes" })).headers.get("location")).toContain("/error");
	});

	it("costs at most five times the rows it shows, in three round trips, and so does a search and one customer", async () => {
		await fill(3000);
		const cost = (answer: Response) =>
			JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
		const costOf = async (where: string) => {
			const answer = await advisor.fetch(where);
			expect(answer.status).toBe(200);
			await answer.text();
			return cost(answer);
		};
		const bare = (await costOf("/home")).rowsRead;
		const first = await costOf(page("?size=50"));
		expect(first.roundTrips).toBeLessThanOrEqual(3);
		expect(first.rowsRead - bare).toBeLessThanOrEqual(5 * 50);
		const search = await costOf(page("?q=masse12&size=50"));
		expect(search.roundTrips).toBeLessThanOrEqual(3);
		expect(search.rowsRead - bare).toBeLessThanOrEqual(5 * 50);
		const html = await (await advisor.fetch(page("?sort=-name&size=50"))).text();
		const next = /\?[^"]*cursor=[^"]*/.exec(html)?.[0]?.replaceAll("&amp;", "&") ?? "";
		const second = await costOf(page(next));
		expect(second.rowsRead - bare).toBeLessThanOrEqual(5 * 50);
	});
});

/** Many customers at once, each with an owner and found by search. */
async function fill(count: number) {
	const rows = Array.from({ length: count }, (_, index) => [
		newId(),
		newGuid(),
		`Masse${index} AS`,
		`masse${index} as`,
	]);
	const owner = await portal.db
		.prepare("select id from people where tenant_id = ? limit 1")
		.bind(tenant.id)
		.first<string>("id");
	const { indexingAll } = await import("#app/platform/tenant/search.server");
	const { SQLiteSyncDialect } = await import("drizzle-orm/sqlite-core");
	for (let start = 0; start < count; start += 1000) {
		const some = rows.slice(start, start + 1000);
		await portal.db
			.prepare(
				`insert into companies (tenant_id, id, guid, name, sort_name, is_customer, owner_id, contact_type_id, created_by, updated_by, created_at, updated_at)
				select ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, 1, ?2, ?3, ?2, ?2, 1, 1 from json_each(?4)`,
			)
			.bind(tenant.id, owner, typeId, JSON.stringify(some))
			.run();
		const records = some.map(([id = "", , name]) => ({ id, texts: [name] }));
		const { sql, params } = new SQLiteSyncDialect().sqlToQuery(indexingAll(tenant.id, "companies", records));
		await portal.db
			.prepare(sql)
			.bind(...params)
			.run();
	}
}

describe("a bulk action on customers", () => {
	it("gives them to a colleague by name, and back, but not those given on since", async () => {
		const [one, two] = [await add({ name: "Masse En" }), await add({ name: "Masse To" })];
		const before = one.owner_id;
		const { text, undo } = await post(page(), [["intent", "bulkAssign"], ["owner", "åse aas"], ...chosen(one, two)]);
		expect(text).toContain("is now the owner of 2 more customers");
		expect(await column(one.id, "owner_id")).not.toBe(before);
		await other.call("POST", path, { id: two.id, owner_id: before });
		await other.call("POST", path, { id: two.id, owner_id: null });
		await post(page(), undo);
		expect([await column(one.id, "owner_id"), await column(two.id, "owner_id")]).toEqual([before, null]);
		await post(page(), [["intent", "bulkAssign"], ["owner", "nobody@x.test"], ...chosen(one)], 422);
		await post(page(), [["intent", "bulkAssign"], ["owner", otherEmail], ...chosen(one)]);
	});

	it("tags them, so that they are found by the tag, and takes it away again from those who got it", async () => {
		const [one, two] = [await add({ name: "Merke En", tags: ["sommerjobb"] }), await add({ name: "Merke To" })];
		const { undo } = await post(page(), [
			["intent", "bulkTag"],
			["tag", "sommerjobb"],
			["how", "add"],
			...chosen(one, two),
		]);
		expect((await named("?q=sommerjobb")).sort()).toEqual(["Merke En", "Merke To"]);
		await post(page(), undo);
		expect(await named("?q=sommerjobb")).toEqual(["Merke En"]);
		expect(await column(one.id, "tags")).toBe('["sommerjobb"]');
	});

	it("puts them on a list, once each, from which they are filtered, and takes them off again", async () => {
		const [one, two, three] = [
			await add({ name: "Liste En" }),
			await add({ name: "Liste To" }),
			await add({ name: "X" }),
		];
		const hidden = await add({ name: "Liste Skjult", visibility: "own" });
		const list = (fields: [string, string][], ...customers: Customer[]) =>
			post(page(), [["intent", "bulkList"], ...fields, ...chosen(...customers)]);
		await post(page(), [["intent", "bulkList"], ["listHow", "add"], ...chosen(one)], 422);
		await list(
			[
				["listName", "Julekort"],
				["listHow", "add"],
			],
			one,
			hidden,
		);
		const found = await portal.db
			.prepare("select id from crm_customer_lists where tenant_id = ?")
			.bind(tenant.id)
			.all<{ id: string }>();
		const [id] = found.results.map((row) => row.id);
		// The same name means the same list, and nobody is on it twice.
		const { undo } = await list(
			[
				["listName", "JULEKORT"],
				["listHow", "add"],
			],
			one,
			two,
		);
		expect((await named(`?f=list.any.${id}`)).sort()).toEqual(["Liste En", "Liste Skjult", "Liste To"]);
		expect(await named(`?f=list.any.${id}`, other)).not.toContain("Liste Skjult");
		expect(await named(`?f=list.not.${id}&q=Liste`)).toEqual([]);
		await post(page(), undo);
		expect((await named(`?f=list.any.${id}`)).sort()).toEqual(["Liste En", "Liste Skjult"]);
		const listed = await (await advisor.fetch(page(`/${one.guid}`))).text();
		expect(listed).toMatch(new RegExp(`f=list\\.any\\.${id}[^>]*>Julekort<`));
		expect(await (await advisor.fetch(page(`/${two.guid}`))).text()).not.toContain("Julekort");
		const gone = await list(
			[
				["list", id ?? ""],
				["listHow", "remove"],
			],
			one,
			three,
		);
		expect(await named(`?f=list.any.${id}`)).toEqual(["Liste Skjult"]);
		await post(page(), gone.undo);
		expect(await named(`?f=list.any.${id}`)).toContain("Liste En");
		const lists = page("/lists");
		await post(
			lists,
			[
				["intent", "renameList"],
				["id", id ?? ""],
				["name", "Påskekort"],
			],
			302,
		);
		expect(await (await other.fetch(lists)).text()).toContain("Påskekort");
		expect((await other.submit(lists, { intent: "deleteList", id: id ?? "" })).headers.get("Location")).toContain(
			"/error",
		);
		await post(
			lists,
			[
				["intent", "deleteList"],
				["id", id ?? ""],
			],
			302,
		);
		expect(await (await advisor.fetch(lists)).text()).not.toContain("Påskekort");
		expect(await named("?q=Liste%20En")).toEqual(["Liste En"]);
	});

	it("lie in the counties that their municipalities' numbers tell, each with its municipalities", async () => {
		await add({ name: "Nord En", municipality: "Nordvik", municipality_no: "5099" });
		await add({ name: "Vest En", municipality: "Vestvik", municipality_no: "4699" });
		const all = await (await advisor.fetch(page("/municipalities"))).text();
		for (const one of ["Trøndelag", "county=50", "county=46", "Nordvik", "Vestvik"]) expect(all).toContain(one);
		const one = await (await advisor.fetch(page("/municipalities?county=50"))).text();
		expect(one).toContain("Nordvik");
		expect(one).not.toContain("Vestvik");
		expect(await (await advisor.fetch(page("/municipalities?county=99"))).text()).toContain("Vestvik");

		await add({ name: "Sørvest En", municipality: "Sørvestby", post_code: "4005" });
		await add({ name: "Sørvest To", municipality: "Sørvestby", post_code: "4512" });
		await add({ name: "Sørvest Tre", municipality: "Sørvestby", post_code: "4330" });
		const typed = await (await advisor.fetch(page("/municipalities?county=11"))).text();
		expect(typed).toContain("Sørvestby");
		expect(typed).not.toContain("Nordvik");
	});

	it("sets a field of all that fit, and undoes it", async () => {
		await add({ name: "Felt En", city: "Feltby" });
		await add({ name: "Felt To", city: "Feltby", visibility: "own" });
		const count = () =>
			portal.db
				.prepare("select count(*) n from companies where city = 'Feltby' and visibility = 'own'")
				.first<number>("n");
		const { undo } = await post(page(), [
			["intent", "bulkSet"],
			["field", "visibility:own"],
			["matching", "f=city.is.Feltby"],
		]);
		expect(await count()).toBe(2);
		await post(page(), undo);
		expect(await count()).toBe(1);
	});

	it("archives them, and the trash gives them back", async () => {
		const [one, two] = [await add({ name: "Arkiv En" }), await add({ name: "Arkiv To" })];
		const { undo } = await post(page(), [["intent", "bulkArchive"], ...chosen(one, two)]);
		expect(await named("?q=arkiv")).toEqual([]);
		await post(page(), undo);
		expect(await named("?q=arkiv")).toHaveLength(2);
		await post(page(), [["intent", "bulkArchive"], ...chosen(one, two)]);
		expect(await (await advisor.fetch(page("/trash"))).text()).toContain("Arkiv To");
		expect((await reader.fetch(page("/trash"))).status).not.toBe(200);
		await post(page("/trash"), [["intent", "bulkRestore"], ...chosen(two)]);
		expect(await named("?q=arkiv")).toEqual(["Arkiv To"]);
	});

	it("is not for who may only read, nor on what one does not see", async () => {
		const secret = await add({ name: "Skjult En", visibility: "own" });
		const answer = await reader.fetch(page(), {
			method: "POST",
			body: new URLSearchParams([["intent", "bulkArchive"], ...chosen(secret)]),
		});
		expect(answer.headers.get("location")).toContain("/error");
		await post(page(), [["intent", "bulkArchive"], ...chosen(secret)], 422, other);
		expect(await column(secret.id, "deleted_at")).toBeNull();
	});
});

describe("the list of contacts", () => {
	const contacts = (rest = "") => `/${tenant.guid}/dashboardCRM/contacts${rest}`;
	const addContact = async (fields: object) =>
		(await advisor.call("POST", "/api/crm/contacts", { tenant_id: tenant.id, ...fields })).body as Customer;

	it("filters, edits a cell, sets the consent of several and takes it back, and gives a file", async () => {
		const { id: customerId } = await add({ name: "Kontaktens Hus" });
		const one = await addContact({ first_name: "Kari", last_name: "Kaia", customer_id: customerId, consent: "given" });
		const two = await addContact({ first_name: "Liv", last_name: "Kaia" });
		const at = () =>
			portal.db.prepare("select consent_at v from crm_contacts where id = ?").bind(one.id).first<number>("v");
		const since = await at();
		const cell = { intent: "saveField", id: two.id, updatedAt: String(Date.parse(two.updated_at)), jobTitle: "Kokk" };
		expect((await advisor.submit(contacts(), cell)).status).toBe(200);
		const { undo } = await post(contacts(), [["intent", "bulkConsent"], ["consent", "withdrawn"], ...chosen(one, two)]);
		const withdrawn = await (await advisor.fetch(contacts("/export?f=consent.any.withdrawn"))).text();
		expect(withdrawn.split("\r\n").slice(0, 2)).toEqual([
			"Name;Job title;Customers;E-mail;Phone;Consent;Language;Added",
			expect.stringMatching(/^Kari Kaia;;Kontaktens Hus;;;Withdrawn;;/),
		]);
		await post(contacts(), undo);
		expect(await at()).toBe(since);
		const archived = await post(contacts(), [["intent", "bulkArchive"], ...chosen(two)]);
		expect(await (await advisor.fetch(contacts("?q=liv"))).text()).not.toContain(contacts(`/${two.id}`));
		await post(contacts(), archived.undo);
		expect(await (await advisor.fetch(contacts("?q=kokk"))).text()).toContain(contacts(`/${two.id}`));
	});
});

describe("the other shapes of the customers", () => {
	it("are columns by type, in which a customer is moved; tiles by municipality; and a calendar", async () => {
		const { id, name } = await add({ name: "Flyttbar AS", municipality: "Lillevik" });
		const column = async (label: string) =>
			(await (await advisor.fetch(page("/board?q=flyttbar"))).text())
				.split(`aria-label="${label}"`)[1]
				?.split("</section>")[0];
		expect(await column("No type")).toContain(name);
		expect((await advisor.submit(page("/board"), { intent: "move", id, contactTypeId: typeId })).status).toBe(200);
		expect(await column("Employer")).toContain(name);
		const toNew = `href="${page("/new")}"`;
		expect(await (await advisor.fetch(page("/board"))).text()).toContain(toNew);
		expect(await (await reader.fetch(page("/board"))).text()).not.toContain(toNew);
		expect((await reader.submit(page("/board"), { intent: "move", id, contactTypeId: "" })).status).not.toBe(200);

		const tiles = await (await advisor.fetch(page("/municipalities"))).text();
		const to = tiles.match(/href="([^"]*Lillevik[^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
		expect(await named(to.slice(to.indexOf("?")))).toEqual([name]);
		expect(tiles).toContain("More than 200 customers");

		const meeting = { tenant_id: tenant.id, customer_id: id, title: "Befaring" };
		const times = { starts_at: "2027-03-28T22:30:00Z", ends_at: "2027-03-28T23:30:00Z" };
		expect((await advisor.call("POST", "/api/crm/customers/meeting", { ...meeting, ...times })).status).toBe(201);
		await advisor.call("POST", "/api/crm/tasks", { tenant_id: tenant.id, title: "Levere svar", due: "2027-03-30" });
		const calendar = (query: string) => advisor.fetch(page().replace("customers", `calendar?${query}`));
		const month = await (await calendar("day=2027-03-14")).text();
		// By the clock of Norway it is the day after, on the night to which the clocks were put forward.
		expect(month.split("29 March 2027")[1]?.split("30 March 2027")[0]).toContain("Befaring");
		expect(month.split("30 March 2027")[1]?.split("31 March 2027")[0]).toContain("Levere svar");
		expect(await (await calendar("day=2027-05-01")).text()).not.toContain("Befaring");
		expect(await (await calendar("span=week&day=2027-03-31")).text()).toContain("Befaring");
		expect(await (await calendar("span=day&day=2027-03-28")).text()).not.toContain("Befaring");
	});
});

describe("the files of tasks, meetings and notes", () => {
	const work = (rest: string) => `/${tenant.guid}/dashboardCRM/${rest}`;
	const rowsOf = async (rest: string, person = advisor) =>
		(await (await person.fetch(work(rest))).text()).trim().split("\r\n");

	it("hold what the page's view has and its reader sees, in the reader's words", async () => {
		const { id } = await add({ name: "Filens Kunde AS" });
		const own = { tenant_id: tenant.id, customer_id: id };
		await advisor.call("POST", "/api/crm/tasks", { ...own, title: "Til fil", due: "2027-06-01", priority: "high" });
		await advisor.call("POST", "/api/crm/customers/note", { ...own, text: "=1+1 og mer" });
		const times = { starts_at: "2027-06-02T10:00:00Z", ends_at: "2027-06-02T11:00:00Z" };
		await advisor.call("POST", "/api/crm/customers/meeting", { ...own, title: "Filmøte", ...times });
		const tasks = await rowsOf("tasks/export?f=assignee.any.me");
		expect(tasks[0]).toBe("Task;Due;Priority;Customer;Assigned to;Status;Done on;Description;Added");
		expect(tasks.find((line) => line.startsWith("Til fil"))).toMatch(
			/^Til fil;2027-06-01;High;Filens Kunde AS;Ada Aas;To do;;;/,
		);
		expect((await rowsOf("tasks/export?f=assignee.any.me", other)).some((line) => line.startsWith("Til fil"))).toBe(
			false,
		);
		expect(
			(await rowsOf("meetings/export?f=starts.after.-1")).some((line) => /^Filmøte;2027-06-02 12:00;/.test(line)),
		).toBe(true);
		expect((await rowsOf("meetings/export?f=starts.before.0")).some((line) => line.startsWith("Filmøte"))).toBe(false);
		expect(
			(await rowsOf("notes/export")).some((line) => line.includes("Filens Kunde AS;Note;'=1+1 og mer;No;No")),
		).toBe(true);
	});
});
