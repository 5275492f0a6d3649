import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { nameOf } from "#app/directory/names";
import { hasId } from "#app/lists/chosen.server";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList, stateOf } from "#app/lists/read-list.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { submissions } from "#db/schema/crm";
import type { InboxExport } from "./list.schema";
import { messageList } from "./messages.list";
import { chosenMessages, listedMessages, messageSource } from "./messages.source.server";
import { messagePointers, senderOf } from "./show-inbox.server";

/** The messages that the filters leave, or those that were ticked, as a file for a spreadsheet. */
export function exportMessages(visit: Visit, query: z.output<typeof InboxExport>): Promise<Response> {
	const { ids } = query;
	const where = ids
		? (and(hasId(submissions, ids), filtering(chosenMessages(visit, undefined))) as SQL)
		: listedMessages(visit, stateOf(messageSource as never, query));
	const read = async (asks: Asks) => {
		const plan = planList(messageSource as never, asks, askedBy(visit), where);
		const found = visit.rows.listingWith(submissions, messagePointers, plan.options);
		return plan.page((await visit.rows.read({ found })).found, ({ row }) => row);
	};
	return exportList(visit, {
		definition: messageList,
		query,
		name: "messages",
		read,
		cells: {
			sender: ({ row }) => senderOf(row.answers),
			form: ({ form }) => form?.name ?? null,
			customer: ({ customer }) => customer?.name ?? null,
			handler: ({ handler }) => handler && nameOf(handler),
			email: ({ row }) => row.answers.email ?? null,
			phone: ({ row }) => row.answers.phone ?? null,
			status: ({ row }) => row.status,
			received: ({ row }) => row.createdAt,
			text: ({ row }) => row.answers.message ?? null,
		},
	});
}
