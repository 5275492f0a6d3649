import { and, eq, sql } from "drizzle-orm";
import { bulkTrash } from "#app/lists/bulk-trash.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { contacts, notes, submissions } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { contactSource, seenContacts } from "../contacts/contact-list.server";
import { contactName, contactTexts } from "../contacts/contacts.server";
import { customerTexts } from "../customers.server";
import { customerSource, seenCustomers } from "../customers-list/customers.source.server";
import { indexingMessages, messageTexts, openMessages } from "../inbox/messages.server";
import { chosenMessages, messageSource } from "../inbox/messages.source.server";
import { senderOf } from "../inbox/show-inbox.server";
import { noteSource } from "../notes-list/notes.source.server";
import { recomputingActivities } from "../recompute-activity.server";
import { chosenTasks, taskSource } from "../tasks-list/tasks.source.server";
import { openContacts, openNotes, openTo, visibleTo } from "../visible.server";
import { tasksOpenTo } from "../visible-tasks.server";

export const customerTrash = bulkTrash({
	source: customerSource,
	chosen: (viewer) => seenCustomers(viewer),
	open: (viewer) => and(eq(companies.isCustomer, true), openTo(viewer)),
	name: ({ name }) => name,
	sought: companies.sortName,
	texts: customerTexts,
	feedback: { removed: "crmLists:told.archived", restored: "crmLists:told.restored" },
	intents: { remove: "bulkArchive", undo: "undoArchive" },
});

export const contactTrash = bulkTrash({
	source: contactSource,
	chosen: (viewer) => seenContacts(viewer),
	open: openContacts,
	name: contactName,
	sought: contacts.sortName,
	texts: contactTexts,
	feedback: { removed: "crmLists:told.contactsArchived", restored: "crmLists:told.contactsRestored" },
	intents: { remove: "bulkArchive", undo: "undoArchive" },
});

export const taskTrash = bulkTrash({
	source: taskSource,
	chosen: chosenTasks,
	open: tasksOpenTo,
	name: ({ title }) => title,
	sought: sql`lower(${tasks.title})`,
	texts: ({ title, description }) => [title, description],
	feedback: { removed: "crmWork:bulk.told.removed", restored: "crmWork:bulk.told.restored" },
	after: recomputingActivities,
});

/** What its author, or level 30, may restore. */
export const noteTrash = bulkTrash({
	source: noteSource,
	chosen: (viewer) => visibleTo(viewer, notes),
	open: openNotes,
	mayRestore: ({ access, user }) => (access.level >= LEVEL_ALL ? undefined : eq(notes.createdBy, user.id)),
	name: ({ subject, plain }) => beginning(subject || plain),
	sought: sql`lower(${notes.plain})`,
	texts: ({ subject, plain }) => [subject, plain],
	feedback: { removed: "crmLog:told.noteRemoved", restored: "crmListed:told.notesRestored" },
	after: recomputingActivities,
});

export const messageTrash = bulkTrash({
	source: messageSource,
	chosen: chosenMessages,
	open: openMessages,
	name: ({ answers }) => senderOf(answers),
	sought: sql`lower(${submissions.answers})`,
	texts: messageTexts,
	index: ({ rows }, messages) => indexingMessages(rows, messages),
	feedback: { removed: "crmListed:told.messagesRemoved", restored: "crmListed:told.messagesRestored" },
	after: recomputingActivities,
});

/** The first words of a note; a call may have none. */
const beginning = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text || "–");
