import { and, eq, isNull } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext, User } from "#app/platform/tenant/context";
import { enterPublicTargetAs } from "#app/platform/tenant/public-target.server";
import { bookingPools } from "#db/schema/bookings";
import { events } from "#db/schema/events";
import type { Event } from "./events.server";
import { manifest } from "./manifest";

/** An event by its public guid, with whoever comes to it. */
export async function openEvent(request: Request, context: RequestContext, guid: string) {
	const entered = await enterPublicTargetAs(request, context, { table: events, moduleKey: manifest.key, guid });
	if (!entered) throw notFound();
	const { ctx, principal } = entered;
	const where = and(eq(events.guid, guid.toLowerCase()), isNull(events.deletedAt), eq(events.isTemplate, false));
	const { found } = await ctx.rows.read({
		found: ctx.rows.listingWith(events, { pool: [bookingPools, events.id] }, { where, limit: 1 }),
	});
	const [one] = found;
	if (!one?.pool) throw notFound();
	const isMember =
		principal.user?.isSuperadmin || principal.memberships.some(({ tenant }) => tenant.id === ctx.tenant.id);
	const member: User | null = isMember ? principal.user : null;
	return { ctx, event: one.row as Event, pool: one.pool, member };
}

/** The same where the visitor may see it: a draft is nobody's, and one for the organisation is its members'. */
export async function visibleEvent(request: Request, context: RequestContext, guid: string) {
	const opened = await openEvent(request, context, guid);
	const { event, member } = opened;
	if (event.status === "draft" || (event.visibility === "tenant" && !member)) throw notFound();
	return opened;
}

/** Why nobody can register now; null where people can. */
export function closedFor(
	event: Event,
	{ now }: Pick<TenantContext, "now">,
): "cancelled" | "over" | "early" | "late" | null {
	const at = now.getTime();
	if (event.status === "cancelled") return "cancelled";
	if (event.endsAt <= at) return "over";
	if (event.opensAt !== null && event.opensAt > at) return "early";
	if ((event.closesAt ?? event.startsAt) <= at) return "late";
	return null;
}
