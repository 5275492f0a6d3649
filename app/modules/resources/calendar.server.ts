import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { daysOfSpan, neighbouringSpans } from "#app/calendar/span";
import { nameOf } from "#app/directory/names";
import { addDays, today } from "#app/platform/clock";
import { HOUR, MINUTE } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resources } from "#db/schema/resources";
import {
	assemble,
	type BusySpan,
	type Entry,
	heldIn,
	heldOf,
	mayBook,
	readingBookers,
	readingBusy,
	readingClosures,
	readingResources,
	readingTypes,
	titleFor,
} from "./catalogue.server";
import { overlaps, type Span } from "./free-time";
import { openOn } from "./opening";
import type { CalendarQuery } from "./resources.schema";

/** A row of the day's table. */
const STEP = 15 * MINUTE;
/** What the day's table shows at least. */
const [MORNING, AFTERNOON] = [8 * HOUR, 16 * HOUR];
/** Resources that stand side by side at most; the type chooses among more. */
const MOST_SIDE_BY_SIDE = { day: 12, week: 20, month: undefined };

/** The calendar of the resources: side by side on a day or in a week, together in a month. All of it in one round trip. */
export async function showCalendar(visit: Visit, query: CalendarQuery) {
	const zone = visit.tenant.timeZone;
	const now = today(zone, visit.now);
	const day = query.day || now;
	const days = daysOfSpan(query.span, day);
	const midnight = (one: string) => toInstant(`${one}T00:00`, zone);
	const window = {
		startsAt: midnight(days[0] as string),
		endsAt: midnight(addDays(days.at(-1) as string, 1)),
	};
	const isMine = query.mine !== "";
	const most = MOST_SIDE_BY_SIDE[query.span];
	const which = query.resource
		? eq(resources.id, query.resource)
		: (and(ne(resources.status, "retired"), query.type ? eq(resources.typeId, query.type) : undefined) as SQL);
	const ofShown = sql`${resourceBookingItems.resourceId} in (select ${resources.id} from ${resources}
		where ${and(eq(resources.tenantId, visit.tenant.id), which)} order by ${resources.name}, ${resources.id} limit ${most ?? -1})`;
	const isFew = most !== undefined || query.resource !== "";
	const held = isFew ? heldOf(ofShown, window) : (and(heldIn(window), ofShown) as SQL);
	const { types, all, closures, busy, bookers } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, which),
		closures: readingClosures(visit, window),
		busy: readingBusy(visit, held),
		bookers: readingBookers(visit, held),
	});
	const entries = assemble({
		types,
		all,
		closures,
		busy: busy.filter(({ booking }) => booking?.id !== query.move && (!isMine || booking?.bookerId === visit.user.id)),
	}).slice(0, most);
	const names = new Map(bookers.map(({ row }) => [row.id, nameOf(row)]));
	const present = presenter(visit, zone, names);
	const moved = busy.find(({ booking }) => booking?.id === query.move)?.booking;
	const columns = entries.map(({ resource, type }) => ({
		...{ id: resource.id, name: resource.name, canBook: resource.status === "active" && mayBook(visit, type) },
	}));
	return {
		query: { ...query, day },
		moved: moved ? (titleFor(visit, moved) ?? "") : null,
		...neighbouringSpans(query.span, day),
		today: now,
		types: types.map(({ id, name }) => ({ value: id, label: name })),
		columns,
		table: query.span === "day" ? dayTable(entries, day, zone, present) : null,
		weeks:
			query.span === "week"
				? entries.map((entry) => ({
						id: entry.resource.id,
						name: entry.resource.name,
						days: days.map((one) => ({
							day: one,
							isOpen: openOn(one, entry.opening) !== null,
							entries: onDay(entry.busy, midnight(one), midnight(addDays(one, 1))).map((span) => present(span, "")),
						})),
					}))
				: null,
		days: days.map((one) => ({
			day: one,
			entries:
				query.span === "month"
					? entries
							.flatMap((entry) =>
								onDay(entry.busy, midnight(one), midnight(addDays(one, 1))).map((span) =>
									present(span, entry.resource.name),
								),
							)
							.sort((one, other) => one.from.localeCompare(other.from))
					: [],
		})),
		tenant: visit.tenant.guid,
	};
}

const onDay = (busy: readonly BusySpan[], startsAt: number, endsAt: number) =>
	busy.filter((one) => overlaps(one, { startsAt, endsAt }));

/** A booking as the calendar shows it; times by the tenant's clock. What somebody may not see has neither title nor link. */
const presenter = (visit: Visit, zone: string, names: Map<string, string>) => (span: BusySpan, resource: string) => {
	const { booking } = span;
	const title = titleFor(visit, booking);
	const isMine = booking.bookerId === visit.user.id;
	return {
		...{ key: `${booking.id}${resource}`, id: booking.id, title, status: booking.status, isMine, resource },
		...{ from: toLocal(span.startsAt, zone).slice(11), until: toLocal(span.endsAt, zone).slice(11) },
		booker: title === null || isMine ? "" : (names.get(booking.bookerId) ?? ""),
		opens: isMine || visit.access.level >= LEVEL_ALL,
	};
};
export type CalendarEntry = ReturnType<ReturnType<typeof presenter>>;

/** A cell of the day's table; null where one from above reaches into it. */
type Cell = { entries: CalendarEntry[]; rows: number; isOpen: boolean } | null;

/**
 * A day as a table: a row each quarter of an hour while any of the resources is open or booked, a column each resource. What is open
 * around the clock does not make the table longer.
 */
function dayTable(entries: readonly Entry[], day: string, zone: string, present: ReturnType<typeof presenter>) {
	const midnight = toInstant(`${day}T00:00`, zone);
	const next = toInstant(`${addDays(day, 1)}T00:00`, zone);
	const spans = entries.flatMap((entry) => {
		const open = openOn(day, entry.opening);
		const busy = onDay(entry.busy, midnight, next);
		const isAllDay = open !== null && open.from <= midnight && open.to >= next;
		return [...(open && !isAllDay ? [{ startsAt: open.from, endsAt: open.to }] : []), ...busy];
	});
	const first = Math.max(midnight, Math.min(...spans.map(({ startsAt }) => startsAt), midnight + MORNING));
	const last = Math.min(next, Math.max(...spans.map(({ endsAt }) => endsAt), midnight + AFTERNOON));
	const start = first - ((first - midnight) % STEP);
	const rows: { clock: string; local: string; localEnd: string; hourLater: string; span: Span }[] = [];
	for (let at = start; at < last; at += STEP) {
		const local = toLocal(at, zone);
		rows.push({
			...{ clock: local.slice(11), local, localEnd: toLocal(at + STEP, zone), hourLater: toLocal(at + HOUR, zone) },
			span: { startsAt: at, endsAt: at + STEP },
		});
	}
	const columns = entries.map((entry) =>
		columnOf(
			entry,
			day,
			rows.map(({ span }) => span),
			present,
		),
	);
	return rows.map(({ clock, local, localEnd, hourLater, span }, index) => ({
		...{ clock, local, localEnd, hourLater, at: span.startsAt },
		cells: columns.map((column) => column[index] ?? null),
	}));
}

/** The cells of one resource: those that a booking reaches over are one, and so are bookings that share a quarter of an hour. */
function columnOf(entry: Entry, day: string, rows: readonly Span[], present: ReturnType<typeof presenter>): Cell[] {
	const open = openOn(day, entry.opening);
	const cells: Cell[] = [];
	for (let index = 0; index < rows.length; ) {
		const row = rows[index] as Span;
		const group = entry.busy.filter((one) => overlaps(one, row));
		let end = index + 1;
		for (; group.length > 0 && end < rows.length; end++) {
			const below = rows[end] as Span;
			if (!group.some((one) => overlaps(one, below))) break;
			for (const one of entry.busy) if (overlaps(one, below) && !group.includes(one)) group.push(one);
		}
		const isOpen = open !== null && row.startsAt >= open.from && row.endsAt <= open.to;
		cells.push({ entries: group.map((one) => present(one, "")), rows: end - index, isOpen });
		for (index++; index < end; index++) cells.push(null);
	}
	return cells;
}
