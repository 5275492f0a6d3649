import { sql } from "drizzle-orm";
import { addDays, today } from "#app/platform/clock";
import { DAY, MINUTE } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import {
	assemble,
	type Entry,
	heldIn,
	mayBook,
	readingBusy,
	readingClosures,
	readingNotices,
	readingParts,
	readingResources,
	readingTypes,
} from "./catalogue.server";
import { accessFeatures } from "./choices";
import { presenceAt, type Span } from "./free-time";
import { obstacleTo } from "./obstacles.server";
import { type Own, readingOwnIn } from "./quota.server";
import type { FindQuery } from "./resources.schema";
import { MOST_BUFFER, weekOf } from "./rules";

/** The time that is looked for; null where none, or none that is whole, was given. */
export function wantedSpan({ day, from, until }: Pick<FindQuery, "day" | "from" | "until">, timeZone: string) {
	if (day === "" || from === "" || until === "" || from >= until) return null;
	const endsAt = until === "24:00" ? `${addDays(day, 1)}T00:00` : `${day}T${until}`;
	return { startsAt: toInstant(`${day}T${from}`, timeZone), endsAt: toInstant(endsAt, timeZone) };
}

/** Reads the resources with their notices and what is taken of them from now on and in the wanted time; in one round trip. */
async function readCatalogue(visit: Visit, wanted: Span | null) {
	const now = visit.now.getTime();
	const soon = { startsAt: now, endsAt: now + DAY };
	const buffer = MOST_BUFFER * MINUTE;
	const then = wanted && { startsAt: wanted.startsAt - buffer, endsAt: wanted.endsAt + buffer };
	const { types, all, closures, busy, later, notices, parts, own } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit),
		closures: readingClosures(visit, { startsAt: Math.min(now, then?.startsAt ?? now), endsAt: 0 }),
		busy: readingBusy(visit, heldIn(soon)),
		// What is taken between now and then does not matter.
		later: readingBusy(visit, then ? heldIn(then) : sql`0`),
		notices: readingNotices(visit),
		parts: readingParts(visit),
		own: readingOwnIn(visit, weekOf(wanted?.startsAt ?? now, visit.tenant.timeZone)),
	});
	const known = new Set(busy.map(({ row }) => row.id));
	const taken = [...busy, ...later.filter(({ row }) => !known.has(row.id))];
	return { types, notices, own, entries: assemble({ types, all, closures, busy: taken, parts }) };
}

/** Whether somebody can have a resource for a time: it is free with its parts, and no rule is in the way. */
export function isFree(visit: Visit, entry: Entry, wanted: Span, own: Own): boolean {
	if ([entry, ...entry.parts].some(({ resource }) => resource.status !== "active")) return false;
	return obstacleTo(visit, [entry], wanted, { own }) === null;
}

/** The resources that fit what is looked for: with a time only those that are free then and may be booked. */
export async function findResources(visit: Visit, query: Omit<FindQuery, "as">) {
	const wanted = wantedSpan(query, visit.tenant.timeZone);
	const { types, notices, own, entries } = await readCatalogue(visit, wanted);
	const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
	const fitting = entries.filter((entry) => {
		const { resource, type } = entry;
		const said = [resource.name, resource.place, type.name, ...resource.features].join(" ").toLowerCase();
		return (
			words.every((word) => said.includes(word)) &&
			(query.type === "" || resource.typeId === query.type) &&
			(query.seats === undefined || (resource.capacity ?? 0) >= query.seats) &&
			query.features.every((feature) => resource.features.includes(feature)) &&
			query.access.every((feature) => resource.access.includes(feature)) &&
			(wanted === null || (mayBook(visit, type) && isFree(visit, entry, wanted, own)))
		);
	});
	const features = new Set(entries.flatMap(({ resource }) => resource.features));
	const { compare } = new Intl.Collator(visit.language);
	const access = new Set(entries.flatMap(({ resource }) => resource.access));
	return {
		wanted,
		access: accessFeatures.filter((feature) => access.has(feature)),
		types: types.map(({ id, name }) => ({ id, name })),
		features: [...features].sort(compare),
		rows: fitting.map((entry) => serializeResource(visit, entry, notices)),
		notices: notices.filter(({ resourceId }) => resourceId === null).map(serializeNotice),
	};
}

/** The page of the resources. */
export async function showResources(visit: Visit, query: FindQuery) {
	const { wanted, ...found } = await findResources(visit, query);
	const zone = visit.tenant.timeZone;
	return {
		...found,
		query,
		wanted: wanted && { startsAt: toLocal(wanted.startsAt, zone), endsAt: toLocal(wanted.endsAt, zone) },
		today: today(zone, visit.now),
		isIncomplete: wanted === null && (query.day !== "" || query.from !== "" || query.until !== ""),
		canManage: visit.access.level >= LEVEL_ALL,
		tenant: visit.tenant.guid,
	};
}

type Notices = Awaited<ReturnType<typeof readCatalogue>>["notices"];

export const serializeNotice = ({
	id,
	title,
	body,
	isImportant,
	createdAt,
	resourceId,
	untilDay,
}: Notices[number]) => ({
	...{ id, title, body, isImportant, createdAt, resourceId, untilDay },
});
export type NoticeData = ReturnType<typeof serializeNotice>;

/** A resource as lists and its page show it; times by its own clock. */
export function serializeResource(visit: Visit, entry: Entry, notices: Notices) {
	const { resource, type } = entry;
	const { id, name, place, capacity, features, photoGuid, status, floor, planRow, planColumn, timeZone } = resource;
	const { state, until } = presenceAt(entry, visit.now.getTime());
	const local = until === null ? null : toLocal(until, timeZone);
	return {
		...{ id, name, place, capacity, features, photoGuid, status, floor, planRow, planColumn },
		...{ kind: type.kind, type: type.name, canBook: status === "active" && mayBook(visit, type) },
		presence: {
			state: status === "active" ? state : status,
			until: local && { day: local.slice(0, 10), clock: local.slice(11) },
			isToday: local?.slice(0, 10) === today(timeZone, visit.now),
		},
		notices: notices.filter(({ resourceId }) => resourceId === id).map(({ title }) => title),
	};
}
export type ResourceData = ReturnType<typeof serializeResource>;
