import { sql } from "drizzle-orm";
import { NAMED, nameOf } from "#app/directory/names";
import { periodOf, stretchesOf } from "#app/lists/statistics/period";
import { presetsOf } from "#app/lists/statistics/presets";
import type { StatisticsQuery } from "#app/lists/statistics/statistics.schema";
import { addDays, today } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { people } from "#db/schema/directory";
import { eventFeedback, eventRegistrations, events } from "#db/schema/events";
import { paths } from "./paths";

/** `due`: places at events that are over and had somebody checked in; `missed`: those of them to which nobody came. */
type OfOwner = { ownerId: string; places: number; came: number; due: number; missed: number };

/** Events with a start in a period: registrations over time, who did not come, where people came from, what they say, by organiser. */
export async function showReport(visit: Visit, query: StatisticsQuery) {
	const { rows, tenant, now, access, user } = visit;
	const day = today(tenant.timeZone, now);
	const period = periodOf(query, day);
	const at = (of: string) => toInstant(`${of}T00:00`, tenant.timeZone);
	const [from, until] = [at(period.from), at(addDays(period.to, 1))];
	const own = {
		events: rows.own(events, "e"),
		registrations: rows.own(eventRegistrations, "r"),
		bookings: rows.own(bookings, "b"),
		feedback: rows.own(eventFeedback, "f"),
	};
	const isMine = access.level >= LEVEL_ALL ? sql`1` : sql`e.owner_id = ${user.id}`;
	const isCounted = sql`e.is_template = 0 and e.deleted_at is null and e.status = 'published' and ${isMine}`;
	const isHeld = sql`${isCounted} and e.starts_at >= ${from} and e.starts_at < ${until}`;
	const isOver = sql`e.ends_at <= ${now.getTime()} and e.id in
		(select k.event_id from ${rows.own(eventRegistrations, "k")} where k.checked_in_at is not null)`;
	const { owners, scores, held, hours, sources, named } = await rows.read({
		owners:
			rows.reading<OfOwner>(sql`select e.owner_id as ownerId, count(r.id) as places, sum(r.checked_in_at is not null) as came,
			sum(${isOver}) as due, sum(${isOver} and r.checked_in_at is null) as missed
			from ${own.events} join ${own.registrations} on r.event_id = e.id join ${own.bookings} on b.id = r.id and b.status = 'confirmed'
			where ${isHeld} group by e.owner_id`),
		scores: rows.reading<{ ownerId: string; score: number; answers: number }>(sql`select e.owner_id as ownerId,
			avg(f.score) as score, count(*) as answers from ${own.events} join ${own.feedback} on f.event_id = e.id
			where ${isHeld} group by e.owner_id`),
		held: rows.reading<{ ownerId: string; events: number }>(
			sql`select e.owner_id as ownerId, count(*) as events from ${own.events} where ${isHeld} group by e.owner_id`,
		),
		hours: rows.reading<{ hour: number; count: number }>(sql`select r.created_at / ${HOUR} as hour, count(*) as count
			from ${own.registrations} join ${own.events} on e.id = r.event_id
			where r.created_at >= ${from} and r.created_at < ${until} and ${isCounted} group by hour`),
		sources: rows.reading<{ source: string; count: number; came: number }>(sql`select r.source, count(*) as count,
			sum(r.checked_in_at is not null) as came from ${own.registrations} join ${own.events} on e.id = r.event_id
			where r.created_at >= ${from} and r.created_at < ${until} and ${isCounted} group by r.source order by count(*) desc, r.source limit 30`),
		named: rows.listingWith(
			people,
			{},
			{
				where: sql`${people.id} in (select e.owner_id from ${own.events} where ${isHeld})`,
				fields: ["id", ...NAMED],
				limit: 500,
			},
		),
	});
	const byDay = new Map<string, number>();
	for (const { hour, count } of hours) {
		const of = toLocal(hour * HOUR, tenant.timeZone).slice(0, 10);
		byDay.set(of, (byDay.get(of) ?? 0) + count);
	}
	const figures = held.map(({ ownerId, events: count }) => {
		const places = owners.find((one) => one.ownerId === ownerId);
		const said = scores.find((one) => one.ownerId === ownerId);
		const person = named.find(({ row }) => row.id === ownerId)?.row;
		return {
			...{ id: ownerId, name: person ? nameOf(person) : "", events: count, places: places?.places ?? 0 },
			...rateOf(places),
			...{ score: said?.score ?? null, answers: said?.answers ?? 0 },
		};
	});
	const sum = (key: "events" | "places" | "came" | "due" | "missed" | "answers") =>
		figures.reduce((all, one) => all + one[key], 0);
	const answers = sum("answers");
	return {
		...{ period, tenant: tenant.guid },
		owners: figures.toSorted((one, other) => one.name.localeCompare(other.name)),
		total: {
			...{
				events: sum("events"),
				places: sum("places"),
				...rateOf({ came: sum("came"), due: sum("due"), missed: sum("missed") }),
			},
			score: answers > 0 ? scores.reduce((all, one) => all + one.score * one.answers, 0) / answers : null,
		},
		stretches: stretchesOf(period, byDay),
		sources,
		presets: presetsOf(day, period, paths(tenant.guid).report),
	};
}

/** How many have come, and the share of those with a place that has not; null where that cannot be known. */
function rateOf(given: Omit<OfOwner, "ownerId" | "places"> | undefined) {
	const { came = 0, due = 0, missed = 0 } = given ?? {};
	return { came, due, missed, noShows: due > 0 ? missed / due : null };
}
