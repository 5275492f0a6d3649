import { and, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { isInTrash, restoring, trashing } from "#app/lists/trash.server";
import { invalid } from "#app/platform/problems";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { contacts } from "#db/schema/crm";
import { openContacts } from "../visible.server";
import { contactSource, seenContacts } from "./contact-list.server";
import { changeContact, contactTexts } from "./contacts.server";
import type { BulkArchive, BulkConsent, ConsentsBefore, ContactCell, UndoArchive, UndoConsent } from "./list.schema";

/** Saves a cell of the list, where nobody has changed the contact person since it was read. */
export async function saveCell(visit: Visit, cell: z.output<typeof ContactCell>) {
	return { saved: (await changeContact(visit, cell)).id };
}

/** Writes down that contact persons have given their consent, or taken it back. */
export async function setConsent(visit: Visit, input: z.output<typeof BulkConsent>): Promise<BulkAnswer> {
	const { consent, ...chosen } = input;
	const rows = await chosenRows(visit, contactSource, chosen, seenContacts(visit));
	const changed = rows.filter((row) => row.consent !== consent);
	if (changed.length === 0) throw invalid({ ids: "crmLists:errors.nothingChanges" });
	const groups = new Map<string, ConsentsBefore["was"][number]>();
	for (const { id, consent: was, consentAt: at } of changed) {
		const key = `${was}:${at}`;
		groups.set(key, { consent: was, at, ids: [...(groups.get(key)?.ids ?? []), id] });
	}
	const at = consent === "unknown" ? null : visit.now.getTime();
	const ids = changed.map(({ id }) => id);
	await visit.rows.commit([
		visit.rows.changingWhere(contacts, hasId(contacts, ids), { consent, consentAt: at, updatedBy: visit.user.id }),
	]);
	const before: ConsentsBefore = { set: consent, was: [...groups.values()] };
	const snackbar = { key: "crmLists:told.consentSet", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoConsent", before: JSON.stringify(before) });
}

/** Gives back what was written of the consent before, where nobody has written otherwise since. */
export async function undoConsent(visit: Visit, { before }: z.output<typeof UndoConsent>): Promise<BulkAnswer> {
	const mine = (ids: string[]) =>
		and(hasId(contacts, ids), eq(contacts.consent, before.set), seenContacts(visit)) as SQL;
	const all = before.was.flatMap(({ ids }) => ids);
	const { count } = await visit.rows.read({ count: visit.rows.counting(contacts, mine(all), all.length) });
	const writes = before.was.map(({ consent, at, ids }) =>
		visit.rows.changingWhere(contacts, mine(ids), { consent, consentAt: at, updatedBy: visit.user.id }),
	);
	if (writes.length > 0) await visit.rows.commit(writes);
	return bulkDone({ key: "crmLists:told.consentBack", params: { count } });
}

/** Puts contact persons into the trash. */
export async function archiveChosen(visit: Visit, chosen: z.output<typeof BulkArchive>): Promise<BulkAnswer> {
	const rows = await chosenRows(visit, contactSource, chosen, seenContacts(visit));
	const ids = rows.map(({ id }) => id);
	await visit.rows.commit([trashing(visit, contacts, ids)]);
	const snackbar = { key: "crmLists:told.contactsArchived", params: { count: ids.length } };
	return bulkDone(snackbar, { intent: "undoArchive", before: JSON.stringify({ ids }) });
}

/** Takes contact persons out of the trash again. */
export async function undoArchive(visit: Visit, { before }: z.output<typeof UndoArchive>): Promise<BulkAnswer> {
	const where = and(hasId(contacts, before.ids), filtering(isInTrash(contacts)), openContacts(visit)) as SQL;
	const rows = await visit.rows.list(contacts, { where, limit: before.ids.length + 1 });
	const ids = rows.map(({ id }) => id);
	const records = rows.map((row) => ({ id: row.id, texts: contactTexts(row) }));
	if (ids.length > 0)
		await visit.rows.commit([restoring(visit, contacts, ids), visit.rows.indexingEach(contacts, records)]);
	return bulkDone({ key: "crmLists:told.contactsRestored", params: { count: ids.length } });
}
