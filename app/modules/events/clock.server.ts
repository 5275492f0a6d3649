import { and, asc, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { settlePool, unannounced, unsettledPools } from "#app/bookings/offers.server";
import { POOLS_OF_EVENTS } from "#app/bookings/pools.server";
import { DAY, MINUTE } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import { defineJob } from "#app/platform/queue/define-job";
import { enqueueMany } from "#app/platform/queue/enqueue.server";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { overTenants, rowsOfTenant } from "#app/platform/tenant/over-tenants.server";
import { bookings } from "#db/schema/bookings";
import { people } from "#db/schema/directory";
import { eventAccessNeeds, eventMessages, eventRegistrations, events } from "#db/schema/events";
import { forgetting } from "./access-needs/own-needs.server";
import { scheduled } from "./events.server";
import { announce, announceJob, tellJob } from "./letters.server";
import { messageJob } from "./messages.jobs.server";

const MOST = 500;
/** How long the queue is given before the clock looks after what it has not done. */
const QUEUE_TIME = 4 * MINUTE;
/** How long diet and access of participants are kept after an event. */
export const NEEDS_KEPT = 30 * DAY;

const Settle = z.object({ poolId: z.string() });

/** Ends offers that have run out, offers what is free, and has everybody concerned written to. */
export const settleJob = defineJob("events.settle", Settle, async ({ tenant: ctx }, { poolId }) => {
	if (!ctx) throw notFound();
	await settlePool(ctx, poolId);
	const changed = await ctx.rows.list(bookings, {
		where: and(eq(bookings.poolId, poolId), isNull(bookings.announcedStatus)) as SQL,
		limit: MOST,
	});
	for (const one of changed) await announce(ctx, one);
});

/** Has the queue look after the places of an event, now that one has become free. */
export const settle = (ctx: TenantContext, poolId: string) =>
	ctx.enqueue(settleJob, { poolId }, `event-settle:${poolId}:${ctx.requestId}`);

/** Finds pools with something to settle, also what an earlier run or a lost message has missed. */
export async function sweepOffers(context: RequestContext): Promise<void> {
	const at = context.now.getTime();
	const pools = await unsettledPools(context, POOLS_OF_EVENTS);
	const round = Math.floor(at / MINUTE);
	await enqueueMany(
		context,
		settleJob,
		pools.map(({ tenantId, poolId }) => ({ tenantId, payload: { poolId }, id: `event-settle:${poolId}:${round}` })),
	);
	const missed = await unannounced(context, POOLS_OF_EVENTS, at - QUEUE_TIME);
	await enqueueMany(
		context,
		announceJob,
		missed.map(({ tenantId, id, status }) => ({
			...{ tenantId, payload: { id, status }, id: `event-announce:${id}:${status}:${round}` },
		})) as never,
	);
}

const Remind = z.object({ eventId: z.string(), at: z.number(), what: z.enum(["reminder", "feedback"]) });

/** Has the participants of an event reminded, or asked how it was; and notes when the next time is. */
export const remindJob = defineJob("events.remind", Remind, async ({ tenant: ctx }, { eventId, at, what }) => {
	if (!ctx) throw notFound();
	const event = await ctx.rows.find(events, eventId);
	const due = what === "reminder" ? event?.nextReminderAt : event?.feedbackDueAt;
	if (event?.status !== "published" || event.deletedAt !== null || due !== at) return;
	const now = ctx.now.getTime();
	const isLate = what === "reminder" && event.startsAt <= now;
	const message = { eventId, kind: what, key: `${eventId}:${at}`, audience: "confirmed" as const, after: "" };
	if (!isLate) await ctx.enqueue(tellJob, message, `event-tell:${what}:${eventId}:${at}`);
	const { nextReminderAt } = scheduled(event, now);
	const next = what === "reminder" ? { nextReminderAt } : { feedbackDueAt: null };
	const column = what === "reminder" ? events.nextReminderAt : events.feedbackDueAt;
	await ctx.rows.commit([ctx.rows.deriving(events, and(eq(events.id, eventId), eq(column, at)) as SQL, next)]);
});

/** Finds the events whose participants are to be written to; what an earlier run has missed is caught up once. */
export async function sweepReminders(context: RequestContext): Promise<void> {
	const at = context.now.getTime();
	for (const [what, column] of [
		["reminder", events.nextReminderAt],
		["feedback", events.feedbackDueAt],
	] as const) {
		const due = await overTenants(context, (db) =>
			db
				.select({ tenantId: events.tenantId, id: events.id, at: column })
				.from(events)
				.where(and(lte(column, at), eq(events.status, "published"), isNull(events.deletedAt)))
				.orderBy(asc(column))
				.limit(MOST),
		);
		const messages = due.map(({ tenantId, id, at: dueAt }) => ({
			...{ tenantId, payload: { eventId: id, at: dueAt ?? 0, what }, id: `event-${what}:${id}:${dueAt}` },
		}));
		await enqueueMany(context, remindJob, messages);
	}
}

/** Finds the letters whose time has come, also those that a lost message has left half-way. */
export async function sweepMessages(context: RequestContext): Promise<void> {
	const at = context.now.getTime();
	const due = await overTenants(context, (db) =>
		db
			.select({ tenantId: eventMessages.tenantId, id: eventMessages.id })
			.from(eventMessages)
			.where(
				or(
					and(eq(eventMessages.status, "scheduled"), lte(eventMessages.sendAt, at)),
					and(eq(eventMessages.status, "sending"), lte(eventMessages.updatedAt, at - QUEUE_TIME)),
				),
			)
			.limit(MOST),
	);
	const round = Math.floor(at / MINUTE);
	await enqueueMany(
		context,
		messageJob,
		due.map(({ tenantId, id }) => ({ tenantId, payload: { id, after: "" }, id: `event-message:${id}:${round}` })),
	);
}

/** Removes what participants have said of diet and access, 30 days after the event, and what is kept of whoever has left. */
export async function sweepNeeds(context: RequestContext): Promise<void> {
	const over = await overTenants(context, (db) =>
		db
			.select({ tenantId: events.tenantId, id: events.id })
			.from(events)
			.where(
				and(
					eq(events.asksNeeds, true),
					lt(events.endsAt, context.now.getTime() - NEEDS_KEPT),
					sql`exists
			(select 1 from ${eventRegistrations} r where r.tenant_id = ${events.tenantId} and r.event_id = ${events.id} and (r.needs is not null or r.need_kinds <> '[]'))`,
				),
			)
			.limit(MOST),
	);
	const writer = { actorId: "needs", requestId: context.requestId, now: context.now };
	for (const { tenantId, id } of over) {
		const rows = rowsOfTenant(context, tenantId, writer);
		await rows.commit([forgetting({ rows }, eq(eventRegistrations.eventId, id))]);
	}
	const isGone = sql`exists (select 1 from ${people} p where p.tenant_id = ${eventAccessNeeds.tenantId} and p.id = ${eventAccessNeeds.id} and p.is_active = 0)`;
	await overTenants(context, (db) => db.delete(eventAccessNeeds).where(isGone));
}
