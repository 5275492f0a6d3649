import { and, eq } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { readList, stateOf } from "#app/lists/read-list.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { contactForms, submissions } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { asksFor, readStaffChoices } from "../customers-list/list-choices.server";
import type { InboxQuery } from "./list.schema";
import { visibleMessage } from "./messages.server";
import { listedMessages, messageSource } from "./messages.source.server";

/** New messages are counted no further. */
const COUNTED = 100;
/** Forms that a filter offers. */
const FORMS = 100;

/** What a message of a list points to. */
export const messagePointers = {
	form: [contactForms, submissions.formId, ["name"]],
	handler: [people, submissions.handledBy, NAMED],
	customer: [companies, submissions.customerId, ["guid", "name"]],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

export type MessageRow = Awaited<ReturnType<typeof showInbox>>["rows"][number];

/** What the inbox of the contact forms shows: a page of the messages, and how many nobody has taken on. */
export async function showInbox(visit: Visit, query: InboxQuery) {
	const reads = new ReadBatch();
	const { rows } = visit;
	const where = listedMessages(visit, stateOf(messageSource as never, query));
	const list = readList(visit, messageSource as never, query, reads, where);
	const found = reads.add(rows.listingWith(submissions, messagePointers, list.options));
	const isNew = and(eq(submissions.status, "new"), visibleMessage(visit));
	const waiting = reads.add(rows.counting(submissions, isNew, COUNTED));
	const forms = reads.add(rows.listing(contactForms, { limit: asksFor("form", query) ? FORMS : 1 }));
	const staff = readStaffChoices(visit, asksFor("handler", query), reads);
	await reads.send(rows);
	const { list: data, rows: page } = list.page(found(), ({ row }) => row);
	return {
		list: data,
		rows: page.map(({ row, form, handler, customer }) => ({
			id: row.id,
			sender: senderOf(row.answers),
			excerpt: (row.answers.message ?? "").slice(0, 120),
			email: row.answers.email ?? null,
			phone: row.answers.phone ?? null,
			form: form?.name ?? "",
			handler: handler && nameOf(handler),
			customer: customer && { guid: customer.guid, name: customer.name },
			status: row.status,
			receivedAt: row.createdAt,
		})),
		waiting: waiting() >= COUNTED ? `${COUNTED - 1}+` : waiting(),
		forms: forms().map(({ id, name }) => ({ value: id, label: name })),
		staff: staff(),
		sets: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

/** Who wrote, in one line. */
export const senderOf = ({ name, company, email, phone }: Record<string, string>): string =>
	[name, company].filter(Boolean).join(", ") || email || phone || "–";
