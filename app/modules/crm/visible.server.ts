import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { filtering } from "#app/platform/tenant/condition.server";
import { contacts, customerContacts, customerPeople, notes } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { seesAllShared, withinScope } from "./visibility-scope/within-scope.server";

/** Whom the rows are for: who asks, or a column of those who are asked about; at which level, in which tenant. */
export type Viewer = { tenant: { id: string }; access: { level: number }; user: { id: string | SQLiteColumn } };
type Hanging = { customerId: SQLiteColumn; deletedAt: SQLiteColumn };

/** Nearly all rows are: no query is to find them by that. */
const isKept = ({ deletedAt }: { deletedAt: SQLiteColumn }) => filtering(isNull(deletedAt));
const seesAll = ({ access }: Viewer) => access.level >= LEVEL_ALL;

/**
 * The one condition on what a visitor sees of CRM, used by every query of it: a customer that is not in the trash and,
 * where it is kept to its own people, only for them and level 30, else for whom it is within reach (`crm_reaches`); what
 * hangs on a customer as the customer itself; of notes also no private one of somebody else.
 */
export function visibleTo(viewer: Viewer, table: typeof companies | typeof contacts | Hanging = companies): SQL {
	if (table === companies) return visibleCustomer(viewer);
	if (table === contacts) return and(isKept(contacts), openContacts(viewer)) as SQL;
	const { customerId, deletedAt } = table as Hanging;
	if (table === (notes as Hanging)) return and(isKept({ deletedAt }), openNotes(viewer)) as SQL;
	return and(isKept({ deletedAt }), or(isNull(customerId), onVisible(viewer, customerId))) as SQL;
}

/** Whose notes somebody sees, in the trash or not. */
export function openNotes(viewer: Viewer): SQL {
	const general = and(isNull(notes.customerId), seesGeneral(viewer, notes.createdBy));
	return and(visibleNote(viewer), or(general, onVisible(viewer, notes.customerId))) as SQL;
}

/** Which of the notes on a customer whom the visitor sees. */
export const notesOnSeen = (viewer: Viewer): SQL => and(isKept(notes), visibleNote(viewer)) as SQL;

function visibleCustomer(viewer: Viewer): SQL {
	return and(filtering(eq(companies.isCustomer, true)), isKept(companies), openTo(viewer)) as SQL;
}

/** Who may see a customer, in the trash or not. */
export function openTo(viewer: Viewer): SQL | undefined {
	if (seesAll(viewer)) return undefined;
	const { id } = viewer.user;
	const works = and(
		eq(customerPeople.tenantId, viewer.tenant.id),
		eq(customerPeople.customerId, companies.id),
		eq(customerPeople.userId, id),
		eq(customerPeople.part, "collaborator"),
	);
	return or(
		eq(companies.ownerId, id),
		and(eq(companies.visibility, "all"), withinScope(viewer)),
		sql`exists (select 1 from ${customerPeople} where ${works})`,
	);
}

/** Whether a column points to a customer that the visitor sees. */
export function onVisible(viewer: Viewer, customerId: SQLiteColumn): SQL {
	const its = and(eq(companies.tenantId, viewer.tenant.id), eq(companies.id, customerId), visibleCustomer(viewer));
	return sql`exists (select 1 from ${companies} where ${its})`;
}

/** Whether somebody sees what is about no customer: their own; that of others too from level 20 on, or where their level sees all. */
function seesGeneral(viewer: Viewer, creator: SQLiteColumn): SQL | undefined {
	return viewer.access.level >= LEVEL_CLIENTS ? undefined : or(eq(creator, viewer.user.id), seesAllShared(viewer));
}

/** A private note is its author's and level 30's. */
function visibleNote(viewer: Viewer): SQL | undefined {
	if (seesAll(viewer)) return undefined;
	return or(eq(notes.isPrivate, false), eq(notes.createdBy, viewer.user.id));
}

/** Whose contact persons somebody sees, in the trash or not: one is hidden only where all the customers it belongs to are. */
export function openContacts(viewer: Viewer): SQL | undefined {
	if (seesAll(viewer)) return undefined;
	const its = and(eq(customerContacts.tenantId, viewer.tenant.id), eq(customerContacts.contactId, contacts.id));
	return or(
		and(sql`not exists (select 1 from ${customerContacts} where ${its})`, seesGeneral(viewer, contacts.createdBy)),
		sql`exists (select 1 from ${customerContacts} where ${and(its, onVisible(viewer, customerContacts.customerId))})`,
	);
}
