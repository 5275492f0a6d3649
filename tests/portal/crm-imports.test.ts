import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let here: Awaited<ReturnType<typeof startCrm>>["here"];
let tenant: { id: string; guid: string };
let advisor: Person;
let reader: Person;
let colleague: { id: string; email: string };
let customer: string;

beforeAll(async () => {
	const started = await startCrm();
	portal = started.portal;
	here = started.here;
	tenant = here.tenant;
	advisor = await here.join("ADVISOR", { firstName: "Ada", lastName: "Aas" });
	const { userId: id, email } = await here.join("ADVISOR", { firstName: "Åse", lastName: "Aas" });
	colleague = { id, email };
	reader = await here.join("CLIENT", { firstName: "Rita", lastName: "Aas" });
	const made = await advisor.call("POST", "/api/crm/customers", { tenant_id: tenant.id, name: "Filens Kunde AS" });
	customer = (made.body as { id: string }).id;
});
afterAll(() => portal.dispose());

type List = "tasks" | "meetings" | "notes";
const base = (list: List) => `/${tenant.guid}/dashboardCRM/${list}/import`;

async function upload(list: List, content: string, person = advisor) {
	const body = new FormData();
	body.set("intent", "upload");
	body.set("file", new File([content], `${list}.csv`));
	const sent = new Response(body);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	return person.fetch(base(list), { method: "POST", body: await sent.arrayBuffer(), headers });
}

/** Imports a file whose columns say what they are; gives the page's address and how it reads in the end. */
async function run(list: List, content: string, matches: string[] = []) {
	const one = (await upload(list, content)).headers.get("location") ?? "";
	const post = async (fields: [string, string][]) => {
		await advisor.fetch(one, { method: "POST", body: new URLSearchParams(fields) });
		await portal.settle();
		return (await advisor.fetch(one)).text();
	};
	const rules = matches.map((match): [string, string] => ["match[]", match]);
	const checked = await post([["intent", "check"], ...rules, ["mode", "both"], ["empty", "keep"]]);
	const done = await post([["intent", "run"]]);
	const rejected = await (await advisor.fetch(`${one}/rejected`)).text();
	return { checked, done, rejected, undo: () => post([["intent", "undo"]]) };
}
const rowsOf = async (table: string) =>
	(
		await portal.db
			.prepare(`select * from ${table} where tenant_id = ? and deleted_at is null order by id`)
			.bind(tenant.id)
			.all<Record<string, unknown>>()
	).results;
const titled = (rows: Record<string, unknown>[], title: string) => rows.find((row) => row.title === title);
const standing = () =>
	portal.db
		.prepare("select next_task_on, last_activity_at from companies where id = ?")
		.bind(customer)
		.first<{ next_task_on: string; last_activity_at: number }>();

describe("tasks from a file", () => {
	it("become tasks with what they name, by the words of any language, and what is wrong is told", async () => {
		const { done, rejected, undo } = await run(
			"tasks",
			[
				"Oppgave;Frist;Prioritet;Status;Kunde;Ansvarlig",
				"Ring dem;1.6.2031;Høy;Pågår;Filens Kunde AS;Åse Aas",
				"Send brev;2031-06-02;low;Erledigt;;",
				"Uten alt;;;;;",
				"Feil dag;31.2.2031;;;;",
				"Feil kunde;;;;Ingen Slik AS;",
				"Feil ord;;Ganske;;;",
				";2031-06-02;;;;",
			].join("\n"),
		);
		expect(done).toContain("3 created, 0 updated");
		const rows = await rowsOf("crm_tasks");
		const [one, two, three] = ["Ring dem", "Send brev", "Uten alt"].map((name) => titled(rows, name));
		expect(one).toMatchObject({ title: "Ring dem", due_on: "2031-06-01", priority: 3, status: "doing", is_open: 1 });
		expect(one).toMatchObject({ customer_id: customer, assignee_id: colleague.id });
		expect(two).toMatchObject({ title: "Send brev", priority: 1, status: "done", is_open: 0 });
		expect(three).toMatchObject({ due_on: "9999-12-31", priority: 2, status: "todo", assignee_id: advisor.userId });
		expect((await standing())?.next_task_on).toBe("2031-06-01");
		for (const why of ["2027-06-01 or 1.6.2027", "no customer of that name", "Low, Normal, High"])
			expect(rejected).toContain(why);
		expect(await undo()).toContain("3 undone, 0 kept");
		expect(await rowsOf("crm_tasks")).toEqual([]);
		expect((await standing())?.next_task_on).toBe("9999-12-31");
	});

	it("are found again, changed and given back; what somebody has changed since stays", async () => {
		const add = async (fields: object) =>
			(await advisor.call("POST", "/api/crm/tasks", { tenant_id: tenant.id, ...fields })).body as { id: string };
		const same = await add({ title: "Samme", due: "2031-07-01", customer_id: customer });
		const again = await add({ title: "Gjentas", due: "2031-07-02", repeat: "weekly" });
		const { done, rejected, undo } = await run(
			"tasks",
			[
				"Oppgave;Frist;Status;Kunde;Beskrivelse",
				"Samme;2031-07-01;Utført;Filens Kunde AS;Ny tekst",
				"Gjentas;2031-07-02;Utført;;",
				"Samme;2031-07-01;;;Uten kunde",
			].join("\n"),
			["titleDueCustomer", "titleDue"],
		);
		expect(done).toContain("1 created, 1 updated");
		expect(rejected).toContain("repeats");
		const row = async (id: string) => (await rowsOf("crm_tasks")).find((one) => one.id === id);
		expect(await row(same.id)).toMatchObject({ status: "done", is_open: 0, description: "Ny tekst" });
		expect(await row(again.id)).toMatchObject({ status: "todo" });
		await advisor.call("POST", "/api/crm/tasks", { id: same.id, description: "Av Ada" });
		expect(await undo()).toContain("1 undone, 1 kept");
		expect(await row(same.id)).toMatchObject({ status: "todo", is_open: 1, done_at: null, description: "Av Ada" });
		expect((await rowsOf("crm_tasks")).some(({ description }) => description === "Uten kunde")).toBe(false);
	});
});

describe("meetings from a file", () => {
	it("become meetings by the tenant's clock, are not doubled, and are undone", async () => {
		const file = [
			"Tittel;Starter;Slutter;Status;Kunde;Sted",
			"Oppstart;1.6.2026 12:00;1.6.2026 13:30;Gjennomført;Filens Kunde AS;Kaia",
			"Kort;2026-06-02 09:00;;;;",
			"Baklengs;2026-06-02 09:00;2026-06-02 08:00;;;",
			"Uten tid;;;;;",
		].join("\n");
		const rules = ["titleStartCustomer", "titleStart"];
		const first = await run("meetings", file, rules);
		expect(first.done).toContain("2 created, 0 updated");
		const rows = await rowsOf("crm_meetings");
		const [one, two] = ["Oppstart", "Kort"].map((name) => titled(rows, name));
		const at = (written: string) => Date.parse(written);
		expect(one).toMatchObject({ starts_at: at("2026-06-01T10:00Z"), ends_at: at("2026-06-01T11:30Z"), status: "held" });
		expect(one).toMatchObject({ customer_id: customer, place: "Kaia" });
		expect(two).toMatchObject({ ends_at: at("2026-06-02T08:00Z"), status: "planned" });
		expect((await standing())?.last_activity_at).toBe(at("2026-06-01T10:00Z"));
		const second = await run("meetings", file.replace("Kaia", "Kontoret"), rules);
		expect(second.done).toContain("0 created, 1 updated");
		expect(await second.undo()).toContain("1 undone, 0 kept");
		expect(await rowsOf("crm_meetings")).toHaveLength(2);
		expect(titled(await rowsOf("crm_meetings"), "Oppstart")).toMatchObject({ place: "Kaia" });
		expect(await first.undo()).toContain("1 undone, 1 kept");
	});
});

describe("notes from a file", () => {
	it("become notes of the day they were written, are not doubled, and are undone", async () => {
		const file = [
			"Notat;Skrevet;Kunde;Privat",
			"Ringte om plass;1.3.2026 08:15;Filens Kunde AS;Ja",
			"Uten dag;;;",
			"Feil svar;;;kanskje",
		].join("\n");
		const rules = ["textTimeCustomer", "textTime"];
		const first = await run("notes", file, rules);
		expect(first.done).toContain("2 created, 0 updated");
		const mine = (await rowsOf("crm_notes")).find(({ plain }) => plain === "Ringte om plass");
		expect(mine).toMatchObject({ created_at: Date.parse("2026-03-01T07:15Z"), is_private: 1, customer_id: customer });
		const page = await (await advisor.fetch(`/${tenant.guid}/dashboardCRM/notes?q=ringte`)).text();
		expect(page).toContain("Ringte om plass");
		expect((await run("notes", file.split("\n").slice(0, 2).join("\n"), rules)).done).not.toContain("1 created");
		expect(await first.undo()).toContain("2 undone, 0 kept");
		expect(await rowsOf("crm_notes")).toEqual([]);
	});
});

it("is one event of the log, whatever it writes, and each record keeps its own history", async () => {
	const asked = `/api/admin/audit?tenant_id=${tenant.id}&limit=200`;
	const admin = await here.join("ADMIN");
	const told = async () => (await admin.call("GET", asked)).body.items as { table_name: string; fields: string[] }[];
	const before = (await told()).length;
	const { done, undo } = await run("tasks", "Oppgave\nEn hendelse\nTo hendelser\n");
	expect(done).toContain("2 created");
	await undo();
	const events = (await told()).slice(0, -before);
	expect(events.map(({ table_name, fields }) => [table_name, ...fields])).toEqual([
		["imports", "undone"],
		["imports", "imported"],
	]);
	const task = await portal.db
		.prepare("select id from crm_tasks where title = 'En hendelse' and tenant_id = ?")
		.bind(tenant.id)
		.first<{ id: string }>();
	const { results } = await portal.db
		.prepare("select action from audit_events where record_id = ? order by at, id")
		.bind(task?.id)
		.all();
	expect(results).toEqual([{ action: "added" }, { action: "changed" }]);
});

it("of thousands of rows comes to its end, is written and taken back", async () => {
	const rows = Array.from({ length: 3000 }, (_, at) => `Fra fil ${at};k${at}@fil.test;${at % 7 === 0 ? "Vik" : ""}`);
	const file = new File([["Navn;E-post;Poststed", ...rows].join("\n")], "mange.csv");
	const address = `/${tenant.guid}/dashboardCRM/customers/import`;
	const body = new FormData();
	body.set("intent", "upload");
	body.set("file", file);
	const sent = new Response(body);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	const taken = await advisor.fetch(address, { method: "POST", body: await sent.arrayBuffer(), headers });
	const one = taken.headers.get("location") ?? "";
	const post = async (fields: Record<string, string>) => {
		await advisor.fetch(one, { method: "POST", body: new URLSearchParams(fields) });
		await portal.settle(120_000);
		return (await advisor.fetch(one)).text();
	};
	expect(await post({ intent: "check", mode: "both", empty: "keep" })).toContain("3000 rows can be imported");
	expect(await post({ intent: "run" })).toContain("3000 created, 0 updated");
	const cities = await portal.db
		.prepare("select count(*) as n from companies where city = 'Vik' and tenant_id = ?")
		.bind(tenant.id)
		.first<{ n: number }>();
	expect(cities?.n).toBe(429);
	const found = await (
		await advisor.fetch(`/${tenant.guid}/dashboardCRM/customers?q=${encodeURIComponent("fil 2999")}`)
	).text();
	expect(found).toContain("Fra fil 2999");
	expect(await post({ intent: "undo" })).toContain("3000 undone, 0 kept");
}, 180_000);

it("is its owner's own and open to those who see all: a file may hold private notes", async () => {
	const other = await here.join("ADVISOR");
	const boss = await here.join("ADMIN");
	const file = "Notat;Kunde;Privat\nHelseopplysning;Filens Kunde AS;ja\n";
	const one = (await upload("notes", file)).headers.get("location") ?? "";
	const pages = ["", "?step=reading", "?step=mapping", "?step=rules", "/rejected"];
	const intents = ["read", "map", "check", "run", "undo", "carryOn", "discard"];
	const send = (person: Person, intent: string) =>
		person.fetch(one, { method: "POST", body: new URLSearchParams({ intent, mode: "both", headerLine: "1" }) });
	for (const page of pages) expect((await other.fetch(`${one}${page}`)).status, page).toBe(404);
	for (const intent of intents) expect((await send(other, intent)).status, intent).toBe(404);
	expect(await (await other.fetch(base("notes"))).text()).not.toContain(one);
	for (const person of [advisor, boss]) {
		expect(await (await person.fetch(one)).text()).toContain("Helseopplysning");
		expect(await (await person.fetch(base("notes"))).text()).toContain(one);
	}
	expect((await send(boss, "discard")).headers.get("location")).toBe(base("notes"));
	expect((await advisor.fetch(one)).status).toBe(404);
});

it("is for those who write", async () => {
	for (const list of ["tasks", "meetings", "notes"] as const)
		expect((await upload(list, "Oppgave\nA\n", reader)).headers.get("location")).toMatch(/^\/error/);
});
