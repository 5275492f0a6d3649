import { nameOf } from "#app/directory/names";
import { to } from "#app/platform/portal-paths";
import type { RichDoc } from "#app/platform/rich-text/document";
import { renderRichText } from "#app/platform/rich-text/render.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { notes } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import type { FileItem } from "../files/attachments.server";
import { mayChange, type Note } from "./notes.server";

/** What is read with a note for a list. */
export const notePointers = {
	author: [people, notes.createdBy],
	customer: [companies, notes.customerId],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

type Joined = { row: Note; author: Row<typeof people> | null; customer: Row<typeof companies> | null };

/** A note as pages show it. */
export function toNoteItem(visit: Visit, { row, author, customer }: Joined) {
	const { id, kind, plain, isPinned, isPrivate, createdAt, editedAt, updatedAt, subject } = row;
	return {
		...{ id, kind, plain, isPinned, isPrivate, editedAt, updatedAt },
		subject,
		to: row.recipients.map(({ name }) => name),
		at: createdAt,
		html: noteHtml(row.body),
		author: author && { name: nameOf(author), photo: to.photo(author) },
		customer: customer && { guid: customer.guid, name: customer.name },
		mayChange: mayChange(visit, row),
		/** Filled by `withFiles`, where the notes of a page are shown. */
		files: [] as FileItem[],
	};
}
export type NoteItem = ReturnType<typeof toNoteItem>;

/** What a note says, ready to be shown; it holds no video whose words would be needed. */
export const noteHtml = (body: unknown) => renderRichText(body as RichDoc, { words: { video: "" } });
