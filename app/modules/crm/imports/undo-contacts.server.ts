import type { DoneRow, ImportContext, UndoPlan, Values } from "#app/lists/import/import-kind";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { contacts, customerContacts } from "#db/schema/crm";
import type { Contact } from "../contacts/contacts.server";
import { heldBy, settingContact } from "./contact-writes.server";
import { isSame } from "./plan-customers.server";
import { readContactsById } from "./read-contacts.server";

const nothing = (): PendingWrite[] => [];
type Known = Awaited<ReturnType<typeof readContactsById>>;

/** Takes back what an import did: new contact persons that nobody has changed go to the trash, and fields hold again what they held. */
export async function undoContacts(ctx: ImportContext, rows: DoneRow[]): Promise<UndoPlan[]> {
	const known = await readContactsById(
		ctx,
		rows.map(({ recordId }) => recordId),
	);
	return rows.map((row): UndoPlan => {
		const contact = known.contacts.find(({ id }) => id === row.recordId);
		if (row.isNew) return trashing(ctx, contact);
		if (!contact || contact.deletedAt !== null) return { writes: nothing, kept: { row: "imports:kept.gone" } };
		return restoring(ctx, known, contact, row);
	});
}

function trashing(ctx: ImportContext, contact: Contact | undefined): UndoPlan {
	if (!contact || contact.deletedAt !== null) return { writes: nothing, kept: {} };
	const { id, updatedAt, createdAt } = contact;
	if (updatedAt !== createdAt) return { writes: nothing, kept: { row: "imports:kept.changed" } };
	return {
		writes: () => [
			{ changes: contacts, id, patch: { deletedAt: ctx.now.getTime(), updatedBy: ctx.user.id }, texts: [] },
		],
		kept: {},
		standing: [{ table: contacts, id, updatedAt }],
	};
}

function restoring(ctx: ImportContext, { links }: Known, contact: Contact, { was, set }: DoneRow): UndoPlan {
	const { customer, ...fields } = set;
	const back: Values = {};
	const kept: Record<string, string> = {};
	for (const key of Object.keys(fields)) {
		if (isSame(heldBy(contact, key), set[key])) back[key] = was[key];
		else kept[key] = "imports:kept.changed";
	}
	const link = links.find((one) => one.contactId === contact.id && one.customerId === customer);
	const hasAny = Object.keys(back).length > 0;
	return {
		writes: () => [
			...settingContact(ctx, contact, back),
			...(link ? [ctx.rows.removing(customerContacts, link.id)] : []),
		],
		kept,
		standing: hasAny || link ? [{ table: contacts, id: contact.id, updatedAt: contact.updatedAt }] : [],
	};
}
