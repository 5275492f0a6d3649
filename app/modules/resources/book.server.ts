import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { readInstant, toLocal } from "#app/platform/local-time";
import { conflict, invalid } from "#app/platform/problems";
import { orElse } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { resourceBookingItems, resourceBookings, resourceSeries } from "#db/schema/resources";
import { approvalOf, bookingStatus } from "./approval.server";
import { assemble, type Entry, mayBook, readingResources, readingTypes, takenBy } from "./catalogue.server";
import { chosenEntries, withBusy } from "./chosen.server";
import { keptFree, overlaps, type Span } from "./free-time";
import { guestsOf } from "./guests";
import { holding, slotsOf } from "./hold.server";
import { joining } from "./join-line.server";
import { tell } from "./letters.server";
import { chooseUnits, modelsAmong, unitsOf, wantedOf } from "./models.server";
import { assertRules, assertSpan, lastDayOf, obstaclesTo, obstacleTo, refusal } from "./obstacles.server";
import { paths } from "./paths";
import { previewOf } from "./preview.server";
import { quotasOf } from "./quota.server";
import { MOST_OCCURRENCES, type Occurrence, occurrencesOf } from "./repeat";
import type { BookInput, BookQuery } from "./resources.schema";
import { movedBy, readChoices } from "./series-choices";

/** Whom a lost race is said to: what stood in the way is read anew. */
export class TakenMeanwhile extends Error {}

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
		values: { ...query, resources: query.resource },
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

export type Preview = { rows: Awaited<ReturnType<typeof previewOf>>; print: string };

/** How often other units are looked for when somebody was faster. */
const RETRIES = 3;

/** Days of a series for which somebody waits at most. */
const MOST_AWAITED = 20;

type Planned =
	| { kind: "preview"; preview: Preview }
	| {
			kind: "ready";
			entries: Entry[];
			/** What is booked on a day of a series, where something else was chosen for it. */
			entriesOn: (day: string) => Entry[];
			units: Entry[];
			times: Occurrence[];
			awaited: Occurrence[];
			skipped: string[];
	  };

/** Looks a booking through before anything is written: a series is shown whole first. Throws `invalid`. */
async function plan(visit: Visit, input: BookInput, isSeen: boolean): Promise<Planned> {
	const wanted = wantedOf(input);
	const choices = input.repeat === "none" ? [] : readChoices(input.instead);
	const swaps = choices.flatMap((one) => (one.kind === "resource" ? [one] : []));
	const others = [...swaps.map(({ to }) => to), ...(await unitsOf(visit, wanted))];
	const chosen = await chosenEntries(visit, [...input.resources, ...others]);
	const isNamed = ({ resource }: Entry) => input.resources.includes(resource.id);
	if (input.resources.length === 0 && wanted.length === 0) throw invalid({ resources: "resources:errors.none" });
	const isBooked = ({ resource }: Entry) => swaps.some(({ to }) => to === resource.id);
	assertRules(
		visit,
		chosen.filter((entry) => isNamed(entry) || isBooked(entry)),
		input.seats,
	);
	const timeZone = chosen[0]?.resource.timeZone ?? visit.tenant.timeZone;
	const all = timesOf(visit, chosen, input).map((one) => movedBy(one, choices, timeZone));
	if (meetsItself(chosen, all)) throw invalid({ endsAt: "resources:errors.meetsItself" });
	const { entries: looked, own } = await withBusy(visit, chosen, all);
	const entries = looked.filter(isNamed);
	const print = printOf(input);
	if (input.repeat !== "none" && !isSeen && input.previewed !== print)
		return {
			kind: "preview",
			preview: { rows: await previewOf(visit, entries, all, { own, seats: input.seats }), print },
		};
	const skippedDays = [...input.skip, ...choices.flatMap(({ day, kind }) => (kind === "skip" ? [day] : []))];
	const times = all.filter(({ day }) => input.repeat === "none" || !skippedDays.includes(day));
	if (times.length === 0) throw invalid({ untilDay: "resources:errors.allSkipped" });
	const entriesOn = (day: string) =>
		entries.map((entry) => {
			const swap = swaps.find((one) => one.day === day && one.from === entry.resource.id);
			return looked.find(({ resource }) => resource.id === swap?.to) ?? entry;
		});
	for (const [index, one] of times.entries()) {
		const booked = entriesOn(one.day);
		const obstacle = obstacleTo(visit, booked, one, { own, before: times.slice(0, index) });
		if (obstacle) throw await refusal(visit, booked, one, obstacle);
	}
	const free = looked.filter((entry) => !isNamed(entry) && !isBooked(entry));
	const units = chooseUnits(visit, free, wanted, { times, own, seats: input.seats });
	const skipped = input.waitsForSkipped ? all.filter((one) => !times.includes(one)) : [];
	const blocked = obstaclesTo(visit, entries, skipped, { own });
	const awaited = skipped.filter((_, index) => blocked[index]?.kind === "taken").slice(0, MOST_AWAITED);
	return { kind: "ready", entries: [...entries, ...units], entriesOn, units, times, awaited, skipped: skippedDays };
}

/** Writes the bookings of all these times at once, or none of them. Gives their ids. */
async function write(
	visit: Visit,
	input: BookInput,
	{ entries, entriesOn, units, times, awaited, skipped }: Extract<Planned, { kind: "ready" }>,
) {
	const now = visit.now.getTime();
	const { user, rows } = visit;
	const approval = approvalOf(visit, [...entries, ...times.flatMap(({ day }) => entriesOn(day))]);
	const { isPending } = approval;
	const seriesId = input.repeat === "none" ? null : newId(now);
	const made = times.map((one) => ({
		...bookingStatus(visit, [...entriesOn(one.day), ...units], approval, one),
		...{ id: newId(now), title: input.title, note: input.note, startsAt: one.startsAt, endsAt: one.endsAt },
		...{ seriesId, seats: input.seats, timeZone: entries[0]?.resource.timeZone ?? visit.tenant.timeZone },
		bookerId: user.id,
		...{ guests: guestsOf(input.guests), isPrivate: input.isPrivate, language: visit.language },
	}));
	const modelOf = new Map(units.map(({ resource }) => [resource.id, resource.model]));
	const items = made.flatMap((one, index) =>
		slotsOf([...entriesOn(times[index]?.day ?? ""), ...units], one).map((slot) => ({
			...{ id: newId(now), bookingId: one.id, ...slot },
			model: modelOf.get(slot.resourceId) ?? "",
		})),
	);
	const series =
		input.repeat === "none" || seriesId === null
			? []
			: [
					rows.adding(resourceSeries, {
						...{ id: seriesId, frequency: input.repeat, untilDay: input.untilDay, skippedDays: skipped },
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

/** The handler of the form. */
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
