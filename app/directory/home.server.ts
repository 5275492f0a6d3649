import { and, desc, eq, gt, gte, inArray, sql } from "drizzle-orm";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { invitations } from "#db/schema/portal";
import { openStates } from "./invitation-state";
import { nameOf } from "./names";

/** Somebody whom a person works with, as the home page shows them. */
export type Acquaintance = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	lastLoginAt: number | null;
};

/** Counters on the home page end here: "50+". */
export const COUNTED_TO = 51;
/** What is older than this many days no longer asks for attention; it also bounds what is read of a big tenant. */
const RECENT_DAYS = 90;

/** The person's own clients, the newest relation first. */
export function clientsOf(ctx: TenantContext, advisorId: string, limit: number): PendingQuery<Acquaintance[]> {
	return related(ctx, eq(advisorClients.advisorId, advisorId), "clientId", limit);
}

/** The person's own advisors, the newest relation first. */
export function advisorsOf(ctx: TenantContext, clientId: string, limit: number): PendingQuery<Acquaintance[]> {
	return related(ctx, eq(advisorClients.clientId, clientId), "advisorId", limit);
}

/** How many invitations wait for an answer, no further than `COUNTED_TO`. */
export function countInvitations(ctx: TenantContext): PendingQuery<number> {
	const open = and(
		gte(invitations.id, recentId(ctx)),
		inArray(invitations.status, openStates),
		gt(invitations.expiresAt, ctx.now.getTime()),
	);
	return ctx.portal.counting(invitations, open, COUNTED_TO);
}

/** How many of the clients that came lately have no advisor, no further than `COUNTED_TO`. */
export function countWithoutAdvisor(ctx: TenantContext): PendingQuery<number> {
	const alone = and(
		gte(people.id, recentId(ctx)),
		eq(people.role, "CLIENT"),
		eq(people.isActive, true),
		sql`not exists (select 1 from ${advisorClients} a where a.tenant_id = ${people.tenantId} and a.client_id = ${people.id})`,
	);
	return ctx.rows.counting(people, alone, COUNTED_TO);
}

/** How many people an organisation has, no further than two: its first administrator is not alone. */
export const countPeople = (ctx: TenantContext): PendingQuery<number> => ctx.rows.counting(people, undefined, 2);

function related(
	ctx: TenantContext,
	where: ReturnType<typeof eq>,
	side: "clientId" | "advisorId",
	limit: number,
): PendingQuery<Acquaintance[]> {
	const { query, shape } = ctx.rows.listingWith(
		advisorClients,
		{ other: [people, advisorClients[side]] },
		{ where, orderBy: desc(advisorClients.id), limit },
	);
	return {
		query,
		shape: (rows) =>
			shape(rows).flatMap(({ other }) => {
				const person = other as typeof people.$inferSelect | null;
				if (!person?.isActive) return [];
				const { id, email, phone, lastLoginAt } = person;
				return { id, name: nameOf(person), email, phone, lastLoginAt };
			}),
	};
}

/** Ids are ordered by time: those from here on are recent. */
const recentId = ({ now }: TenantContext) => newId(now.getTime() - RECENT_DAYS * DAY);
