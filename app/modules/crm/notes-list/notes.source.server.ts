import { listSource } from "#app/lists/source.server";
import { notes } from "#db/schema/crm";
import { ofCustomerNamed } from "../customer-named.server";
import { noteList } from "./notes.list";

export const noteSource = listSource(noteList, notes, {
	created: notes.createdAt,
	author: { by: notes.createdBy, isIndexed: true },
	customer: { index: "crm_notes_by_customer", where: ofCustomerNamed(notes.customerId) },
	kind: { by: notes.kind, isIndexed: true },
	isPinned: notes.isPinned,
	isPrivate: notes.isPrivate,
});
