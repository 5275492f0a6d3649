import type { auditActions } from "#db/schema/audit";
import { persist } from "./database.server";
import { newId } from "./ids";
import { HOUR } from "./limits";
import type { RequestContext } from "./request-context.server";
import { isOneTooMany, isOneTooManyFrom } from "./throttle.server";

/** What happened to an account; `actorId` says who did it, where it was not its owner. */
export type AccountEvent = {
	userId: string;
	action: (typeof auditActions)[number];
	fields?: string[];
	actorId?: string;
};

/** Where the statement just before this one in its batch changed something. */
export const happened = { sql: "changes() > 0", values: [] };

/** Tenants in whose logs one event stands. */
const TENANTS = 20;
/** Failed sign-ins that are noted of one account, and from one network, in an hour. */
const failuresOfAccount = { limit: 3, window: HOUR };
const failuresOfNetwork = { limit: 30, window: HOUR };

/**
 * The statement that notes an event of an account in the log of each tenant that its owner is a member of, else in the
 * portal's own. `when` is a condition on what the batch has done; its values are ?11 and those that follow.
 */
export function notingEvent(
	context: RequestContext,
	{ userId, action, fields = [], actorId = userId }: AccountEvent,
	when: { sql: string; values: unknown[] } = { sql: "1", values: [] },
): D1PreparedStatement {
	const at = context.now.getTime();
	// An id of its own for each tenant: the log of all of them is paged by it.
	const ids = JSON.stringify(Array.from({ length: TENANTS }, () => newId(at)));
	const { network, device } = context.from;
	return context.d1
		.prepare(
			`insert or ignore into audit_events (tenant_id, id, actor_id, action, table_name, record_id, fields, request_id, network, device, at)
			select o.tenant_id, json_extract(?2, '$[' || (row_number() over (order by o.tenant_id) - 1) || ']'), ?3, ?4, 'users', ?1, ?5, ?6, ?7, ?8, ?9
			from (select * from (select tenant_id from memberships where user_id = ?1 and is_active = 1 order by tenant_id limit ?10)
				union all select 'portal' where not exists (select 1 from memberships where user_id = ?1 and is_active = 1)) o
			where ${when.sql}`,
		)
		.bind(
			...[userId, ids, actorId, action, JSON.stringify(fields), context.requestId],
			...[network, device, at, TENANTS],
			...when.values,
		);
}

/**
 * Notes that somebody did not get into an account. Nobody waits for it, so that the answer takes as long as where there is
 * no account; of many in a row some are noted, so that strangers cannot fill the log.
 */
export function noteFailure(context: RequestContext, request: Request, userId: string, fields: string[]): void {
	const note = async () => {
		if (await isOneTooMany(context, userId, "failed-sign-in", failuresOfAccount)) return;
		if (await isOneTooManyFrom(context, request, "failed-sign-in", failuresOfNetwork)) return;
		const noting = notingEvent(context, { userId, action: "signInFailed", fields, actorId: "guest" });
		await persist(() => noting.run());
	};
	context.waitUntil(note());
}
