import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Import, ImportKind, ImportRow } from "#app/lists/import/import-kind";
import * as wizard from "#app/lists/import/wizard-actions.server";
import { addContact } from "#app/modules/crm/contacts/contacts.server";
import { addCustomer } from "#app/modules/crm/customers.server";
import { contactsImport, customersImport } from "#app/modules/crm/imports.server";
import type { Visit } from "#app/platform/tenant/context";
import { contacts, customerContacts } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { importRows, imports } from "#db/schema/lists";
import { openDatabase } from "../../support/database";
import { factories } from "../../support/factories";
import { workerOver } from "../../support/worker-in-process";

let open: Awaited<ReturnType<typeof openDatabase>>;
let worker: ReturnType<typeof workerOver>;
let world: Awaited<ReturnType<typeof makeWorld>>;
beforeAll(async () => {
	open = await openDatabase();
	worker = workerOver(open.db, { MEDIA: open.media } as never);
	world = await makeWorld();
});
afterAll(() => open.dispose());

async function makeWorld() {
	const make = factories(open.db);
	const module = await make.module("crm");
	const tenant = await make.tenant();
	const entry = await make.entry(tenant, module);
	const join = async (firstName: string) => {
		const member = await make.member(tenant, "ADVISOR", { firstName, lastName: "Ås" });
		await make.grant(entry, member, "ADVISOR");
		return member;
	};
	return { tenant, advisor: await join("Ada"), other: await join("Øyvind") };
}

async function visit(user = world.advisor): Promise<Visit> {
	const ctx = await worker.inTenant(world.tenant.id, { userId: user.id });
	const access = { role: "ADVISOR", level: 20 };
	return { ...ctx, user: { ...user, isSuperadmin: false }, access, language: "en" } as never;
}

/** Delivers all messages, each twice. */
async function work() {
	for (let round = 0; round < 500; round++) {
		const bodies = worker.take();
		if (bodies.length === 0) return;
		for (const body of bodies) await worker.deliver([body, body]);
	}
}

const importOf = async (id: string) => (await (await visit()).rows.find(imports, id)) as Import;
const rowsOf = async (id: string): Promise<ImportRow[]> =>
	(await visit()).rows.list(importRows, { where: eq(importRows.importId, id), orderBy: asc(importRows.line) });
const customer = async (id: string) => (await visit()).rows.find(companies, id);
const byName = async (name: string) =>
	(await (await visit()).rows.list(companies, { where: eq(companies.name, name) }))[0];

async function checked(kind: ImportKind, csv: string) {
	const before = new Set((await (await visit()).rows.list(imports)).map(({ id }) => id));
	await wizard.upload(await visit(), kind, new File([csv], "list.csv"));
	const id = (await (await visit()).rows.list(imports)).find((one) => !before.has(one.id))?.id ?? "";
	const match = kind.matches.map(({ key }) => key);
	await wizard.startCheck(await visit(), kind, { importId: id, match, mode: "both", empty: "keep" });
	await work();
	return id;
}

async function run(kind: ImportKind, importId: string) {
	await wizard.startRun(await visit(), kind, { importId });
	await work();
}

async function undo(kind: ImportKind, importId: string) {
	await wizard.startUndo(await visit(), kind, { importId });
	await work();
}

test("customers are found by number, e-mail, or name and place, changed, and as they were after the undo", async () => {
	const own = await visit();
	const byNumber = await addCustomer(own, { name: "Gammelt Navn", orgNo: "974760673", city: "Vik" });
	const byMail = await addCustomer(own, { name: "Postkunde", email: "post@kunde.test" });
	const byPlace = await addCustomer(own, { name: "Kiosken", city: "Nes" });
	const another = await addCustomer(own, { name: "Kiosken", city: "Elvestad" });
	const hidden = await addCustomer(await visit(world.other), {
		name: "Skjult",
		email: "skjult@x.test",
		visibility: "own",
	});
	const id = await checked(
		customersImport,
		[
			"Navn;Org.nr.;E-post;Poststed;Telefon;Ansvarlig;Merkelapper",
			"Nytt Navn;974 760 673;;;72451890;;",
			"Postkunde;;POST@kunde.test;;;øyvind ås;praksis, butikk",
			"kiosken;;;nes;72000000;;",
			"Helt Ny AS;;ny@kunde.test;Vik;;;",
			"Feil;123456789;;;;;",
			"Uten eier;;;;;ingen@x.test;",
			"Skjult;;skjult@x.test;;;;",
		].join("\n"),
	);
	expect((await rowsOf(id)).map(({ verdict }) => verdict)).toEqual([
		...["update", "update", "update", "new", "error", "error", "new"],
	]);
	expect((await rowsOf(id))[1]?.changes).toEqual(["tags", "owner"]);
	expect((await customer(byNumber.id))?.name).toBe("Gammelt Navn");

	await run(customersImport, id);
	expect((await importOf(id)).counts).toMatchObject({ created: 2, updated: 3, error: 2 });
	expect(await customer(byNumber.id)).toMatchObject({ name: "Nytt Navn", phone: "+4772451890", city: "Vik" });
	expect(await customer(byMail.id)).toMatchObject({ ownerId: world.other.id, tags: ["praksis", "butikk"] });
	expect((await customer(another.id))?.phone).toBeNull();
	expect((await customer(hidden.id))?.updatedAt).toBe(hidden.updatedAt);
	expect(await byName("Helt Ny AS")).toMatchObject({ source: "import", ownerId: world.advisor.id });

	const later = await visit();
	await later.rows.change(companies, byPlace.id, { phone: "+4799999999" });
	await undo(customersImport, id);
	expect(await customer(byNumber.id)).toMatchObject({ name: "Gammelt Navn", sortName: "gammelt navn", phone: null });
	expect(await customer(byMail.id)).toMatchObject({ ownerId: world.advisor.id, tags: [] });
	expect((await customer(byPlace.id))?.phone).toBe("+4799999999");
	expect((await byName("Helt Ny AS"))?.deletedAt).not.toBeNull();
	expect((await importOf(id)).counts).toMatchObject({ kept: 1 });
});

test("contacts come with the customer they belong to, and leave it with the undo", async () => {
	const own = await visit();
	const havbris = await addCustomer(own, { name: "Havbris", orgNo: "923609016" });
	const known = await addContact(own, {
		firstName: "Per",
		lastName: "Lie",
		emails: [{ kind: "work", value: "per@x.test" }],
	});
	const id = await checked(
		contactsImport,
		"Fornavn;Etternavn;E-post;Telefon;Kunde\nPer;Lie;per@x.test;90000000;havbris\nSolveig;Lunden;;;923 609 016\nIngen;Kunde;;;Finnes ikke\n;;;90000001;\n",
	);
	expect((await rowsOf(id)).map(({ verdict }) => verdict)).toEqual(["update", "new", "error", "error"]);
	await run(contactsImport, id);
	const linked = async () =>
		(await (await visit()).rows.list(customerContacts, { where: eq(customerContacts.customerId, havbris.id) })).length;
	expect(await linked()).toBe(2);
	expect((await (await visit()).rows.find(contacts, known.id))?.phones).toEqual([
		{ kind: "work", value: "+4790000000" },
	]);
	expect(
		(await rowsOf(await checked(contactsImport, "Fornavn;Etternavn;Kunde\nSolveig;Lunden;Havbris\n")))[0]?.verdict,
	).toBe("same");
	await undo(contactsImport, id);
	expect((await (await visit()).rows.find(contacts, known.id))?.phones).toEqual([]);
	expect(await linked()).toBe(1);
});
