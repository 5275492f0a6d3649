import { afterAll, beforeAll, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

const DAY = 86_400_000;
let portal: Portal;
let tenant: { id: string; guid: string };
let advisor: Person;

beforeAll(async () => {
	const { portal: started, here } = await startCrm();
	portal = started;
	tenant = here.tenant;
	advisor = await here.join("ADMIN");
});
afterAll(() => portal.dispose());

type Customer = { id: string; guid: string };
const page = (rest: string) => `/${tenant.guid}/dashboardCRM/customers${rest}`;
const call = async <Body = { id: string }>(path: string, fields: object) =>
	(await advisor.call("POST", path, { tenant_id: tenant.id, ...fields })).body as Body;
const press = (path: string, fields: [string, string][]) =>
	advisor.fetch(page(path), { method: "POST", body: new URLSearchParams(fields) });
const count = async (table: string, where: string, value: string) =>
	portal.db.prepare(`select count(*) n from ${table} where ${where}`).bind(value).first<number>("n");

/** A customer with one of all that hangs on it. */
async function whole(name: string) {
	const customer = await call<Customer>("/api/crm/customers", { name });
	const its = { customer_id: customer.id };
	await call("/api/crm/customers/note", { ...its, text: `Notat om ${name}` });
	await call("/api/crm/tasks", { ...its, title: `Oppgave for ${name}` });
	const times = { starts_at: "2026-06-02T10:00:00Z", ends_at: "2026-06-02T11:00:00Z" };
	await call("/api/crm/customers/meeting", { ...its, title: `Møte med ${name}`, ...times });
	const contact = await call("/api/crm/contacts", { ...its, first_name: "Kari", last_name: name });
	const form = new FormData();
	form.set("intent", "addFiles");
	form.append("files", new File([`fil ${name}`], `${name}.txt`));
	const sent = new Response(form);
	const headers = { "Content-Type": sent.headers.get("content-type") ?? "" };
	const filed = await advisor.fetch(page(`/${customer.guid}`), {
		...{ method: "POST", headers, body: await sent.arrayBuffer() },
	});
	expect(filed.status).toBe(302);
	const file = await portal.db.prepare("select id from files where name = ?").bind(`${name}.txt`).first<string>("id");
	const hanging = async () => [
		...(await Promise.all(
			["crm_notes", "crm_tasks", "crm_meetings", "crm_customer_contacts", "crm_attachments"].map((table) =>
				count(table, "customer_id = ?", customer.id),
			),
		)),
		await count("files", "state = 'ready' and id = ?", file ?? ""),
		await count("companies", "id = ?", customer.id),
	];
	return { ...customer, contact, hanging };
}
const found = async (word: string) =>
	(await (await advisor.fetch(`/${tenant.guid}/dashboardCRM/search?q=${word}`)).text()).split(word).length > 3;

it("what is archived comes back whole within 30 days, and is gone for good after them with what hangs on it", async () => {
	const all = [1, 1, 1, 1, 1, 1, 1];
	const gone = await whole("Borte");
	const undone = await whole("Angret");
	const restored = await whole("Hentet");
	const later = await whole("Senere");
	const archive = async (...customers: Customer[]) => {
		const ids = customers.map(({ id }): [string, string] => ["ids[]", id]);
		expect((await press("", [["intent", "bulkArchive"], ...ids])).status).toBe(200);
	};
	const age = (days: number, ...customers: Customer[]) =>
		portal.db
			.prepare("update companies set deleted_at = ? where id in (select value from json_each(?))")
			.bind(Date.now() - days * DAY, JSON.stringify(customers.map(({ id }) => id)))
			.run();
	const sweep = async () => {
		await portal.cron();
		await portal.settle();
	};
	await archive(gone, undone, restored, later);
	await press("", [
		["intent", "undoArchive"],
		["before", JSON.stringify({ ids: [undone.id] })],
	]);
	await age(29, gone, restored, later);
	await sweep();
	expect(await gone.hanging()).toEqual(all);
	const back = await press("/trash", [
		["intent", "bulkRestore"],
		["ids[]", restored.id],
	]);
	expect(back.status).toBe(200);
	await age(31, gone);
	await sweep();
	expect(await gone.hanging()).toEqual([0, 0, 0, 0, 0, 0, 0]);
	expect(await count("crm_contacts", "id = ?", gone.contact.id)).toBe(1);
	for (const kept of [undone, restored, later]) expect(await kept.hanging()).toEqual(all);
	expect((await advisor.fetch(page(`/${gone.guid}`))).status).toBe(404);
	expect((await advisor.fetch(page(`/${restored.guid}`))).status).toBe(200);
	expect((await advisor.fetch(page(`/${later.guid}`))).status).toBe(404);
	const left = await portal.db
		.prepare("select count(*) n from search_index where tenant_id = ? and record_id = ?")
		.bind(tenant.id, gone.id)
		.first<number>("n");
	expect(left).toBe(0);
	expect(await found("Angret")).toBe(true);
	const tooLate = await press("/trash", [
		["intent", "bulkRestore"],
		["ids[]", gone.id],
	]);
	expect(tooLate.status).toBe(422);
});
