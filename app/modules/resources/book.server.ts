import { or, sql } from "drizzle-orm";
import type * as z from "zod";
import { isAmong } from "#app/lists/chosen.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { DAY, MINUTE } from "#app/platform/limits";
import { readInstant, toLocal } from "#app/platform/local-time";
import { conflict, invalid } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings, resourceParts, resourceSeries, resources } from "#db/schema/resources";
import { approvalOf, standingOf } from "./approval.server";
import {
	assemble,
	busySpan,
	type Entry,
	mayBook,
	readingBusy,
	readingClosures,
	readingParts,
	readingResources,
	readingTypes,
	takenBy,
} from "./catalogue.server";
import { keptFree, overlaps, type Span } from "./free-time";
import { guestsOf } from "./guests";
import { holding, slotsOf } from "./hold.server";
import { joining } from "./join-line.server";
import { tell } from "./letters.server";
import { chooseUnits, modelsAmong, unitsOf, wantedOf } from "./models.server";
import { assertRules, assertSpan, LOOK_AHEAD, lastDayOf, obstaclesTo, refusal, toldObstacle } from "./obstacles.server";
import { paths } from "./paths";
import { type Own, quotasOf, readingOwn } from "./quota.server";
import { MOST_OCCURRENCES, type Occurrence, occurrencesOf } from "./repeat";
import type { BookInput, BookQuery } from "./resources.schema";
import { MOST_BUFFER } from "./rules";

/** Whom a lost race is said to: what stood in the way is read anew. */
export class TakenMeanwhile extends Error {}

/** The resources that are chosen with their parts, without what is taken of them; throws `invalid` where one of them is not there. */
export async function chosenEntries(visit: Visit, ids: readonly string[]): Promise<Entry[]> {
	const chosen = [...new Set(ids)];
	const isPart = sql`${resources.id} in (select p.part_id from ${resourceParts} p where p.tenant_id = ${visit.tenant.id}
		and p.whole_id in (select value from json_each(${JSON.stringify(chosen)})))`;
	const { types, all, closures, parts } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, or(isAmong(resources.id, chosen), isPart)),
		closures: readingClosures(visit, { startsAt: visit.now.getTime() - DAY, endsAt: 0 }),
		parts: readingParts(visit, isAmong(resourceParts.wholeId, chosen)),
	});
	const entries = assemble({ types, all, closures, busy: [], parts });
	const found = chosen.flatMap((id) => entries.find(({ resource }) => resource.id === id) ?? []);
	if (found.length < chosen.length) throw invalid({ resources: "wrongValue" });
	return found;
}

/**
 * The same with what is taken of them from the first of these times until long after the last, but for some bookings; and
 * what the visitor has booked in these weeks.
 */
export async function withBusy(
	visit: Visit,
	entries: readonly Entry[],
	times: readonly Span[],
	except: readonly string[] = [],
): Promise<{ entries: Entry[]; own: Own }> {
	const window = {
		startsAt: Math.min(...times.map(({ startsAt }) => startsAt)) - 2 * MOST_BUFFER * MINUTE,
		endsAt: Math.max(...times.map(({ endsAt }) => endsAt)) + LOOK_AHEAD,
	};
	const ids = takenBy(entries).map(({ entry }) => entry.resource.id);
	const { busy, own } = await visit.rows.read({
		busy: readingBusy(visit, window, isAmong(resourceBookingItems.resourceId, ids)),
		own: readingOwn(visit, entries, times),
	});
	const filled = (entry: Entry): Entry => ({
		...entry,
		// Parts have none of their own.
		parts: [],
		busy: busy.flatMap(({ row, booking }) =>
			booking && row.resourceId === entry.resource.id && !except.includes(row.bookingId)
				? [busySpan(row, booking)]
				: [],
		),
	});
	return { entries: entries.map((entry) => ({ ...filled(entry), parts: entry.parts.map(filled) })), own };
}

/** The form of a booking: what can be chosen, and what the address asks for. */
export async function showBook(visit: Visit, query: z.output<typeof BookQuery>) {
	const { types, all } = await visit.rows.read({ types: readingTypes(visit), all: readingResources(visit) });
	const entries = assemble({ types, all, closures: [], busy: [] }).filter(
		({ resource, type }) => resource.status === "active" && mayBook(visit, type),
	);
	return {
		models: modelsAmong(entries),
		resources: entries.map(({ resource }) => ({
			value: resource.id,
			label: [resource.name, resource.place].filter(Boolean).join(", "),
		})),
		values: { ...query, resources: query.resource ? [query.resource] : [] },
		tenant: visit.tenant.guid,
	};
}

/** The time that is asked for, by the clock of the first resource. */
export function spanOf(
	visit: Visit,
	entries: readonly Entry[],
	{ startsAt, endsAt }: Pick<BookInput, "startsAt" | "endsAt">,
) {
	const timeZone = entries[0]?.resource.timeZone ?? visit.tenant.timeZone;
	return { startsAt: readInstant(startsAt, timeZone), endsAt: readInstant(endsAt, timeZone) };
}

/** The times that are asked for: one, or those of a series; by the clock of the first resource. */
function timesOf(visit: Visit, entries: readonly Entry[], input: BookInput): Occurrence[] {
	const timeZone = entries[0]?.resource.timeZone ?? visit.tenant.timeZone;
	const at = spanOf(visit, entries, input);
	assertSpan(visit, at);
	const local = { startsAt: toLocal(at.startsAt, timeZone), endsAt: toLocal(at.endsAt, timeZone) };
	const day = local.startsAt.slice(0, 10);
	if (input.repeat === "none") return [{ ...at, day }];
	if (input.untilDay === "") throw invalid({ untilDay: "required" });
	if (input.untilDay < day || input.untilDay > lastDayOf(visit)) throw invalid({ untilDay: "resources:errors.until" });
	const all = occurrencesOf(local, input.repeat, input.untilDay, timeZone);
	if (all.length > MOST_OCCURRENCES) throw invalid({ untilDay: `resources:errors.tooMany?count=${MOST_OCCURRENCES}` });
	if (meetsItself(entries, all)) throw invalid({ endsAt: "resources:errors.meetsItself" });
	return all;
}

/** Whether two of these times meet, with what is kept free around them. */
export function meetsItself(entries: readonly Entry[], times: readonly Span[]): boolean {
	const inOrder = [...times].sort((one, other) => one.startsAt - other.startsAt);
	return takenBy(entries).some(({ entry: { buffer } }) => {
		const kept = inOrder.map((one) => keptFree(one, buffer));
		return kept.some((one, index) => index > 0 && overlaps(one, kept[index - 1] as Span));
	});
}

/** What a preview was of: when any of it changes, the series is looked through again. */
const printOf = ({ startsAt, endsAt, resources: chosen, models, quantities, seats, repeat, untilDay }: BookInput) =>
	[startsAt, endsAt, repeat, untilDay, seats, ...chosen, ...models, ...quantities].join("|");

/** All times of a series, each with what stands in its way. */
async function previewOf(visit: Visit, entries: readonly Entry[], times: readonly Occurrence[], own: Own) {
	const rows = obstaclesTo(visit, entries, times, { own }).map(async (obstacle, index) => ({
		day: times[index]?.day ?? "",
		problem: obstacle ? await toldObstacle(visit, obstacle) : null,
	}));
	return Promise.all(rows);
}
export type Preview = { rows: Awaited<ReturnType<typeof previewOf>>; print: string };

/** How often other units are looked for when somebody was faster. */
const RETRIES = 3;

/** Days of a series for which somebody waits at most. */
const MOST_AWAITED = 20;

type Planned =
	| { kind: "preview"; preview: Preview }
	| { kind: "ready"; entries: Entry[]; units: Entry[]; times: Occurrence[]; awaited: Occurrence[] };

/** Looks a booking through before anything is written: a series is shown whole first. Throws `invalid`. */
async function plan(visit: Visit, input: BookInput, isSeen: boolean): Promise<Planned> {
	const wanted = wantedOf(input);
	const chosen = await chosenEntries(visit, [...input.resources, ...(await unitsOf(visit, wanted))]);
	const isNamed = ({ resource }: Entry) => input.resources.includes(resource.id);
	if (input.resources.length === 0 && wanted.length === 0) throw invalid({ resources: "resources:errors.none" });
	assertRules(visit, chosen.filter(isNamed), input.seats);
	const all = timesOf(visit, chosen, input);
	const { entries: looked, own } = await withBusy(visit, chosen, all);
	const entries = looked.filter(isNamed);
	const print = printOf(input);
	if (input.repeat !== "none" && !isSeen && input.previewed !== print)
		return { kind: "preview", preview: { rows: await previewOf(visit, entries, all, own), print } };
	const times = all.filter(({ day }) => input.repeat === "none" || !input.skip.includes(day));
	if (times.length === 0) throw invalid({ untilDay: "resources:errors.allSkipped" });
	for (const [index, obstacle] of obstaclesTo(visit, entries, times, { own }).entries())
		if (obstacle) throw await refusal(visit, entries, times[index] as Span, obstacle);
	const others = looked.filter((entry) => !isNamed(entry));
	const units = chooseUnits(visit, others, wanted, { times, own, seats: input.seats });
	const skipped = input.waitsForSkipped ? all.filter((one) => !times.includes(one)) : [];
	const blocked = obstaclesTo(visit, entries, skipped, { own });
	const awaited = skipped.filter((_, index) => blocked[index]?.kind === "taken").slice(0, MOST_AWAITED);
	return { kind: "ready", entries: [...entries, ...units], units, times, awaited };
}

/** Writes the bookings of all these times at once, or none of them. Gives their ids. */
async function write(
	visit: Visit,
	input: BookInput,
	{ entries, units, times, awaited }: Extract<Planned, { kind: "ready" }>,
) {
	const now = visit.now.getTime();
	const { user, rows } = visit;
	const approval = approvalOf(visit, entries);
	const { isPending } = approval;
	const seriesId = input.repeat === "none" ? null : newId(now);
	const made = times.map((one) => ({
		...standingOf(visit, entries, approval, one),
		...{ id: newId(now), title: input.title, note: input.note, startsAt: one.startsAt, endsAt: one.endsAt },
		...{ seriesId, seats: input.seats, timeZone: entries[0]?.resource.timeZone ?? visit.tenant.timeZone },
		bookerId: user.id,
		...{ guests: guestsOf(input.guests), isPrivate: input.isPrivate, language: visit.language },
	}));
	const modelOf = new Map(units.map(({ resource }) => [resource.id, resource.model]));
	const items = made.flatMap((one) =>
		slotsOf(entries, one).map((slot) => ({
			...{ id: newId(now), bookingId: one.id, ...slot },
			model: modelOf.get(slot.resourceId) ?? "",
		})),
	);
	const series =
		input.repeat === "none" || seriesId === null
			? []
			: [
					rows.adding(resourceSeries, {
						...{ id: seriesId, frequency: input.repeat, untilDay: input.untilDay, skippedDays: input.skip },
					}),
				];
	const lines = await Promise.all(awaited.map((span) => joining(visit, { entries, span, asked: input, seriesId })));
	const writes = [
		holding(visit, items, { seats: input.seats, quotas: quotasOf(visit, entries, times) }),
		...series,
		rows.addingEach(resourceBookings, made),
		rows.addingEach(resourceBookingItems, items),
		...lines.flatMap((line) => line.writes),
	];
	await orElse(rows.commit(writes), () => new TakenMeanwhile());
	const ids = made.map(({ id }) => id);
	await tell(visit, ids, isPending ? "pending" : "confirmed", 0);
	if (isPending) await tell(visit, ids, "asked", 0);
	return { ids, isPending, waiting: lines.length };
}

/** Books, or throws `invalid` with what stands in the way; of a series that was not looked through gives the preview. */
export async function book(visit: Visit, input: BookInput, { isSeen = false } = {}) {
	let planned = await plan(visit, input, isSeen);
	// Somebody was faster: looked through again it says who, or finds other units of the model.
	for (let left = wantedOf(input).length > 0 ? RETRIES : 0; planned.kind === "ready"; left--)
		try {
			return { kind: "booked" as const, ...(await write(visit, input, planned)) };
		} catch (error) {
			if (!(error instanceof TakenMeanwhile)) throw error;
			planned = await plan(visit, input, true);
			if (left === 0) throw conflict(undefined, "resources:errors.meanwhile");
		}
	return planned;
}

/** The verb of the form. */
export async function createBooking(visit: Visit, input: BookInput) {
	const made = await book(visit, input);
	if (made.kind === "preview") return { preview: made.preview, values: input };
	const [first = ""] = made.ids;
	return done({
		snackbar: {
			key: `resources:told.${made.waiting > 0 ? "bookedSome" : made.isPending ? "asked" : "booked"}`,
			params: { count: made.ids.length, waiting: made.waiting },
		},
		to: paths(visit.tenant.guid).booking(first),
	});
}
