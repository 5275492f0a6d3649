import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { submissions } from "#db/schema/crm";
import { refreshing } from "../standing.server";
import { visibleTo } from "../visible.server";
import type { MessageRef } from "./inbox.schema";

export type Message = Row<typeof submissions>;
type Status = Message["status"];

/** What of the contact form's messages the visitor sees: what hangs on a customer as the customer itself. */
export const visibleMessage = (visit: Visit) => visibleTo(visit, submissions);

/** Throws `notFound` where there is none that the visitor sees. */
export async function findMessage(visit: Visit, id: string): Promise<Message> {
	const where = and(eq(submissions.id, id), visibleMessage(visit));
	const [message] = await visit.rows.list(submissions, { where, limit: 1 });
	if (!message) throw notFound();
	return message;
}

/** Moves a message on; who takes it or answers it is whose it is from then on. */
export async function setStatus(visit: Visit, id: string, status: Exclude<Status, "unconfirmed">): Promise<void> {
	await findMessage(visit, id);
	const mine = status === "handled" || status === "answered" ? { handledBy: visit.user.id } : {};
	await visit.rows.change(submissions, id, { status, ...mine });
}

/** Puts a message into the trash; its sender's link leads nowhere from then on. */
export async function trashMessage(visit: Visit, id: string): Promise<void> {
	const { customerId } = await findMessage(visit, id);
	const { rows } = visit;
	await rows.commit([
		rows.changing(submissions, id, { deletedAt: visit.now.getTime() }),
		...(customerId ? [refreshing(visit, customerId)] : []),
	]);
}

/** A call removes a message. */
export async function removeMessage(visit: Visit, { id }: z.output<typeof MessageRef>) {
	await trashMessage(visit, id);
	return { id, deleted: true };
}
