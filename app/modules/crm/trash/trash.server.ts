import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { BulkAnswer } from "#app/lists/bulk-answer";
import type { Chosen } from "#app/lists/chosen.schema";
import { bulkDone, chosenRows } from "#app/lists/chosen.server";
import type { ListQuery } from "#app/lists/query.schema";
import { readList } from "#app/lists/read-list.server";
import { type ListSource, listSource } from "#app/lists/source.server";
import { inTrashAs, isInTrash, restoring, type TrashTable } from "#app/lists/trash.server";
import { notAllowed } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { contacts, notes, submissions, tasks } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { type Contact, contactName, contactTexts } from "../contacts/contacts.server";
import { type Customer, customerTexts } from "../customers.server";
import { type Message, messageTexts, openMessages } from "../inbox/messages.server";
import { senderOf } from "../inbox/show-inbox.server";
import type { Note } from "../notes/notes.server";
import { mayWrite } from "../show-customers.server";
import { refreshingAll } from "../standing.server";
import type { Task } from "../tasks.server";
import { openContacts, openNotes, openTo, type Viewer } from "../visible.server";
import { tasksOpenTo } from "../visible-tasks.server";
import { trashedContacts, trashedCustomers, trashedMessages, trashedNotes, trashedTasks } from "./trash.list";

type Trash<Table extends TrashTable> = {
	source: ListSource<Table>;
	/** What of it somebody may see and restore. */
	seen: (viewer: Viewer) => SQL;
	name: (row: Row<Table>) => string;
	/** What it is found by again. */
	texts: (row: Row<Table>) => (string | null | undefined)[];
	/** The sentence that says how many came back. */
	told: string;
	/** What follows from its being there again. */
	follows?: (visit: Visit, rows: Row<Table>[]) => PendingWrite[];
};

function trashOf<Table extends TrashTable>(
	definition: typeof trashedCustomers,
	table: Table,
	/** In lower case, for the words of a search. */
	sought: SQLiteColumn | SQL,
	rest: Omit<Trash<Table>, "source">,
) {
	const byName = (words: string[]) => and(...words.map((word) => sql`instr(${sought}, ${word}) > 0`));
	const source = listSource(definition, table, { deletedAt: { by: table.deletedAt, none: 0 } }, { search: byName });
	return { source, ...rest } as Trash<Table>;
}

export const customerTrash = trashOf(trashedCustomers, companies, companies.sortName, {
	seen: (viewer) => and(eq(companies.isCustomer, true), isInTrash(companies), openTo(viewer)) as SQL,
	name: ({ name }: Customer) => name,
	texts: customerTexts,
	told: "crmLists:told.restored",
});

export const contactTrash = trashOf(trashedContacts, contacts, contacts.sortName, {
	seen: (viewer) => and(isInTrash(contacts), openContacts(viewer)) as SQL,
	name: (contact: Contact) => contactName(contact),
	texts: contactTexts,
	told: "crmLists:told.contactsRestored",
});

export const taskTrash = trashOf(trashedTasks, tasks, sql`lower(${tasks.title})`, {
	seen: (viewer) => and(isInTrash(tasks), tasksOpenTo(viewer)) as SQL,
	name: ({ title }: Task) => title,
	texts: ({ title, description }: Task) => [title, description],
	told: "crmWork:bulk.told.restored",
	follows: refreshingAll,
});

/** What its author, or level 30, may restore. */
export const noteTrash = trashOf(trashedNotes, notes, sql`lower(${notes.plain})`, {
	seen: (viewer) => {
		const isOwn = viewer.access.level >= LEVEL_ALL ? undefined : eq(notes.createdBy, viewer.user.id);
		return and(isInTrash(notes), isOwn, openNotes(viewer)) as SQL;
	},
	name: ({ subject, plain }: Note) => beginning(subject || plain),
	texts: ({ subject, plain }: Note) => [subject, plain],
	told: "crmListed:told.notesRestored",
	follows: refreshingAll,
});

export const messageTrash = trashOf(trashedMessages, submissions, sql`lower(${submissions.answers})`, {
	seen: (viewer) => and(isInTrash(submissions), openMessages(viewer)) as SQL,
	name: ({ answers }: Message) => senderOf(answers),
	texts: messageTexts,
	told: "crmListed:told.messagesRestored",
	follows: refreshingAll,
});

/** The first words of a note; a call may have none. */
const beginning = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text || "–");

/** What the trash of a list shows: what was archived, and until when it can be restored. */
export const showTrash =
	<Table extends TrashTable>(trash: Trash<Table>) =>
	async (visit: Visit, query: ListQuery) => {
		if (!mayWrite(visit)) throw notAllowed();
		const reads = new Reads();
		const list = readList(visit, trash.source as never, query, reads, trash.seen(visit));
		const found = reads.add(visit.rows.listing(trash.source.table, list.options));
		await reads.send(visit.rows);
		const { list: data, rows } = list.page(found() as (Row<Table> & { id: string; deletedAt: number })[]);
		const shown = rows.map((row) => inTrashAs(visit, row, trash.name(row)));
		return { list: data, rows: shown, tenant: visit.tenant.guid };
	};

/** Takes what is chosen out of the trash; it is found by search again. */
export const restoreChosen =
	<Table extends TrashTable>({ source, seen, texts, told, follows }: Trash<Table>) =>
	async (visit: Visit, chosen: Chosen): Promise<BulkAnswer> => {
		const { table } = source;
		const rows = (await chosenRows(visit, source, chosen, seen(visit))) as (Row<Table> & { id: string })[];
		const records = rows.map((row) => ({ id: row.id, texts: texts(row) }));
		const ids = rows.map(({ id }) => id);
		await visit.rows.commit([
			restoring(visit, table, ids),
			visit.rows.indexingEach(table, records),
			...(follows?.(visit, rows) ?? []),
		]);
		return bulkDone({ key: told, params: { count: ids.length } });
	};
