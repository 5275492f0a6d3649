import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { notFound } from "#app/platform/problems";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Patch, Row, TenantRows } from "#app/platform/tenant/rows.server";
import { submissions } from "#db/schema/crm";
import { recomputingActivity } from "../recompute-activity.server";
import { onVisible, type Viewer, visibleTo } from "../visible.server";
import type { MessageRef } from "./inbox.schema";

export type Message = Row<typeof submissions>;
type Status = Message["status"];

/** What of the contact form's messages the visitor sees: what hangs on a customer as the customer itself. */
export const visibleMessage = (visit: Visit) => visibleTo(visit, submissions);

/** The same whether it lies in the trash or not. */
export const openMessages = (viewer: Viewer): SQL =>
	or(isNull(submissions.customerId), onVisible(viewer, submissions.customerId)) as SQL;

/** What a message is found by. */
export const messageTexts = ({ answers }: Pick<Message, "answers">) =>
	["name", "company", "email", "phone", "orgNo", "city", "municipality", "message"].map((key) => answers[key]);

/** The write that lets messages be found. */
export const indexingMessages = (rows: TenantRows, messages: readonly Message[]): PendingWrite =>
	rows.indexingEach(
		submissions,
		messages.map((message) => ({ id: message.id, texts: messageTexts(message) })),
	);

/** Throws `notFound` where there is none that the visitor sees. */
export async function findMessage(visit: Visit, id: string): Promise<Message> {
	const where = and(eq(submissions.id, id), visibleMessage(visit));
	const [message] = await visit.rows.list(submissions, { where, limit: 1 });
	if (!message) throw notFound();
	return message;
}

/** What a message becomes in a state: who takes it or answers it is whose it is from then on. */
export const moving = (visit: Visit, status: Exclude<Status, "unconfirmed">): Patch<typeof submissions> => ({
	status,
	...((status === "handled" || status === "answered") && { handledBy: visit.user.id }),
});

/** Moves a message on. */
export async function setStatus(visit: Visit, id: string, status: Exclude<Status, "unconfirmed">): Promise<void> {
	await findMessage(visit, id);
	await visit.rows.change(submissions, id, moving(visit, status));
}

/** Puts a message into the trash; its sender's link leads nowhere from then on. */
export async function trashMessage(visit: Visit, id: string): Promise<void> {
	const { customerId } = await findMessage(visit, id);
	const { rows } = visit;
	await rows.commit([
		rows.changing(submissions, id, { deletedAt: visit.now.getTime() }),
		...(customerId ? [recomputingActivity(visit, customerId)] : []),
	]);
}

/** A call removes a message. */
export async function removeMessage(visit: Visit, { id }: z.output<typeof MessageRef>) {
	await trashMessage(visit, id);
	return { id, deleted: true };
}
