import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import type { NoteForm } from "../notes/note.schema";
import { addNote } from "../notes/notes.server";
import { addTask } from "../tasks.server";
import { visibleTo } from "../visible.server";
import type { QuickTask } from "./customer-query.schema";

/** Adds a note to the customer whose page it is written on. */
export async function writeNoteHere(
	visit: Visit,
	{ customer, body, isPrivate, kind, files, libraryFiles }: z.output<typeof NoteForm>,
) {
	const customerId = await customerAt(visit, customer ?? "");
	await addNote(visit, { customerId, body, isPrivate, kind, files, libraryFiles });
	return done({ snackbar: { key: "crmLog:snackbar.noteSaved" } });
}

/** Adds a task to the customer whose page it is written on. */
export async function writeTaskHere(visit: Visit, { customer, ...task }: z.output<typeof QuickTask>) {
	await addTask(visit, { ...task, customerId: await customerAt(visit, customer) });
	return done({ snackbar: { key: "crmWork:snackbar.added" } });
}

async function customerAt(visit: Visit, guid: string): Promise<string> {
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	if (!customer) throw notFound();
	return customer.id;
}
