import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

/** Rows of which a list shows a page. */
const MANY = 2_000;

let portal: Portal;
let tenant: { id: string; guid: string };
let author: Person;
let colleague: Person;
let boss: Person;
let reader: Person;
let foreign: Person;
beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	author = await here.join("ADVISOR", { firstName: "Ingrid", lastName: "Solheim" });
	colleague = await here.join("ADVISOR", { firstName: "Jonas", lastName: "Berg" });
	boss = await here.join("ADMIN", { firstName: "Kristin", lastName: "Halvorsen" });
	reader = await here.join("CLIENT");
	foreign = await elsewhere.join("ADMIN");
});
afterAll(() => portal.dispose());

const page = (rest: string) => `/${tenant.guid}/dashboardCRM/${rest}`;
const html = async (rest: string, person = author) => (await person.fetch(page(rest))).text();
const cost = async (rest: string, person = author) => {
	const answer = await person.fetch(page(rest));
	expect(answer.status).toBe(200);
	return JSON.parse(answer.headers.get("X-D1") ?? "{}") as { roundTrips: number; rowsRead: number };
};
/** Presses something of a list that does not load anew, and gives the form that undoes it. */
async function press(rest: string, fields: [string, string][], person = author) {
	const answer = await person.fetch(`${page(rest)}.data`, { method: "POST", body: new URLSearchParams(fields) });
	const text = await answer.text();
	return { status: answer.status, text };
}
const pinnedInMenu = async (person: Person) => {
	const menu = (await html("dashboard", person)).match(/<nav[^>]*id="side-menu"[\s\S]*?<\/nav>/)?.[0] ?? "";
	return [...menu.matchAll(/<a[^>]*class="nav-row[^>]*>/g)]
		.map(([row]) => row)
		.filter((row) => /\?view=[0-9a-f-]{36}/.test(row))
		.map((row) => row.match(/title="([^"]+)"/)?.[1]);
};

describe.each(["meetings", "notes", "contactForm"])("a view of %s", (list) => {
	it("is saved, pinned to the menu and deleted again", async () => {
		const name = `Utvalg ${list}`;
		const saved = await author.submit(page(list), { intent: "saveView", name, query: "sort=x", pinned: "yes" });
		expect(saved.status).toBe(302);
		expect(await pinnedInMenu(author)).toEqual([name]);
		expect(await html(list)).toContain(name);
		expect(await html(list, colleague)).not.toContain(name);
		const viewId = /view=([\w-]+)/.exec(saved.headers.get("location") ?? "")?.[1] ?? "";
		await author.submit(page(list), { intent: "deleteView", viewId });
		expect(await pinnedInMenu(author)).toEqual([]);
	});
});

describe("the list of notes", () => {
	const write = async (fields: object, person = author) => {
		const answer = await person.call("POST", "/api/crm/customers/note", {
			...{ tenant_id: tenant.id, customer_id: null, ...fields },
		});
		expect(answer.status, answer.text).toBe(201);
		return answer.body as { id: string };
	};
	const shown = async (query: string, person = author) =>
		[...(await html(`notes?size=100&${query}`, person)).matchAll(/<p>(Liste [^<]+)<\/p>/g)].map(([, text]) => text);

	it("is filtered by who wrote what about whom, of which kind and when, and turned round", async () => {
		const made = await author.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Åsgård Mek & Co" });
		const old = await write({ text: "Liste gammelt" });
		const call = await write({ text: "Liste samtale", customer_id: made.body.id, kind: "call" });
		await write({ text: "Liste kollega" }, colleague);
		await write({ text: "Liste skjult", is_private: true }, colleague);
		await author.submit(page("notes"), { intent: "pinNote", id: call.id, pinned: "1" });
		await portal.db.prepare("update crm_notes set created_at = 1735732800000 where id = ?").bind(old.id).run();
		expect(await shown("")).toEqual(["Liste kollega", "Liste samtale", "Liste gammelt"]);
		expect(await shown("sort=created")).toEqual(["Liste gammelt", "Liste samtale", "Liste kollega"]);
		expect(await shown("f=author.any.me")).toEqual(["Liste samtale", "Liste gammelt"]);
		expect(await shown(`f=author.any.${author.userId},${colleague.userId}`)).toHaveLength(3);
		expect(await shown("f=kind.any.call")).toEqual(["Liste samtale"]);
		expect(await shown("f=isPinned.is.yes")).toEqual(["Liste samtale"]);
		expect(await shown("f=created.before.-30")).toEqual(["Liste gammelt"]);
		expect(await shown("f=isPrivate.is.yes", boss)).toEqual(["Liste skjult"]);
		for (const named of ["has.%C3%A5sg%C3%A5rd", "has.mek", "is.%C3%A5sg%C3%A5rd%20mek%20%26%20co", "filled"])
			expect(await shown(`f=customer.${named}`), named).toEqual(["Liste samtale"]);
		expect(await shown("f=customer.empty")).toEqual(["Liste kollega", "Liste gammelt"]);
		expect(await shown("f=customer.not.Somebody")).toHaveLength(3);
		expect(await shown("f=customer.has.mek&f=author.any.me&match=any")).toEqual(["Liste samtale", "Liste gammelt"]);
		expect(await shown("q=liste&f=kind.any.call")).toEqual(["Liste samtale"]);
		const file = await (await author.fetch(page("notes/export?format=csv&f=kind.any.call"))).text();
		expect(file).toContain("Liste samtale");
		expect(file).not.toContain("Liste kollega");
		expect((await foreign.fetch(page("notes"))).status).toBe(404);
	});

	it("has a trash from which its author and level 30 restore", async () => {
		const { id } = await write({ text: "Liste kastet" });
		await author.submit(page("notes"), { intent: "removeNote", id });
		expect(await shown("q=kastet")).toEqual([]);
		expect(await html("notes/trash")).toContain("Liste kastet");
		expect(await html("notes/trash?q=kast", boss)).toContain("Liste kastet");
		expect(await html("notes/trash", colleague)).not.toContain("Liste kastet");
		expect((await reader.fetch(page("notes/trash"))).status).toBe(302);
		expect(
			(
				await press(
					"notes/trash",
					[
						["intent", "bulkRestore"],
						["ids[]", id],
					],
					colleague,
				)
			).status,
		).toBe(422);
		expect(
			(
				await press("notes/trash", [
					["intent", "bulkRestore"],
					["ids[]", id],
				])
			).status,
		).toBe(200);
		expect(await shown("q=kastet")).toEqual(["Liste kastet"]);
	});

	it("reads a page of many, whatever it is filtered by", async () => {
		await portal.db
			.prepare(
				`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
				insert into crm_notes (tenant_id, id, body, plain, created_by, created_at, updated_at)
				select ?1, 'note-' || i, '{"type":"doc","content":[]}', 'Mange ' || i, ?2, 1600000000000 + i, 1 from n`,
			)
			.bind(tenant.id, boss.userId)
			.run();
		// Of the many customers one is called so, and two of the many notes are about it.
		const name = "Sjelden Verft";
		const { id: customerId } = (await boss.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name })).body;
		await portal.db
			.prepare("update crm_notes set customer_id = ?1, kind = 'email' where id in ('note-3', 'note-1500')")
			.bind(customerId)
			.run();
		const queries = [
			"f=customer.has.sjelden",
			"f=customer.has.sjelden&sort=created",
			"f=customer.is.sjelden%20verft&f=isPinned.is.no",
			"f=customer.has.ingen",
			"f=kind.any.email",
			"f=isPrivate.is.yes",
			"",
			"sort=created",
			"f=author.any.me",
			"f=isPinned.is.yes",
			`f=author.any.${boss.userId}`,
			"q=liste",
		];
		for (const query of queries) {
			const { rowsRead, roundTrips } = await cost(`notes?${query}`, boss);
			expect(rowsRead, query).toBeLessThanOrEqual(400);
			// What a search has found has its files read after it.
			expect(roundTrips).toBeLessThanOrEqual(query.startsWith("q=") ? 3 : 2);
		}
		// The last page costs what the first one does.
		const far = await cost(`notes?sort=created&f=created.after.2020-09-12`, boss);
		expect(far.rowsRead).toBeLessThanOrEqual(400);
		const inOrder = await html("notes?f=customer.has.sjelden&sort=created", boss);
		expect([...inOrder.matchAll(/id="note-(note-\d+)"/g)].map(([, id]) => id)).toEqual(["note-3", "note-1500"]);
		await portal.db.prepare("delete from crm_notes where plain like 'Mange %'").run();
	});
});

describe("the list of messages", () => {
	let formId: string;
	beforeAll(async () => {
		const form = await boss.call("POST", "/api/crm/contactform", {
			tenant_id: tenant.id,
			name: "Nettsiden",
			fields: [{ key: "name", required: true }, { key: "message" }],
		});
		formId = form.body.id;
		for (const [number, status] of (["new", "new", "answered", "spam", "unconfirmed"] as const).entries())
			await receive(`m${number}`, status, { name: `Sender ${number}`, message: `Hei ${number}` });
	});
	const receive = (id: string, status: string, answers: object, at = Date.now()) =>
		portal.db
			.prepare(
				"insert into crm_submissions (tenant_id, id, form_id, status_hash, answers, language, status, created_at, updated_at) values (?, ?, ?, ?, ?, 'nb', ?, ?, 1)",
			)
			.bind(tenant.id, id, formId, crypto.randomUUID(), JSON.stringify(answers), status, at + Number(id.slice(1)))
			.run();
	const senders = async (query: string, person = author) => {
		const text = await html(`contactForm?${query}`, person);
		return [...text.matchAll(/class="row-link"[^>]*>([^<]+)</g)].map(([, name]) => name);
	};
	const stateOf = async (id: string) =>
		portal.db
			.prepare("select status, handled_by by, deleted_at gone from crm_submissions where id = ?")
			.bind(id)
			.first();

	it("leaves out spam until it is asked for, and is filtered by state, form, customer, handler and day", async () => {
		expect(await senders("")).toEqual(["Sender 2", "Sender 1", "Sender 0"]);
		expect(await senders("sort=received")).toEqual(["Sender 0", "Sender 1", "Sender 2"]);
		expect(await senders("f=status.any.spam")).toEqual(["Sender 3"]);
		expect(await senders("f=status.any.new,spam")).toEqual(["Sender 3", "Sender 1", "Sender 0"]);
		expect(await senders("f=status.not.new")).toEqual(["Sender 3", "Sender 2"]);
		expect(await senders(`f=form.any.${formId}&f=status.any.answered`)).toEqual(["Sender 2"]);
		expect(await senders("f=form.any.other")).toEqual([]);
		expect(await senders("f=handler.empty&f=received.is.today")).toHaveLength(3);
		expect(await senders("f=received.before.-1")).toEqual([]);
		expect(await senders("f=customer.filled")).toEqual([]);
		expect((await reader.fetch(page("contactForm"))).status).toBe(302);
		expect((await foreign.fetch(page("contactForm"))).status).toBe(404);
	});

	it("moves several on and back again, where nobody has moved them since", async () => {
		const chosen: [string, string][] = ["m0", "m1"].map((id) => ["ids[]", id]);
		const moved = await press("contactForm", [["intent", "bulkStatus"], ["status", "handled"], ...chosen]);
		expect(moved.text).toContain("crmListed:told.messagesMoved");
		expect(await stateOf("m0")).toMatchObject({ status: "handled", by: author.userId });
		await press(
			"contactForm",
			[
				["intent", "bulkStatus"],
				["status", "answered"],
				["ids[]", "m1"],
			],
			colleague,
		);
		const before = JSON.stringify({
			field: "status",
			set: "handled",
			was: [{ values: { status: "new", handledBy: null }, ids: ["m0", "m1"] }],
		});
		expect(
			(
				await press("contactForm", [
					["intent", "undoStatus"],
					["before", before],
				])
			).status,
		).toBe(200);
		expect(await stateOf("m0")).toMatchObject({ status: "new", by: null });
		expect(await stateOf("m1")).toMatchObject({ status: "answered", by: colleague.userId });
		await press("contactForm", [
			["intent", "bulkStatus"],
			["status", "spam"],
			["matching", "f=status.any.answered"],
		]);
		expect(await senders("f=status.any.answered")).toEqual([]);
		await press("contactForm", [
			["intent", "bulkStatus"],
			["status", "new"],
			["ids[]", "m4"],
		]);
		expect(await stateOf("m4")).toMatchObject({ status: "unconfirmed" });
	});

	it("removes several to the trash and takes them back", async () => {
		const removed = await press("contactForm", [
			["intent", "bulkRemove"],
			["ids[]", "m0"],
			["ids[]", "m3"],
		]);
		expect(removed.text).toContain("crmListed:told.messagesRemoved");
		expect(await senders("")).not.toContain("Sender 0");
		expect(await html("contactForm/trash?q=sender")).toContain("Sender 3");
		await press("contactForm", [
			["intent", "undoRemove"],
			["before", JSON.stringify({ ids: ["m3"] })],
		]);
		expect(await senders("f=status.any.spam")).toContain("Sender 3");
		await press("contactForm/trash", [
			["intent", "bulkRestore"],
			["ids[]", "m0"],
		]);
		expect(await senders("q=sender")).toEqual(["Sender 0"]);
		const file = await (await author.fetch(page("contactForm/export?format=csv&f=status.any.new"))).text();
		expect(file).toContain("Hei 0");
		expect(file).not.toContain("Hei 3");
		expect(await (await author.fetch(page("contactForm/export?format=csv&ids=m3"))).text()).toContain("Hei 3");
	});

	it("reads a page of many, also of the few in one state", async () => {
		await portal.db
			.prepare(
				`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MANY})
				insert into crm_submissions (tenant_id, id, form_id, status_hash, answers, language, status, created_at, updated_at)
				select ?1, 'many-' || i, ?2, 'hash-' || i, '{"name":"Mange"}', 'nb', 'answered', 1600000000000 + i, 1 from n`,
			)
			.bind(tenant.id, formId)
			.run();
		const name = "Sjelden Melding AS";
		const { id: customerId } = (await boss.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name })).body;
		await portal.db
			.prepare("update crm_submissions set customer_id = ?1, handled_by = ?2 where id in ('many-3', 'many-1500')")
			.bind(customerId, colleague.userId)
			.run();
		const queries = [
			"",
			"f=status.any.new",
			"f=status.any.answered",
			"sort=received",
			`f=form.any.${formId}`,
			"f=customer.has.melding",
			"f=customer.has.melding&sort=received&f=status.any.answered",
			"f=customer.is.sjelden%20melding%20as",
			"f=customer.has.ingen",
			`f=handler.any.${colleague.userId}`,
		];
		for (const query of queries) {
			const { rowsRead, roundTrips } = await cost(`contactForm?${query}`, boss);
			expect(rowsRead, query).toBeLessThanOrEqual(400);
			expect(roundTrips).toBeLessThanOrEqual(2);
		}
	});
});
