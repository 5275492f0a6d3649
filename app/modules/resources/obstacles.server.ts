import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import { isLanguage, languages } from "#app/platform/i18n";
import { DAY, MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type BusySpan, type Entry, mayBook, takenBy, titleFor } from "./catalogue.server";
import { durationIn } from "./duration";
import { clashWith, nextFree, type Span } from "./free-time";
import { type Shut, shutWithin } from "./opening";
import { type Own, usedUp } from "./quota.server";
import { type Broken, brokenRule } from "./rules";

/** What stands in the way of a time. */
export type Obstacle = { entry: Entry } & (
	| { kind: "rule"; broken: Broken }
	| { kind: "quota" }
	| { kind: "taken"; by: BusySpan }
	| { kind: "closed"; shut: Shut }
);

/** How far ahead the next free time is looked for. */
export const LOOK_AHEAD = 60 * DAY;

/** What is wrong with a booking of these resources whatever its time; throws `invalid`. */
export function assertRules(visit: Visit, entries: readonly Entry[], seats: number): void {
	for (const { entry } of takenBy(entries)) {
		const about = new URLSearchParams({ name: entry.resource.name });
		if (entry.resource.status !== "active") throw invalid({ resources: `resources:errors.notInUse?${about}` });
	}
	for (const { resource, type } of entries) {
		const about = new URLSearchParams({ name: resource.name });
		if (!mayBook(visit, type)) throw invalid({ resources: `resources:errors.notYours?${about}` });
		if (resource.capacity !== null && seats > resource.capacity) {
			about.set("count", String(resource.capacity));
			throw invalid({ seats: `resources:errors.capacity?${about}` });
		}
	}
}

/** What is wrong with a time whatever is booked; throws `invalid`. */
export function assertSpan(visit: Visit, { startsAt, endsAt }: Span): void {
	if (endsAt <= startsAt) throw invalid({ endsAt: "resources:errors.ends" });
	if (endsAt <= visit.now.getTime()) throw invalid({ startsAt: "resources:errors.past" });
}

type Looked = {
	own: Own;
	/** Bookings that move themselves. */
	except?: readonly string[];
};

/** The first thing that stands in the way of a time; null where nothing does. `before`: what is booked with it. */
export function obstacleTo(
	visit: Visit,
	entries: readonly Entry[],
	wanted: Span,
	{ before = [], ...looked }: Looked & { before?: readonly Span[] },
): Obstacle | null {
	// Whoever manages the resources is bound by no rule but the buffers.
	if (visit.access.level < LEVEL_ALL)
		for (const entry of entries) {
			const broken = brokenRule(entry.rules, wanted, visit.now.getTime());
			if (broken) return { kind: "rule", entry, broken };
		}
	for (const { entry } of takenBy(entries)) {
		const by = clashWith(entry.busy, wanted, entry.buffer);
		if (by) return { kind: "taken", entry, by };
		const shut = shutWithin(entry.opening, wanted.startsAt, wanted.endsAt);
		if (shut) return { kind: "closed", entry, shut };
	}
	const over = usedUp(visit, entries, wanted, { ...looked, before });
	return over && { kind: "quota", entry: over };
}

/** What stands in the way of each of these times, where those before it are booked as far as they can be. */
export function obstaclesTo(visit: Visit, entries: readonly Entry[], times: readonly Span[], looked: Looked) {
	const before: Span[] = [];
	return times.map((one) => {
		const obstacle = obstacleTo(visit, entries, one, { ...looked, before });
		if (!obstacle) before.push(one);
		return obstacle;
	});
}

const lengthOf = ({ language }: Visit, minutes: number) =>
	durationIn(minutes, languages[isLanguage(language) ? language : "en"].locale);

/** Says in the visitor's language what stands in the way, by the clock of the resource. */
export async function describeObstacle(visit: Visit, obstacle: Obstacle): Promise<string> {
	const { resource } = obstacle.entry;
	const { t, format } = await writtenIn(visit.language, resource.timeZone, visit.now);
	if (obstacle.kind === "rule") {
		const { rule, allowed } = obstacle.broken;
		const now = visit.now.getTime();
		const about = {
			lead: { length: lengthOf(visit, allowed), time: format.dateTime(now + allowed * MINUTE) },
			window: { length: lengthOf(visit, allowed * 1_440), day: format.date(now + allowed * DAY) },
			short: { length: lengthOf(visit, allowed) },
			long: { length: lengthOf(visit, allowed) },
		}[rule];
		return t(`resources:obstacle.${rule}`, { name: resource.name, ...about });
	}
	if (obstacle.kind === "quota") {
		const { rules, type } = obstacle.entry;
		const isOwn = resource.rules.weekBookings !== undefined;
		return t("resources:obstacle.quota", { name: isOwn ? resource.name : type.name, count: rules.weekBookings });
	}
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
	const why = await describeObstacle(visit, obstacle);
	if (obstacle.kind === "rule" || obstacle.kind === "quota") {
		const isLength = obstacle.kind === "rule" && ["short", "long"].includes(obstacle.broken.rule);
		return invalid({ [isLength ? "endsAt" : "startsAt"]: `resources:errors.rule?${new URLSearchParams({ why })}` });
	}
	const next = nextFreeOf(visit, entries, wanted);
	const { format } = await writtenIn(visit.language, obstacle.entry.resource.timeZone, visit.now);
	const about = new URLSearchParams({ why, ...(next !== null && { time: format.dateTime(next) }) });
	// Who else has it may give it back: the form then offers the waiting list.
	if (obstacle.kind === "taken") about.set("taken", "1");
	return invalid({ startsAt: `resources:errors.${next === null ? "noneFree" : "nextFree"}?${about}` });
}

/** When all these are free next for as long as a time, no earlier and no later than they may be booked; null where never. */
function nextFreeOf(visit: Visit, entries: readonly Entry[], { startsAt, endsAt }: Span): number | null {
	const now = visit.now.getTime();
	const isBound = visit.access.level < LEVEL_ALL;
	const lead = isBound ? Math.max(0, ...entries.map(({ rules }) => rules.leadMinutes ?? 0)) : 0;
	const from = Math.max(startsAt, now + lead * MINUTE);
	const days = entries.map(({ rules }) => rules.windowDays || Number.POSITIVE_INFINITY);
	const until = isBound ? now + Math.min(...days) * DAY : Number.POSITIVE_INFINITY;
	const all = takenBy(entries).map(({ entry }) => entry);
	return nextFree(all, from, endsAt - startsAt, Math.min(from + LOOK_AHEAD, until + 1));
}

/** The last day to which a series may go. */
export const lastDayOf = (visit: Visit) => addDays(today(visit.tenant.timeZone, visit.now), 730);
