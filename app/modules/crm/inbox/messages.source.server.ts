import { and, ne, notInArray, type SQL } from "drizzle-orm";
import type { Asks } from "#app/lists/read-list.server";
import { listSource } from "#app/lists/source.server";
import { readState } from "#app/lists/state";
import type { Visit } from "#app/platform/tenant/context";
import { submissions } from "#db/schema/crm";
import { ofCustomerNamed } from "../customer-named.server";
import { messageList } from "./messages.list";
import { visibleMessage } from "./messages.server";

export const messageSource = listSource(messageList, submissions, {
	form: { by: submissions.formId, isIndexed: true },
	customer: { index: "crm_submissions_by_customer", where: ofCustomerNamed(submissions.customerId) },
	handler: { by: submissions.handledBy, isIndexed: true },
	status: { by: submissions.status, isIndexed: true },
	received: submissions.createdAt,
});

/** The messages of a list that a visitor sees: no spam, unless a filter asks for a status. */
export function listedMessages(visit: Visit, { filters }: Pick<Asks, "filters">): SQL {
	const asks = filters.some(({ column }) => column === "status");
	const isShown = asks
		? ne(submissions.status, "unconfirmed")
		: notInArray(submissions.status, ["unconfirmed", "spam"]);
	return and(isShown, visibleMessage(visit)) as SQL;
}

/** The same of a list's query, or of ids (`undefined`), which may be of any status. */
export const chosenMessages = (visit: Visit, matching: string | undefined): SQL =>
	matching === undefined
		? (and(ne(submissions.status, "unconfirmed"), visibleMessage(visit)) as SQL)
		: listedMessages(visit, readState(messageList, matching));
