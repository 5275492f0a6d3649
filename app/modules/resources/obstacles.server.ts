import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import { DAY, MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type BusySpan, type Entry, mayBook, titleFor } from "./catalogue.server";
import { nextFree, overlaps, type Span } from "./free-time";
import { type Shut, shutWithin } from "./opening";

/** What stands in the way of a time. */
export type Obstacle = { kind: "taken"; entry: Entry; by: BusySpan } | { kind: "closed"; entry: Entry; shut: Shut };

/** How far ahead the next free time is looked for. */
export const LOOK_AHEAD = 60 * DAY;

/** What is wrong with a booking of these resources whatever its time; throws `invalid`. */
export function assertRules(visit: Visit, entries: readonly Entry[], seats: number): void {
	for (const { resource, type } of entries) {
		const about = new URLSearchParams({ name: resource.name });
		if (resource.status !== "active") throw invalid({ resources: `resources:errors.notInUse?${about}` });
		if (!mayBook(visit, type)) throw invalid({ resources: `resources:errors.notYours?${about}` });
		if (resource.capacity !== null && seats > resource.capacity) {
			about.set("count", String(resource.capacity));
			throw invalid({ seats: `resources:errors.capacity?${about}` });
		}
	}
}

/** What is wrong with the length of a booking or its day; throws `invalid`. Whoever manages the resources is bound by neither. */
export function assertSpan(visit: Visit, entries: readonly Entry[], { startsAt, endsAt }: Span): void {
	if (endsAt <= startsAt) throw invalid({ endsAt: "resources:errors.ends" });
	if (endsAt <= visit.now.getTime()) throw invalid({ startsAt: "resources:errors.past" });
	if (visit.access.level >= LEVEL_ALL) return;
	for (const { resource, type } of entries) {
		const about = new URLSearchParams({ name: resource.name });
		if (type.maxMinutes !== null && endsAt - startsAt > type.maxMinutes * MINUTE) {
			about.set("count", String(type.maxMinutes));
			throw invalid({ endsAt: `resources:errors.tooLong?${about}` });
		}
		if (startsAt > visit.now.getTime() + type.windowDays * DAY) {
			about.set("count", String(type.windowDays));
			throw invalid({ startsAt: `resources:errors.tooEarly?${about}` });
		}
	}
}

/** The first thing that stands in the way of a time; null where nothing does. */
export function obstacleTo(entries: readonly Entry[], wanted: Span): Obstacle | null {
	for (const entry of entries) {
		const by = entry.busy.find((one) => overlaps(one, wanted));
		if (by) return { kind: "taken", entry, by };
		const shut = shutWithin(entry.opening, wanted.startsAt, wanted.endsAt);
		if (shut) return { kind: "closed", entry, shut };
	}
	return null;
}

/** Says in the visitor's language what stands in the way, by the clock of the resource. */
export async function toldObstacle(visit: Visit, obstacle: Obstacle): Promise<string> {
	const { resource } = obstacle.entry;
	const { t, format } = await writtenIn(visit.language, resource.timeZone, visit.now);
	if (obstacle.kind === "taken") {
		const { by } = obstacle;
		const title = titleFor(visit, by.booking) ?? t("resources:booked");
		const span = { from: format.dateTime(by.startsAt), until: format.dateTime(by.endsAt) };
		return t("resources:obstacle.taken", { name: resource.name, title, ...span });
	}
	const { shut } = obstacle;
	const reason = shut.holiday ? t(`resources:holiday.${shut.holiday}`) : shut.reason;
	const about = { name: resource.name, day: format.date(shut.day) };
	if (shut.hours)
		return t("resources:obstacle.hours", {
			...about,
			from: format.clock(shut.hours.from),
			until: format.clock(shut.hours.to),
		});
	return reason ? t("resources:obstacle.closed", { ...about, reason }) : t("resources:obstacle.shut", about);
}

/** The refusal of a time: what stands in the way, and when all these resources are free next for as long. */
export async function refusal(visit: Visit, entries: readonly Entry[], wanted: Span, obstacle: Obstacle) {
	const length = wanted.endsAt - wanted.startsAt;
	const from = Math.max(wanted.startsAt, visit.now.getTime());
	const next = nextFree(entries, from, length, from + LOOK_AHEAD);
	const why = await toldObstacle(visit, obstacle);
	const { format } = await writtenIn(visit.language, obstacle.entry.resource.timeZone, visit.now);
	const about = new URLSearchParams({ why, ...(next !== null && { time: format.dateTime(next) }) });
	return invalid({ startsAt: `resources:errors.${next === null ? "noneFree" : "nextFree"}?${about}` });
}

/** The last day to which a series may go. */
export const lastDayOf = (visit: Visit) => addDays(today(visit.tenant.timeZone, visit.now), 730);
