import { and, asc, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { addingPool, freeIn, type Pool } from "#app/bookings/pools.server";
import { addDays, daysBetween } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import type { Language } from "#app/platform/i18n";
import { newGuid, newId } from "#app/platform/ids";
import { toInstant, toLocal } from "#app/platform/local-time";
import { invalid } from "#app/platform/problems";
import type { TenantContext, Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { bookingPools } from "#db/schema/bookings";
import { events } from "#db/schema/events";
import { copyingParts, readParts } from "./copy-parts.server";
import type { EventRef, RepeatInput } from "./events.schema";
import { type Event, headOf, ownEvent, scheduled, textsOf } from "./events.server";
import { closedFor } from "./open-event.server";
import { whenOf } from "./when.server";

/** What a form sends where somebody wants to come every time. */
export const ALL_DATES = "all";
/** Dates of one series. */
const MOST = 60;

type DateWithPool = { row: Event; pool: Pool | null };

/** The dates of the series of an event, the event among them, in order; none of one that stands alone. */
export const readingDates = ({ rows }: TenantContext, { seriesId }: Event, isWanted = true) =>
	rows.listingWith(
		events,
		{ pool: [bookingPools, events.id] },
		{
			where: and(eq(events.seriesId, seriesId ?? ""), isNull(events.deletedAt)),
			orderBy: [asc(events.startsAt), asc(events.id)],
			limit: seriesId !== null && isWanted ? MOST : 0,
		},
	) as unknown as PendingQuery<DateWithPool[]>;

/** Why nobody can register for a date now, as the key of what is said; null where people can. */
export function dateClosed(
	ctx: TenantContext,
	{ event, pool, isMember }: { event: Event; pool: Pool; isMember: boolean },
): "dateClosed" | "dateFull" | null {
	const isHidden = event.status !== "published" || (event.visibility === "tenant" && !isMember);
	if (isHidden || closedFor(event, ctx) !== null) return "dateClosed";
	return freeIn(pool) === 0 && !pool.hasWaitingList ? "dateFull" : null;
}

/** The other dates for which somebody can register, as pages offer them. */
export async function otherDates(
	ctx: TenantContext,
	dates: readonly DateWithPool[],
	{ event, isMember, language }: { event: Event; isMember: boolean; language: Language },
) {
	const open = dates.flatMap(({ row, pool }) =>
		pool && row.id !== event.id && dateClosed(ctx, { event: row, pool, isMember }) === null ? [{ row, pool }] : [],
	);
	return Promise.all(
		open.map(async ({ row, pool }) => {
			const { day, hours } = await whenOf(row, language, ctx.now);
			return { id: row.id, guid: row.guid, when: `${day}, ${hours}`, free: freeIn(pool) };
		}),
	);
}

/** The dates of a series, each with its places. */
export async function showDates(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const { dates } = await visit.rows.read({ dates: readingDates(visit, found.event) });
	const shown = found.event.seriesId === null ? [{ row: found.event, pool: found.pool }] : dates;
	return {
		head: headOf(visit, found),
		title: found.event.title,
		dates: await Promise.all(
			shown.map(async ({ row, pool }) => ({
				...{ id: row.id, status: row.status, taken: pool?.taken ?? 0, capacity: pool?.capacity ?? null },
				...{ waiting: pool?.waiting ?? 0, isThis: row.id === id, when: await whenOf(row, visit.language, visit.now) },
			})),
		),
	};
}

/**
 * Holds an event again every so many weeks after the last date of its series, at the same hour by the event's own clock.
 * Each date is an event with places of its own; its programme and ticket types go with it.
 */
export async function repeatEvent(visit: Visit, { event: id, count, everyWeeks }: z.output<typeof RepeatInput>) {
	const [{ event, pool }, parts] = await Promise.all([ownEvent(visit, id), readParts(visit, id)]);
	if (event.isTemplate || event.status === "cancelled") throw invalid({ count: "events:errors.noSeries" });
	const { dates } = await visit.rows.read({ dates: readingDates(visit, event) });
	if (Math.max(dates.length, 1) + count > MOST) throw invalid({ count: `tooMany?count=${MOST}` });
	const dayOf = (at: number) => toLocal(at, event.timeZone).slice(0, 10);
	const first = daysBetween(dayOf(event.startsAt), dayOf(dates.at(-1)?.row.startsAt ?? event.startsAt));
	const seriesId = event.seriesId ?? event.id;
	const { guid: _guid, createdAt: _made, updatedAt: _changed, tenantId: _tenant, ...rest } = event;
	const fresh = { nextReminderAt: null, feedbackDueAt: null, courseDueAt: null, sequence: 0, coverGuid: null };
	const copies = Array.from({ length: count }, (_, index) => {
		const moved = (at: number) => later(at, first + 7 * everyWeeks * (index + 1), event.timeZone);
		const orNone = (at: number | null) => (at === null ? null : moved(at));
		const times = { startsAt: moved(event.startsAt), endsAt: moved(event.endsAt) };
		const copy = {
			...{ ...rest, ...fresh, ...times, seriesId, id: newId(visit.now.getTime()), guid: newGuid() },
			// It is open from the first day on, and closes before each date as it does before this one.
			closesAt: orNone(event.closesAt),
		};
		const letters = event.status === "published" ? scheduled(copy, visit.now.getTime()) : {};
		const { capacity, hasWaitingList, offerHours } = pool;
		return [
			visit.rows.adding(events, { ...copy, ...letters }),
			addingPool(visit, copy.id, { capacity, hasWaitingList, offerHours, closesAt: copy.startsAt }),
			visit.rows.indexingNew(events, copy.id, textsOf(event)),
			...copyingParts(visit, parts, copy.id, moved),
		];
	});
	await visit.rows.commit([
		...(event.seriesId === null ? [visit.rows.deriving(events, event.id, { seriesId })] : []),
		...copies.flat(),
	]);
	return done({ snackbar: { key: "events:told.repeated", params: { count } } });
}

/** So many days later, at the same hour by the clock of a zone. */
function later(at: number, days: number, timeZone: string): number {
	const [day = "", hour = ""] = toLocal(at, timeZone).split("T");
	return toInstant(`${addDays(day, days)}T${hour}`, timeZone);
}
