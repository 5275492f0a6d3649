import type * as z from "zod";
import { isAmong } from "#app/lists/chosen.server";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { DAY } from "#app/platform/limits";
import { readInstant, toLocal } from "#app/platform/local-time";
import { conflict, invalid } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings, resourceSeries, resources } from "#db/schema/resources";
import {
	assemble,
	type Entry,
	mayBook,
	readingBusy,
	readingClosures,
	readingResources,
	readingTypes,
} from "./catalogue.server";
import { overlaps, type Span } from "./free-time";
import { guestsOf } from "./guests";
import { holding } from "./hold.server";
import { tell } from "./letters.server";
import { assertRules, assertSpan, LOOK_AHEAD, lastDayOf, obstacleTo, refusal, toldObstacle } from "./obstacles.server";
import { paths } from "./paths";
import { MOST_OCCURRENCES, type Occurrence, occurrencesOf } from "./repeat";
import type { BookInput, BookQuery } from "./resources.schema";

/** Whom a lost race is said to: what stood in the way is read anew. */
export class TakenMeanwhile extends Error {}

/** The resources that are chosen, without what is taken of them; throws `invalid` where one of them is not there. */
export async function chosenEntries(visit: Visit, ids: readonly string[]): Promise<Entry[]> {
	const chosen = [...new Set(ids)];
	const { types, all, closures } = await visit.rows.read({
		types: readingTypes(visit),
		all: readingResources(visit, isAmong(resources.id, chosen)),
		closures: readingClosures(visit, { startsAt: visit.now.getTime() - DAY, endsAt: 0 }),
	});
	const entries = assemble({ types, all, closures, busy: [] });
	if (entries.length < chosen.length) throw invalid({ resources: "wrongValue" });
	return chosen.flatMap((id) => entries.find(({ resource }) => resource.id === id) ?? []);
}

/** The same with what is taken of them from the first of these times until long after the last, but for some bookings. */
export async function withBusy(
	visit: Visit,
	entries: readonly Entry[],
	times: readonly Span[],
	except: readonly string[] = [],
): Promise<Entry[]> {
	const window = {
		startsAt: Math.min(...times.map(({ startsAt }) => startsAt)),
		endsAt: Math.max(...times.map(({ endsAt }) => endsAt)) + LOOK_AHEAD,
	};
	const ids = entries.map(({ resource }) => resource.id);
	const { busy } = await visit.rows.read({
		busy: readingBusy(visit, window, isAmong(resourceBookingItems.resourceId, ids)),
	});
	return entries.map((entry) => ({
		...entry,
		busy: busy.flatMap(({ row, booking }) =>
			booking && row.resourceId === entry.resource.id && !except.includes(row.bookingId)
				? [{ startsAt: row.startsAt, endsAt: row.endsAt, booking }]
				: [],
		),
	}));
}

/** The form of a booking: what can be chosen, and what the address asks for. */
export async function showBook(visit: Visit, query: z.output<typeof BookQuery>) {
	const { types, all } = await visit.rows.read({ types: readingTypes(visit), all: readingResources(visit) });
	const entries = assemble({ types, all, closures: [], busy: [] });
	return {
		resources: entries
			.filter(({ resource, type }) => resource.status === "active" && mayBook(visit, type))
			.map(({ resource }) => ({
				value: resource.id,
				label: [resource.name, resource.place].filter(Boolean).join(", "),
			})),
		values: { ...query, resources: query.resource ? [query.resource] : [] },
		tenant: visit.tenant.guid,
	};
}

/** The times that are asked for: one, or those of a series; by the clock of the first resource. */
function timesOf(visit: Visit, entries: readonly Entry[], input: BookInput): Occurrence[] {
	const timeZone = entries[0]?.resource.timeZone ?? visit.tenant.timeZone;
	const at = { startsAt: readInstant(input.startsAt, timeZone), endsAt: readInstant(input.endsAt, timeZone) };
	assertSpan(visit, entries, at);
	const local = { startsAt: toLocal(at.startsAt, timeZone), endsAt: toLocal(at.endsAt, timeZone) };
	const day = local.startsAt.slice(0, 10);
	if (input.repeat === "none") return [{ ...at, day }];
	if (input.untilDay === "") throw invalid({ untilDay: "required" });
	if (input.untilDay < day || input.untilDay > lastDayOf(visit)) throw invalid({ untilDay: "resources:errors.until" });
	const all = occurrencesOf(local, input.repeat, input.untilDay, timeZone);
	if (all.length > MOST_OCCURRENCES) throw invalid({ untilDay: `resources:errors.tooMany?count=${MOST_OCCURRENCES}` });
	for (const one of all) assertSpan(visit, entries, one);
	const meets = all.find((one, index) => index > 0 && overlaps(one, all[index - 1] as Span));
	if (meets) throw invalid({ endsAt: "resources:errors.meetsItself" });
	return all;
}

/** What a preview was of: when any of it changes, the series is looked through again. */
const printOf = ({ startsAt, endsAt, resources: chosen, seats, repeat, untilDay }: BookInput) =>
	[startsAt, endsAt, repeat, untilDay, seats, ...chosen].join("|");

/** All times of a series, each with what stands in its way. */
async function previewOf(visit: Visit, entries: readonly Entry[], times: readonly Occurrence[]) {
	const rows = times.map(async (one) => {
		const obstacle = obstacleTo(entries, one);
		return { day: one.day, problem: obstacle ? await toldObstacle(visit, obstacle) : null };
	});
	return Promise.all(rows);
}
export type Preview = { rows: Awaited<ReturnType<typeof previewOf>>; print: string };

type Planned = { kind: "preview"; preview: Preview } | { kind: "ready"; entries: Entry[]; times: Occurrence[] };

/** Looks a booking through before anything is written: a series is shown whole first. Throws `invalid`. */
async function plan(visit: Visit, input: BookInput, isSeen: boolean): Promise<Planned> {
	const chosen = await chosenEntries(visit, input.resources);
	assertRules(visit, chosen, input.seats);
	const all = timesOf(visit, chosen, input);
	const entries = await withBusy(visit, chosen, all);
	const print = printOf(input);
	if (input.repeat !== "none" && !isSeen && input.previewed !== print)
		return { kind: "preview", preview: { rows: await previewOf(visit, entries, all), print } };
	const times = all.filter(({ day }) => input.repeat === "none" || !input.skip.includes(day));
	if (times.length === 0) throw invalid({ untilDay: "resources:errors.allSkipped" });
	for (const one of times) {
		const obstacle = obstacleTo(entries, one);
		if (obstacle) throw await refusal(visit, entries, one, obstacle);
	}
	return { kind: "ready", entries, times };
}

/** Whether a booking of these resources waits for somebody's yes, and whose besides that of those with level 30. */
export function approvalOf({ user, access }: Visit, entries: readonly Entry[]) {
	const asking = entries.find(({ type }) => type.needsApproval)?.type;
	const isPending = asking !== undefined && access.level < LEVEL_ALL && asking.approverId !== user.id;
	return { isPending, approverId: isPending ? asking.approverId : null };
}

/** Writes the bookings of all these times at once, or none of them. Gives their ids. */
async function write(visit: Visit, input: BookInput, entries: readonly Entry[], times: readonly Occurrence[]) {
	const now = visit.now.getTime();
	const { user, rows } = visit;
	const { isPending, approverId } = approvalOf(visit, entries);
	const seriesId = input.repeat === "none" ? null : newId(now);
	const made = times.map((one) => ({
		...{ id: newId(now), title: input.title, note: input.note, startsAt: one.startsAt, endsAt: one.endsAt },
		...{ status: isPending ? ("pending" as const) : ("reserved" as const), seriesId, seats: input.seats },
		...{ timeZone: entries[0]?.resource.timeZone ?? visit.tenant.timeZone, bookerId: user.id },
		...{ approverId, guests: guestsOf(input.guests) },
		...{ isPrivate: input.isPrivate, language: visit.language },
		reminderAt: !isPending && one.startsAt - DAY > now ? one.startsAt - DAY : null,
	}));
	const items = made.flatMap(({ id, startsAt, endsAt }) =>
		entries.map(({ resource }) => ({ id: newId(now), bookingId: id, resourceId: resource.id, startsAt, endsAt })),
	);
	const series =
		input.repeat === "none" || seriesId === null
			? []
			: [
					rows.adding(resourceSeries, {
						...{ id: seriesId, frequency: input.repeat, untilDay: input.untilDay, skippedDays: input.skip },
					}),
				];
	const writes = [
		holding(visit, items, input.seats),
		...series,
		rows.addingEach(resourceBookings, made),
		rows.addingEach(resourceBookingItems, items),
	];
	await orElse(rows.commit(writes), () => new TakenMeanwhile());
	const ids = made.map(({ id }) => id);
	await tell(visit, ids, isPending ? "pending" : "confirmed", 0);
	if (isPending) await tell(visit, ids, "asked", 0);
	return { ids, isPending };
}

/** Books, or throws `invalid` with what stands in the way; of a series that was not looked through gives the preview. */
export async function book(visit: Visit, input: BookInput, { isSeen = false } = {}) {
	const planned = await plan(visit, input, isSeen);
	if (planned.kind === "preview") return planned;
	try {
		return { kind: "booked" as const, ...(await write(visit, input, planned.entries, planned.times)) };
	} catch (error) {
		if (!(error instanceof TakenMeanwhile)) throw error;
		// Somebody was faster: looked through again it says who, and it is a conflict where it is free again already.
		await plan(visit, input, true);
		throw conflict(undefined, "resources:errors.meanwhile");
	}
}

/** The verb of the form. */
export async function createBooking(visit: Visit, input: BookInput) {
	const made = await book(visit, input);
	if (made.kind === "preview") return { preview: made.preview, values: input };
	const [first = ""] = made.ids;
	return done({
		snackbar: {
			key: made.isPending ? "resources:told.asked" : "resources:told.booked",
			params: { count: made.ids.length },
		},
		to: paths(visit.tenant.guid).booking(first),
	});
}
