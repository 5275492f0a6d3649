import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCrm } from "../support/crm";
import type { Portal } from "../support/portal";
import type { Person } from "../support/sign-in";

let portal: Portal;
let tenant: { id: string; guid: string };
let author: Person;
let colleague: Person;
let reader: Person;
let boss: Person;
let foreign: Person;
let customer: { id: string; guid: string };
let kari: string;
let ola: string;

beforeAll(async () => {
	const { portal: started, here, elsewhere } = await startCrm();
	portal = started;
	tenant = here.tenant;
	const named = { firstName: "Ingrid", lastName: "Solheim" };
	author = await here.join("ADVISOR", named);
	colleague = await here.join("ADVISOR", named);
	reader = await here.join("CLIENT", named);
	boss = await here.join("ADMIN", named);
	foreign = await elsewhere.join("ADMIN", named);
	const add = async (fields: object, call: string) =>
		(await author.call("POST", `/api/crm/${call}`, { tenant_id: tenant.id, ...fields })).body;
	customer = await add({ name: "Havbris", email: "post@havbris.test" }, "customers");
	const contact = async (first: string, email: string) =>
		(
			await add(
				{ first_name: first, last_name: "Nes", emails: [{ kind: "work", value: email }], customer_ids: [customer.id] },
				"contacts",
			)
		).id as string;
	kari = await contact("Kari", "kari@havbris.test");
	ola = await contact("Ola", "ola@havbris.test");
});
afterAll(() => portal.dispose());

const page = () => `/${tenant.guid}/dashboardCRM/customers/${customer.guid}`;
const send = (to: string[], more: Record<string, string> = {}, person = author) => {
	const form = new URLSearchParams({
		intent: "sendEmail",
		subject: "Tilbud",
		message: "Hei.\n\nSe tilbudet.",
		...more,
	});
	for (const one of to) form.append("to[]", one);
	return person.fetch(page(), { method: "POST", body: form });
};
const letters = async () => {
	await portal.settle();
	const { results } = await portal.db
		.prepare("select recipient, subject, text from mail_outbox where template = 'crmEmail' order by recipient")
		.all<{ recipient: string; subject: string; text: string }>();
	return results;
};

describe("an e-mail to people of a customer", () => {
	it("goes to each once in the sender's own words, and is kept among what happened with the customer", async () => {
		const shown = await (await author.fetch(`${page()}?add=email`)).text();
		for (const one of ["kari@havbris.test", "ola@havbris.test", "post@havbris.test"]) expect(shown).toContain(one);
		expect((await send([kari, ola, kari])).status).toBe(302);
		const sent = await letters();
		expect(sent.map(({ recipient }) => recipient)).toEqual(["kari@havbris.test", "ola@havbris.test"]);
		expect(sent[0]?.subject).toBe("Tilbud");
		expect(sent[0]?.text).toMatch(/^Hei\.\n\nSe tilbudet\./);
		const emails = await (await colleague.fetch(`${page()}?kind=emails`)).text();
		expect(emails).toContain("Kari Nes, Ola Nes");
		expect(await (await colleague.fetch(`${page()}?kind=notes`)).text()).not.toContain("Se tilbudet");
	});

	it("is refused without a receiver, to whoever is not the customer's, and from whoever only reads", async () => {
		const before = (await letters()).length;
		const stranger = (await author.call("POST", "/api/crm/contacts", { tenant_id: tenant.id, first_name: "Per" })).body
			.id;
		for (const to of [[], [stranger], ["0190a5b0-0000-7000-8000-000000000000"]])
			expect((await send(to)).status).toBe(422);
		expect((await send([kari], { subject: "" })).status).toBe(422);
		expect((await send([kari], {}, reader)).headers.get("Location")).toContain("/error");
		expect((await send([kari], {}, foreign)).status).toBe(404);
		expect((await letters()).length).toBe(before);
	});

	it("that is private is seen by its author and administrators only, and none is edited afterwards", async () => {
		await send([kari], { subject: "Fortrolig", isPrivate: "1" });
		expect(await (await author.fetch(page())).text()).toContain("Fortrolig");
		expect(await (await colleague.fetch(page())).text()).not.toContain("Fortrolig");
		const own = await author.call("GET", `/api/crm/customers/note?customer_id=${customer.id}&tenant_id=${tenant.id}`);
		const [note] = (own.body as { items: { id: string; kind: string; subject: string }[] }).items;
		expect([note?.kind, note?.subject]).toEqual(["email", "Fortrolig"]);
		expect((await author.call("POST", "/api/crm/customers/note", { id: note?.id, text: "Noe annet" })).status).toBe(
			403,
		);
	});

	it("stands in what is kept of each receiver, and no longer names whoever is erased", async () => {
		await send([kari, ola], { subject: "Til begge" });
		const data = `/${tenant.guid}/dashboardCRM/contacts/${ola}/data`;
		expect(await (await author.fetch(`${data}/json`)).text()).toContain("Til begge");
		const names = () =>
			portal.db.prepare("select recipients from crm_notes where subject = 'Til begge'").first<string>("recipients");
		expect((await boss.submit(data, { intent: "erase", sure: "1", erase: "name" })).status).toBe(302);
		const left = JSON.parse((await names()) ?? "[]") as { contactId: string; name: string; email: string }[];
		expect(left.find(({ contactId }) => contactId === ola)).toMatchObject({ email: "ola@havbris.test" });
		expect(left.map(({ name }) => name)).not.toContain("Ola Nes");
		expect(left.map(({ name }) => name)).toContain("Kari Nes");
	});
});
