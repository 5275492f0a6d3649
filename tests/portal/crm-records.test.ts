import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#app/platform/limits";
import { landscape } from "#db/seed/news/picture";
import { seeded } from "#db/seed/random";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let owner: Person;
let colleague: Person;
let third: Person;
let reader: Person;
let boss: Person;

beforeAll(async () => {
	const { portal: started, here } = await startCrm();
	portal = started;
	tenant = here.tenant;
	owner = await here.join("ADVISOR", { firstName: "Ingrid", lastName: "Solheim" });
	colleague = await here.join("ADVISOR", { firstName: "Jonas", lastName: "Berg" });
	third = await here.join("ADVISOR", { firstName: "Marit", lastName: "Aune" });
	reader = await here.join("CLIENT", { firstName: "Rune", lastName: "Leser" });
	boss = await here.join("ADMIN", { firstName: "Kristin", lastName: "Halvorsen" });
});
afterAll(() => portal.dispose());

type Customer = { id: string; guid: string; name: string };
const crm = (rest: string) => `/${tenant.guid}/dashboardCRM/${rest}`;
const add = async (fields: object, person = owner) =>
	(await person.call("POST", "/api/crm/customers", { tenant_id: tenant.id, ...fields })).body as Customer;
const note = async (fields: object, person = owner) =>
	(await person.call("POST", "/api/crm/customers/note", { tenant_id: tenant.id, text: "Ringte", ...fields })).body as {
		id: string;
	};
const names = async (person: Person) => {
	const answer = await person.call("GET", `/api/crm/customers?tenant_id=${tenant.id}&limit=200`);
	return (answer.body as { items: Customer[] }).items.map(({ name }) => name);
};
const told = async (person: Person, type: string) => {
	await portal.settle();
	const rows = await portal.db
		.prepare("select params from notifications where user_id = ? and type = ?")
		.bind(person.userId, type)
		.all<{ params: string }>();
	return rows.results.map(({ params }) => (JSON.parse(params) as { customer: string }).customer);
};
const send = async (
	person: Person,
	where: string,
	fields: Record<string, string>,
	files: Record<string, string> = {},
) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	for (const [name, text] of Object.entries(files)) form.append("files", new File([text], name));
	const sent = new Response(form);
	const type = sent.headers.get("content-type") ?? "";
	return person.fetch(where, { method: "POST", headers: { "Content-Type": type }, body: await sent.arrayBuffer() });
};
const reach = (level10: string, level20: string) => boss.submit(crm("reach"), { intent: "save", level10, level20 });

describe("whoever has to do with a customer", () => {
	it("and follows it is told what others do with it, as long as they see it, and of nothing of their own", async () => {
		const customer = await add({ name: "Havbris" });
		const page = crm(`customers/${customer.guid}`);
		expect((await third.submit(page, { intent: "follow" })).status).toBe(200);
		await colleague.call("POST", "/api/crm/customers", { id: customer.id, phone: "72451890" });
		await note({ customer_id: customer.id }, colleague);
		await note({ customer_id: customer.id, is_private: true }, colleague);
		for (const person of [owner, third]) {
			expect(await told(person, "customerChanged")).toEqual(["Havbris"]);
			expect(await told(person, "customerNote")).toEqual(["Havbris"]);
		}
		expect(await told(colleague, "customerNote")).toEqual([]);
		await owner.call("POST", "/api/crm/customers", { id: customer.id, visibility: "own" });
		await note({ customer_id: customer.id });
		expect(await told(third, "customerNote")).toEqual(["Havbris"]);
		expect((await third.fetch(page)).status).toBe(404);
	});

	it("works on one that is kept to its own people as soon as they are named, and no longer", async () => {
		const customer = await add({ name: "Hemmelig", visibility: "own" });
		const page = crm(`customers/${customer.guid}`);
		expect((await colleague.fetch(page)).status).toBe(404);
		await owner.submit(page, { intent: "setPerson", userId: colleague.userId, part: "collaborator" });
		expect((await colleague.fetch(page)).status).toBe(200);
		expect((await reader.submit(page, { intent: "setPerson", userId: third.userId, part: "owner" })).status).not.toBe(
			200,
		);
		const who = async (person: Person) => (await person.fetch(crm(`seen?kind=customer&id=${customer.id}`))).text();
		const seen = await who(owner);
		for (const name of ["Ingrid Solheim", "Jonas Berg", "Kristin Halvorsen"]) expect(seen).toContain(name);
		for (const name of ["Marit Aune", "Rune Leser"]) expect(seen).not.toContain(name);
		expect((await third.fetch(crm(`seen?kind=customer&id=${customer.id}`))).status).toBe(404);
		await owner.submit(page, { intent: "removePerson", userId: colleague.userId });
		expect((await colleague.fetch(page)).status).toBe(404);
	});
});

describe("how far a level sees", () => {
	it("is one's own for those who only read, and all for those who write, until the organisation chooses", async () => {
		await portal.db.prepare("delete from crm_reaches where tenant_id = ?").bind(tenant.id).run();
		const customer = await add({ name: "Ikke for lesere" });
		const own = await add({ name: "Leserens egen", owner_id: owner.userId });
		await portal.db.prepare("update companies set owner_id = ? where id = ?").bind(reader.userId, own.id).run();
		await note({ customer_id: customer.id, text: "Om kunden" });
		await note({ customer_id: own.id, text: "Om lesarens" });
		await note({ customer_id: null, text: "Om ingen" });
		await owner.call("POST", "/api/crm/contacts", { tenant_id: tenant.id, first_name: "Løs", last_name: "Kontakt" });
		const texts = async (person: Person, path: string) =>
			(await person.call("GET", `/api/crm/${path}?tenant_id=${tenant.id}&limit=200`)).text;
		expect(await names(reader)).toEqual(["Leserens egen"]);
		expect(await names(third)).toEqual(expect.arrayContaining(["Ikke for lesere", "Leserens egen"]));
		const readersNotes = await texts(reader, "customers/note");
		expect(readersNotes).toContain("Om lesarens");
		for (const hidden of ["Om kunden", "Om ingen"]) expect(readersNotes).not.toContain(hidden);
		expect(await texts(third, "customers/note")).toContain("Om ingen");
		expect(await texts(reader, "contacts")).not.toContain("Løs");
		expect(await texts(third, "contacts")).toContain("Løs");
		expect((await reader.fetch(crm(`customers/${customer.guid}`))).status).toBe(404);
		const page = await (await boss.fetch(crm("reach"))).text();
		expect(page).toMatch(/<option[^>]*value="own"[^>]*selected/);
		expect((await reach("all", "all")).status).toBe(302);
		expect(await names(reader)).toContain("Ikke for lesere");
		expect(await texts(reader, "customers/note")).toContain("Om ingen");
	});

	it("holds for lists, pages, notes and contacts alike, at once", async () => {
		const mine = await add({ name: "Mine i Solvik", municipality: "Solvik" }, third);
		const near = await add({ name: "Nabo i Solvik", municipality: "Solvik" }, owner);
		const far = await add({ name: "Langt borte", municipality: "Nesøy" }, owner);
		await note({ customer_id: near.id, text: "Nær" });
		const sees = async (person: Person) =>
			(await names(person)).filter((name) => [mine, near, far].some((one) => one.name === name)).sort();
		const seesNotes = async (person: Person) =>
			(await person.call("GET", `/api/crm/customers/note?tenant_id=${tenant.id}&limit=200`)).text.includes("Nær");
		expect(await sees(third)).toEqual([far, mine, near].map(({ name }) => name).sort());
		await colleague.submit(crm("reach"), { intent: "save", level10: "own", level20: "own" });
		expect((await sees(third)).length).toBe(3);
		expect((await reach("own", "own")).status).toBe(302);
		expect(await sees(third)).toEqual([mine.name]);
		expect(await seesNotes(third)).toBe(false);
		expect((await third.fetch(crm(`customers/${near.guid}`))).status).toBe(404);
		expect(await sees(reader)).toEqual([]);
		expect((await sees(boss)).length).toBe(3);
		await reach("all", "municipality");
		expect(await sees(third)).toEqual([mine.name, near.name]);
		expect(await seesNotes(third)).toBe(true);
		await reach("all", "group");
		expect(await sees(third)).toEqual([mine.name]);
		const shares = portal.db.prepare(
			"insert into advisor_clients (tenant_id, id, advisor_id, client_id, is_primary, created_at, updated_at) values (?, ?, ?, ?, 0, 1, 1)",
		);
		for (const advisor of [third, owner])
			await shares.bind(tenant.id, `share-${advisor.userId}`, advisor.userId, reader.userId).run();
		expect((await sees(third)).length).toBe(3);
		await reach("all", "all");
	});
});

describe("a file", () => {
	it("of a note is there for whoever sees the note, by its page only, and goes with it", async () => {
		const customer = await add({ name: "Filkunden" });
		const page = crm(`customers/${customer.guid}`);
		const sent = await send(
			owner,
			page,
			{ intent: "addNote", body: "Med vedlegg", isPrivate: "1" },
			{ "avtale.pdf": "%PDF avtalen" },
		);
		expect(sent.status).toBe(302);
		const shown = await (await owner.fetch(`${page}?tab=files`)).text();
		expect(shown).toContain("avtale.pdf");
		const address = /href="([^"]*\/dashboardCRM\/files\/[^"]+)"/.exec(shown)?.[1] ?? "";
		const file = await owner.fetch(address);
		expect(await file.text()).toBe("%PDF avtalen");
		expect(file.headers.get("content-disposition")).toContain("attachment");
		expect((await colleague.fetch(address)).status).toBe(404);
		expect(await (await colleague.fetch(`${page}?tab=files`)).text()).not.toContain("avtale.pdf");
		const guid = await portal.db.prepare("select guid from files where name = 'avtale.pdf'").first<string>("guid");
		for (const person of [owner, colleague, boss]) expect((await person.fetch(`/api/media/${guid}`)).status).toBe(404);
	});

	it("of a customer is sent by whoever writes, and removed by whoever sent it or an administrator", async () => {
		const customer = await add({ name: "Arkivet" });
		const page = crm(`customers/${customer.guid}`);
		expect((await send(owner, page, { intent: "addFiles" })).status).toBe(422);
		expect((await send(owner, page, { intent: "addFiles" }, { "en.txt": "1", "to.txt": "2" })).status).toBe(302);
		const ids = (
			await portal.db
				.prepare("select id from crm_attachments where customer_id = ?")
				.bind(customer.id)
				.all<{ id: string }>()
		).results;
		expect(ids.length).toBe(2);
		const id = ids[0]?.id ?? "";
		await colleague.submit(page, { intent: "removeFile", id });
		expect((await colleague.fetch(crm(`files/${id}`))).status).toBe(200);
		expect((await owner.submit(page, { intent: "removeFile", id })).status).toBe(302);
		expect((await owner.fetch(crm(`files/${id}`))).status).toBe(404);
	});
});

describe("a customer's logo", () => {
	const sendLogo = async (person: Person, customer: Customer, bytes: Uint8Array, intent = "uploadLogo") => {
		const form = new FormData();
		form.append("intent", intent);
		form.append("file", new File([bytes as BlobPart], "logo.png"));
		const sent = new Response(form);
		const type = sent.headers.get("content-type") ?? "";
		const body = await sent.arrayBuffer();
		return person.fetch(crm(`customers/${customer.guid}/edit`), {
			method: "POST",
			headers: { "Content-Type": type },
			body,
		});
	};
	const logoId = (customer: Customer) =>
		portal.db.prepare("select logo_id from companies where id = ?").bind(customer.id).first<string | null>("logo_id");

	it("is a picture by what is in it, shown to those who see the customer and to nobody else", async () => {
		const customer = await add({ name: "Bølgen" });
		const page = crm(`customers/${customer.guid}`);
		const picture = landscape(seeded(1), 64, 64, 1);
		expect((await sendLogo(owner, customer, new TextEncoder().encode("<svg onload=alert(1)>"))).status).toBe(422);
		expect((await sendLogo(reader, customer, picture)).headers.get("Location")).toContain("/error");
		expect(await logoId(customer)).toBeNull();
		expect((await sendLogo(owner, customer, picture)).status).toBe(302);
		const first = await logoId(customer);
		const shown = await reader.fetch(`${page}/logo?v=${first}`);
		expect([shown.status, shown.headers.get("Content-Type")]).toEqual([200, "image/png"]);
		expect(await (await owner.fetch(crm("customers?q=B%C3%B8lgen"))).text()).toContain(`/logo?v=${first}`);
		const guid = await portal.db.prepare("select guid from files where id = ?").bind(first).first<string>("guid");
		expect((await reader.fetch(`/api/media/${guid}`)).status).toBe(404);
		await owner.call("POST", "/api/crm/customers", { id: customer.id, visibility: "own" });
		expect((await reader.fetch(`${page}/logo?v=${first}`)).status).toBe(404);
		expect((await sendLogo(owner, customer, picture, "pickLogo")).status).toBe(200);
		expect(await portal.db.prepare("select state from files where id = ?").bind(first).first("state")).toBe("pending");
		expect((await owner.submit(`${page}/edit`, { intent: "removeLogo" })).status).toBe(302);
		expect((await owner.fetch(`${page}/logo`)).status).toBe(404);
	});
});

it("a field of the customer's page is saved in its place, and a call is written down without a word", async () => {
	const customer = await add({ name: "Feltet" });
	const page = crm(`customers/${customer.guid}`);
	const row = () =>
		portal.db
			.prepare("select phone, updated_at at from companies where id = ?")
			.bind(customer.id)
			.first<{ phone: string; at: number }>();
	const at = (await row())?.at ?? 0;
	const field = { intent: "saveField", id: customer.id, updatedAt: String(at), phone: "72 45 18 90" };
	expect((await owner.submit(page, field)).status).toBe(200);
	expect((await row())?.phone).toBe("+4772451890");
	expect((await owner.submit(page, { ...field, phone: "72 45 18 91" })).status).toBe(409);
	expect((await send(owner, page, { intent: "addNote", kind: "noAnswer", body: "" })).status).toBe(302);
	expect((await send(owner, page, { intent: "addNote", kind: "note", body: "" })).status).toBe(422);
	expect(await (await owner.fetch(page)).text()).toContain("Call, no answer");
});

describe("a person's data", () => {
	it("is shown and exported whole, and what is marked is erased everywhere, with an audit that knows no value", async () => {
		const customer = await add({ name: "Personkunden" });
		const made = await owner.call("POST", "/api/crm/contacts", {
			...{
				tenant_id: tenant.id,
				first_name: "Åse",
				last_name: "Unikdal",
				job_title: "Fadder",
				customer_id: customer.id,
			},
			...{ emails: [{ kind: "work", value: "ase@unikdal.test" }], phones: [{ kind: "mobile", value: "91234567" }] },
		});
		const { id } = made.body as { id: string };
		await owner.submit(crm(`contacts/${id}`), { intent: "addNote", body: "Åse er syk på mandag" });
		await owner.call("POST", "/api/crm/customers/meeting", {
			...{ tenant_id: tenant.id, customer_id: customer.id, title: "Møte", contact_ids: [id] },
			...{ starts_at: "2026-12-01T10:00:00Z", ends_at: "2026-12-01T11:00:00Z" },
		});
		const page = crm(`contacts/${id}/data`);
		const json = (await (await owner.fetch(`${page}/json`)).json()) as Record<string, object[]> & { person: object };
		expect(json.person).toMatchObject({ first_name: "Åse", last_name: "Unikdal", job_title: "Fadder" });
		expect([json.notes?.length, json.meetings?.length, json.customers?.length]).toEqual([1, 1, 1]);
		expect(await (await owner.fetch(`${page}/csv`)).text()).toContain("ase@unikdal.test");
		expect((await reader.fetch(page)).status).not.toBe(200);
		const all = { intent: "erase", sure: "1" };
		await owner.submit(page, { ...all, erase: "name" });
		expect(await (await owner.fetch(`${page}/json`)).text()).toContain("Unikdal");
		expect((await boss.submit(page, { intent: "erase", erase: "name" })).status).toBe(422);
		const marked = new URLSearchParams([
			...Object.entries(all),
			...["name", "emails", "notes", "meetings"].map((one) => ["erase", one]),
		]);
		expect((await boss.fetch(page, { method: "POST", body: marked })).status).toBe(302);
		const left = await (await boss.fetch(`${page}/json`)).text();
		expect(left).toContain("Fadder");
		const tables = ["crm_contacts", "crm_attendees", "crm_notes", "crm_note_versions", "audit_events", "search_words"];
		const found = await portal.db
			.prepare("select name from sqlite_master where type = 'table'")
			.all<{ name: string }>();
		const searched = found.results
			.map(({ name }) => name)
			.filter((name) => tables.includes(name) || /search|fts/i.test(name));
		for (const table of searched) {
			const rows = JSON.stringify((await portal.db.prepare(`select * from ${table}`).all()).results);
			for (const word of ["Unikdal", "unikdal", "Åse er syk"])
				expect({ table, word, found: rows.includes(word) }).toEqual({ table, word, found: false });
		}
		const hits = await owner.call("GET", `/api/crm/contacts?tenant_id=${tenant.id}&q=unikdal`);
		expect((hits.body as { items: object[] }).items).toEqual([]);
	});
});

it("a message that nobody has confirmed is gone after a week, a younger one is not", async () => {
	const { body } = await boss.call("POST", "/api/crm/contactform", {
		...{ tenant_id: tenant.id, name: "Kontakt", asks_confirmation: true },
	});
	const form = (body as { id: string }).id;
	const now = Date.now();
	const message = portal.db.prepare(
		"insert into crm_submissions (tenant_id, id, form_id, status_hash, answers, language, status, created_at, updated_at) values (?, ?, ?, ?, '{}', 'nb', ?, ?, ?)",
	);
	for (const [id, status, at] of [
		["old", "unconfirmed", now - 8 * DAY],
		["young", "unconfirmed", now - 6 * DAY],
		["taken", "new", now - 8 * DAY],
	] as const)
		await message.bind(tenant.id, id, form, `hash-${id}`, status, at, at).run();
	await portal.cron();
	await portal.settle();
	const left = await portal.db
		.prepare("select id from crm_submissions where form_id = ? order by id")
		.bind(form)
		.all<{ id: string }>();
	expect(left.results.map(({ id }) => id)).toEqual(["taken", "young"]);
});

it("a filtered list is gone through one by one; each outcome is a call or a task, and leads on", async () => {
	for (const name of ["Aa en", "Aa to", "Aa tre"]) await add({ name, municipality: "Gangbyen" });
	const filter = "f=municipality.any.Gangbyen";
	const shown = async (query: string) => {
		const html = await (await owner.fetch(crm(`next?${query}`))).text();
		const value = (name: string) =>
			new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
		return { title: /<h1[^>]*>.*?<span[^>]*>(.*?)<\/span>/s.exec(html)?.[1], id: value("id"), go: value("go") };
	};
	const outcome = async (query: string, what: string) => {
		const { id, go } = await shown(query);
		const sent = await owner.submit(crm(`next?${query}`), { id, go, outcome: what, words: "" });
		expect(sent.status).toBe(302);
		return new URL(sent.headers.get("location") ?? "", portal.origin).search.slice(1);
	};
	expect((await shown(filter)).title).toBe("Aa en");
	const second = await outcome(filter, "called");
	expect((await shown(second)).title).toBe("Aa to");
	const third = await outcome(second, "followUp");
	expect((await shown(third)).title).toBe("Aa tre");
	const end = await outcome(third, "noAnswer");
	expect((await shown(end)).id).toBe("");
	const kinds = await portal.db
		.prepare(
			"select kind from crm_notes n join companies c on c.id = n.customer_id where c.name like 'Aa %' order by c.name",
		)
		.all<{ kind: string }>();
	expect(kinds.results.map(({ kind }) => kind)).toEqual(["call", "noAnswer"]);
	const task = await portal.db
		.prepare("select title, assignee_id from crm_tasks where title = 'Follow up Aa to'")
		.first<{ assignee_id: string }>();
	expect(task?.assignee_id).toBe(owner.userId);
	const board = await (await owner.fetch(crm("dashboard"))).text();
	expect(board).toContain("f=municipality.any.Gangbyen");
});

describe("changes of different fields at once", () => {
	it("are all written where nobody says what they are based on, and are found by what was written", async () => {
		const { id: customer } = await add({ name: "Samtidig" });
		const made = async (path: string, fields: object) =>
			((await owner.call("POST", path, { tenant_id: tenant.id, ...fields })).body as { id: string }).id;
		const kinds: [path: string, id: string, fields: Record<string, unknown>[]][] = [
			["/api/crm/customers", customer, [{ city: "Fagernes" }, { email: "post@samtidig.test" }, { ceo: "Ane Ruud" }]],
			[
				"/api/crm/customers/note",
				await made("/api/crm/customers/note", { customer_id: customer, text: "Ringte" }),
				[{ text: "Ringte igjen" }, { kind: "call" }, { is_private: true }],
			],
			[
				"/api/crm/contacts",
				await made("/api/crm/contacts", { first_name: "Kari", last_name: "Moe" }),
				[{ first_name: "Karin" }, { last_name: "Lie" }, { job_title: "Leder" }],
			],
			[
				"/api/crm/tasks",
				await made("/api/crm/tasks", { title: "Ring" }),
				[{ title: "Ring igjen" }, { description: "Snart" }, { priority: "high" }],
			],
			[
				"/api/crm/customers/meeting",
				await made("/api/crm/customers/meeting", {
					...{ title: "Møte", customer_id: customer },
					...{ starts_at: "2030-05-02T09:00", ends_at: "2030-05-02T10:00" },
				}),
				[{ title: "Nytt møte" }, { place: "Kafeen" }, { agenda: "Kaffe" }],
			],
		];
		for (const [path, id, fields] of kinds) {
			const answers = await Promise.all(fields.map((one) => owner.call("POST", path, { id, ...one })));
			expect(
				answers.map(({ status, text }) => (status === 200 ? 200 : text)),
				path,
			).toEqual([200, 200, 200]);
			const { body } = await owner.call("GET", `${path}?id=${id}&tenant_id=${tenant.id}&limit=200`);
			const saved = "items" in body ? body.items.find((one: { id: string }) => one.id === id) : body;
			expect(saved, path).toMatchObject(Object.assign({}, ...fields));
		}
		for (const word of ["Fagernes", "samtidig", "Ruud"]) {
			const { body } = await owner.call("GET", `/api/crm/customers?tenant_id=${tenant.id}&q=${word}`);
			expect((body as { items: Customer[] }).items.map(({ name }) => name)).toEqual(["Samtidig"]);
		}
	});
});

describe("what is written down on a customer's page", () => {
	it("adds a contact person, of whom no more than a first name is known, and shows who is like them first", async () => {
		const { guid } = await add({ name: "Skriveplass AS" });
		const page = crm(`customers/${guid}?add=contact`);
		const fields = { intent: "addContact", firstName: "Solveig", lastName: "", email: "", phone: "" };
		const first = await owner.submit(page, fields);
		expect(first.status, await first.text()).toBe(302);
		const again = await owner.submit(page, fields);
		expect(again.status).toBe(200);
		expect((await owner.submit(page, { ...fields, anyway: "1" })).status).toBe(302);
		const shown = await (await owner.fetch(crm(`customers/${guid}?tab=contacts`))).text();
		expect(new Set(shown.match(/contacts\/[0-9a-f-]{36}/g)).size).toBe(2);
	});
});
