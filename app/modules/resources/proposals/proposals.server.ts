import { addDays, daysBetween, today } from "#app/platform/clock";
import { MINUTE } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import type { Visit } from "#app/platform/tenant/context";
import {
	assemble,
	type Entry,
	heldIn,
	mayBook,
	readingBusy,
	readingClosures,
	readingParts,
	readingResources,
	readingTypes,
} from "../catalogue.server";
import { isFree } from "../find.server";
import type { Span } from "../free-time";
import { readingOwnIn } from "../quota.server";
import { MOST_BUFFER, weekOf } from "../rules";
import { MOST_DAYS, NEEDS, type ProposalsQuery } from "./proposals.schema";
import { propose } from "./propose";

/** Minutes from one start that is tried to the next. */
const STEP = 30;
/** Proposals on one page, and of one day. */
const MOST = 12;
const PER_DAY = 4;

/** The days that are looked through: from the first one, or from today, and no more than a week. */
function daysOf({ first, last }: ProposalsQuery, day: string): string[] {
	const start = first || day;
	const count = Math.min(MOST_DAYS, Math.max(1, daysBetween(start, last || start) + 1));
	return Array.from({ length: count }, (_, index) => addDays(start, index));
}

/** The times of these days that are tried, within the hours that were said. */
function timesOf(days: readonly string[], { from, until, minutes }: ProposalsQuery, zone: string, now: number): Span[] {
	return days.flatMap((day) => {
		const [start, end] = [toInstant(`${day}T${from}`, zone), toInstant(`${day}T${until}`, zone)];
		const count = Math.max(0, Math.floor((end - start) / MINUTE - minutes) / STEP + 1);
		return Array.from({ length: Math.floor(count) }, (_, index) => start + index * STEP * MINUTE)
			.filter((at) => at > now)
			.map((startsAt) => ({ startsAt, endsAt: startsAt + minutes * MINUTE }));
	});
}

/** Those that will do for a need, those with the fewest seats to spare first: any of a type, or one by name. */
function candidatesFor(visit: Visit, entries: readonly Entry[], need: string, seats: number): Entry[] {
	const fits = ({ resource, type }: Entry) =>
		(resource.id === need || resource.typeId === need) &&
		resource.status === "active" &&
		mayBook(visit, type) &&
		(type.kind !== "room" || (resource.capacity ?? seats) >= seats);
	const spare = ({ resource }: Entry) => resource.capacity ?? seats;
	return entries.filter(fits).sort((one, other) => spare(one) - spare(other));
}

/** Of what is no room no seats are to spare. */
const candidate = (entry: Entry) => ({
	...{ id: entry.resource.id, name: entry.resource.name, place: entry.resource.place, entry },
	capacity: entry.type.kind === "room" ? entry.resource.capacity : null,
});

/**
 * Looks for times at which several things are free together, as a room, a projector and somebody, and gives the best first.
 * All in one round trip; the rules are those of every booking.
 */
export async function showProposals(visit: Visit, query: ProposalsQuery) {
	const zone = visit.tenant.timeZone;
	const now = visit.now.getTime();
	const day = today(zone, visit.now);
	const days = daysOf(query, day);
	const times = timesOf(days, query, zone, now);
	const buffer = 2 * MOST_BUFFER * MINUTE;
	const bounds = {
		startsAt: toInstant(`${days[0]}T00:00`, zone) - buffer,
		endsAt: toInstant(`${days.at(-1)}T23:59`, zone) + buffer,
	};
	const weeks = { startsAt: weekOf(bounds.startsAt, zone).startsAt, endsAt: weekOf(bounds.endsAt, zone).endsAt };
	const { types, all, closures, busy, parts, own } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit),
		closures: readingClosures(visit, bounds),
		busy: readingBusy(visit, heldIn(bounds)),
		parts: readingParts(visit),
		own: readingOwnIn(visit, weeks),
	});
	const entries = assemble({ types, all, closures, busy, parts });
	const seats = query.seats ?? 1;
	// One for each resource, so that none is chosen for two things.
	const candidateOf = new Map(entries.map((entry) => [entry, candidate(entry)]));
	const candidates = query.need.map((need) =>
		candidatesFor(visit, entries, need, seats).flatMap((entry) => candidateOf.get(entry) ?? []),
	);
	const found = propose(
		{ candidates, times, seats, isFree: ({ entry }, span) => isFree(visit, entry, span, own) },
		{ most: MOST, perDay: PER_DAY, dayOf: (at) => toLocal(at, zone).slice(0, 10) },
	);
	const bookable = entries.filter(({ resource, type }) => resource.status === "active" && mayBook(visit, type));
	return {
		...{ tenant: visit.tenant.guid, query: { ...query, first: days[0] ?? "", last: days.at(-1) ?? "" }, day },
		needs: Array.from({ length: NEEDS }, (_, index) => query.need[index] ?? ""),
		types: types
			.filter(({ id }) => bookable.some(({ resource }) => resource.typeId === id))
			.map(({ id, name }) => ({ value: id, label: name })),
		resources: bookable.map(({ resource }) => ({ value: resource.id, label: resource.name })),
		proposals: found.map(({ startsAt, endsAt, chosen, spare }) => {
			const clock = chosen[0]?.entry.resource.timeZone ?? zone;
			return {
				...{ starts: toLocal(startsAt, zone), ends: toLocal(endsAt, zone), spare },
				chosen: chosen.map(({ id, name, place }) => ({ id, name, place })),
				book: { startsAt: toLocal(startsAt, clock), endsAt: toLocal(endsAt, clock) },
			};
		}),
	};
}
