import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { keyset, twoWayPage } from "#app/platform/paging.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { contactForms, submissions } from "#db/schema/crm";
import { companies, people } from "#db/schema/directory";
import { type InboxQuery, inboxStates } from "./inbox.schema";
import { visibleMessage } from "./messages.server";

/** Messages of one state are counted no further. */
const COUNTED = 100;

/** What the inbox of the contact forms shows: the messages of one state, the newest first. */
export async function showInbox(visit: Visit, query: z.output<typeof InboxQuery>) {
	const reads = new Reads();
	const { rows } = visit;
	const place = keyset([submissions.id], query, "desc");
	const others = {
		form: [contactForms, submissions.formId, ["name"]],
		handler: [people, submissions.handledBy, NAMED],
		customer: [companies, submissions.customerId, ["name"]],
	} as const;
	const found = reads.add(
		rows.listingWith(submissions, others, {
			where: and(eq(submissions.status, query.state), visibleMessage(visit), place.where),
			orderBy: place.orderBy,
			limit: query.limit + 1,
		}),
	);
	const waiting = reads.add(
		rows.counting(submissions, and(eq(submissions.status, "new"), visibleMessage(visit)), COUNTED),
	);
	const forms = reads.add(rows.listing(contactForms, { limit: 1 }));
	await reads.send(rows);
	const { items, next, previous } = twoWayPage(found(), query.limit, ({ row }) => [row.id], query);
	return {
		rows: items.map(({ row, form, handler, customer }) => ({
			id: row.id,
			sender: senderOf(row.answers),
			excerpt: (row.answers.message ?? "").slice(0, 120),
			form: form?.name ?? "",
			handler: handler && nameOf(handler),
			customer: customer?.name ?? null,
			receivedAt: row.createdAt,
		})),
		...{ next, previous, state: query.state, states: [...inboxStates] },
		waiting: waiting() >= COUNTED ? `${COUNTED - 1}+` : waiting(),
		hasForms: forms().length > 0,
		sets: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

/** Who wrote, in one line. */
export const senderOf = ({ name, company, email, phone }: Record<string, string>): string =>
	[name, company].filter(Boolean).join(", ") || email || phone || "–";
