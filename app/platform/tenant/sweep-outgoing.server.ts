import { lt } from "drizzle-orm";
import { outgoingNotices } from "#db/schema/notices";
import { MINUTE } from "../limits";
import { enqueueMany } from "../queue/enqueue.server";
import type { RequestContext } from "../request-context.server";
import { CARRY, messageOf } from "./outgoing.server";
import { overTenants } from "./over-tenants.server";
import { namesBeside } from "./own-database.server";

/** How long the queue has before a notice that lies there still is sent for again, and how many one run sends for. */
const ON_ITS_WAY = 10 * MINUTE;
const A_RUN = 500;

/** A sweep that sends again for notices that were not carried over. */
export async function sweepOutgoing(context: RequestContext): Promise<void> {
	if (namesBeside(context).length === 0) return;
	const left = await overTenants(context, (db) =>
		db
			.select({ tenantId: outgoingNotices.tenantId, id: outgoingNotices.id })
			.from(outgoingNotices)
			.where(lt(outgoingNotices.createdAt, context.now.getTime() - ON_ITS_WAY))
			.limit(A_RUN),
	);
	const messages = left.map(({ tenantId, id }) => ({ tenantId, payload: { id }, id: messageOf(id) }));
	await enqueueMany(context, CARRY, messages);
}
