import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { inListParam } from "#app/lists/in-list.schema";
import { Paging } from "#app/platform/paging.server";
import { isBlank, richText } from "#app/platform/rich-text/rich-text.schema";
import { id, oneLine } from "#app/platform/text.schema";
import { filter, ticked } from "../fields.schema";
import { libraryFiles, sentFiles } from "../files/files.schema";

const body = richText("small").refine(({ doc }) => !isBlank(doc), "required");
export const noteKinds = ["note", "call", "noAnswer"] as const;
/** A call may be written down without a word. */
const Words = z.object({ kind: z.enum(noteKinds, "wrongValue").default("note"), body: richText("small") });
type Words = z.output<typeof Words>;
const saysSomething = ({ kind, body: { doc } }: Words) => kind !== "note" || !isBlank(doc);

/** What a note's form holds, on a customer's page (`customer` is its guid then) and in the list of notes (its name). */
export const NoteForm = Words.extend({
	customer: orNone(oneLine(300)).optional(),
	customerId: orNone(id).optional(),
	/** The contact person on whose page it is written. */
	contact: id.optional(),
	isPrivate: ticked,
	files: sentFiles,
	libraryFiles,
}).refine(saysSomething, { path: ["body"], message: "required" });
export const NoteEdit = Words.extend({
	note: id,
	isPrivate: ticked,
	updatedAt: basedOn,
	files: sentFiles,
	libraryFiles,
}).refine(saysSomething, { path: ["body"], message: "required" });
export const NoteRef = z.object({ id });
export const PinInput = z.object({ id, pinned: ticked });
export const NotePage = z.object({ note: id, ...inListParam });

export const NotesCall = Paging.extend({ tenantId: id.optional(), customerId: filter(id), id: filter(id) });
/** `text` is the document of the editor, or plain text. A note about no customer says so: `customer_id` is null. */
export const NoteInput = z.object({
	tenantId: id.optional(),
	id: id.optional(),
	customerId: id.nullish(),
	contactId: orNone(id).optional(),
	text: body.optional(),
	isPrivate: z.boolean("wrongType").optional(),
	isPinned: z.boolean("wrongType").optional(),
	kind: z.enum(noteKinds, "wrongValue").optional(),
	updatedAt: basedOn,
});
