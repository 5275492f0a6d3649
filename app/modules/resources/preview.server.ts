import { and, asc, eq, inArray } from "drizzle-orm";
import { addDays } from "#app/platform/clock";
import { toInstant, toLocal } from "#app/platform/local-time";
import type { Visit } from "#app/platform/tenant/context";
import { resources } from "#db/schema/resources";
import { type Entry, mayBook, takenBy } from "./catalogue.server";
import { chosenEntries, withBusy } from "./chosen.server";
import { nextFree } from "./free-time";
import { describeObstacle, type Obstacle, obstaclesTo, obstacleTo } from "./obstacles.server";
import type { Own } from "./quota.server";
import type { Occurrence } from "./repeat";
import { type DayChoice, writeChoice } from "./series-choices";

/** Others of the same type that are looked at, and that a day offers. */
const MOST_OTHERS = 30;
const OFFERED = 3;

type Offer = { value: string; label: string; kind: DayChoice["kind"] };

/** All times of a series, each with what stands in its way, and what else could be had on that day. */
export async function previewOf(
	visit: Visit,
	entries: readonly Entry[],
	times: readonly Occurrence[],
	{ own, seats }: { own: Own; seats: number },
) {
	const obstacles = obstaclesTo(visit, entries, times, { own });
	const blocked = times.filter((_, index) => isInTheWay(obstacles[index]));
	const others = blocked.length > 0 ? await othersOf(visit, entries, blocked, seats) : [];
	const rows = times.map(async (one, index) => {
		const obstacle = obstacles[index];
		if (!obstacle) return { day: one.day, problem: null, offers: [] as Offer[] };
		const offers = isInTheWay(obstacle) ? offersFor(visit, { entries, others, own }, one, obstacle) : [];
		return { day: one.day, problem: await describeObstacle(visit, obstacle), offers };
	});
	return Promise.all(rows);
}

const isInTheWay = (obstacle: Obstacle | null | undefined) => obstacle?.kind === "taken" || obstacle?.kind === "closed";

/** Others of the same types that may be booked and are large enough, with what is taken of them. */
async function othersOf(visit: Visit, entries: readonly Entry[], times: readonly Occurrence[], seats: number) {
	const types = [...new Set(entries.map(({ resource }) => resource.typeId))];
	const same = await visit.rows.list(resources, {
		where: and(inArray(resources.typeId, types), eq(resources.status, "active")),
		orderBy: [asc(resources.name)],
		limit: MOST_OTHERS,
	});
	const ids = same.map(({ id }) => id).filter((id) => !entries.some(({ resource }) => resource.id === id));
	const found = (await chosenEntries(visit, ids)).filter(
		({ resource, type }) => mayBook(visit, type) && (resource.capacity ?? seats) >= seats,
	);
	return found.length === 0 ? [] : (await withBusy(visit, found, times)).entries;
}

type Around = { entries: readonly Entry[]; others: readonly Entry[]; own: Own };

/** What could be had on a day in place of what is not free: another resource at the time, or the same ones at another. */
function offersFor(visit: Visit, { entries, others, own }: Around, one: Occurrence, { entry }: Obstacle): Offer[] {
	const from = entries.find((whole) => whole === entry || whole.parts.includes(entry));
	const inPlace = others
		.filter(({ resource }) => resource.typeId === from?.resource.typeId)
		.filter((other) => {
			const instead = entries.map((each) => (each === from ? other : each));
			return obstacleTo(visit, instead, one, { own }) === null;
		})
		.slice(0, OFFERED)
		.map(({ resource }): Offer => {
			const choice = { day: one.day, kind: "resource", from: from?.resource.id ?? "", to: resource.id } as const;
			return { kind: "resource", value: writeChoice(choice), label: resource.name };
		});
	const zone = entries[0]?.resource.timeZone ?? visit.tenant.timeZone;
	const all = takenBy(entries).map((taken) => taken.entry);
	const midnight = (day: string) => toInstant(`${day}T00:00`, zone);
	const length = one.endsAt - one.startsAt;
	const earliest = Math.max(midnight(one.day), visit.now.getTime());
	const at = nextFree(all, earliest, length, midnight(addDays(one.day, 1)));
	const clock = at === null ? "" : toLocal(at, zone).slice(11);
	const isAllowed = at !== null && obstacleTo(visit, entries, { startsAt: at, endsAt: at + length }, { own }) === null;
	const moved: Offer[] = isAllowed
		? [{ kind: "time", value: writeChoice({ day: one.day, kind: "time", clock }), label: clock }]
		: [];
	return [...inPlace, ...moved];
}
