import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { addingPool, changingPool, type Pool } from "#app/bookings/pools.server";
import { NAMED, nameOf } from "#app/directory/names";
import { resource } from "#app/lists/resource.server";
import { isKept } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { newGuid, newId } from "#app/platform/ids";
import { HOUR, MINUTE } from "#app/platform/limits";
import { readInstant, toLocal } from "#app/platform/local-time";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import type { Row } from "#app/platform/tenant/rows.server";
import { newToken } from "#app/platform/token.server";
import { bookingPools } from "#db/schema/bookings";
import { people } from "#db/schema/directory";
import { type EventQuestion, events } from "#db/schema/events";
import { askFirst } from "./change-guard.server";
import { copyingParts, readParts } from "./copy-parts.server";
import { checkCourseStep, courseStepsFor } from "./course-step.server";
import { eventList } from "./events.list";
import type { EditEventInput, EventInput, EventRef, EventsQuery, NewEventInput, NewEventQuery } from "./events.schema";
import { announcedFields, tellOfChange } from "./letters.server";
import { paths } from "./paths";

export type Event = Row<typeof events>;

/** One's own events; level 30 sees all of the tenant's. */
export const visibleEvents = ({ access, user }: Visit): SQL =>
	access.level >= LEVEL_ALL ? isKept(events) : (and(isKept(events), eq(events.ownerId, user.id)) as SQL);

export const eventPointers = {
	pool: [bookingPools, events.id],
	owner: [people, events.ownerId, NAMED],
} as const satisfies Parameters<Visit["rows"]["listingWith"]>[1];

type Listed = { row: Event; pool: Pool | null; owner: { firstName: string; lastName: string; email: string } | null };

export const eventResource = resource<string, typeof events, Listed>(eventList, events, {
	columns: {
		title: events.title,
		starts: events.startsAt,
		status: events.status,
		place: events.place,
		category: events.category,
		visibility: events.visibility,
		owner: events.ownerId,
	},
	pointers: eventPointers as never,
	visible: (visit) => and(visibleEvents(visit), eq(events.isTemplate, false)) as SQL,
	cells: {
		ends: ({ row }) => row.endsAt,
		taken: ({ pool }) => pool?.taken ?? 0,
		waiting: ({ pool }) => pool?.waiting ?? 0,
		owner: ({ owner }) => owner && nameOf(owner),
	},
	file: "events",
	trash: {
		open: (visit) => (visit.access.level >= LEVEL_ALL ? undefined : eq(events.ownerId, visit.user.id)),
		name: ({ title }) => title,
		sought: sql`lower(${events.title})`,
		texts: textsOf,
		level: 10,
	},
});

/** What an event is found by. */
export function textsOf({ title, place, category }: Pick<Event, "title" | "place" | "category">) {
	return [title, place, category];
}

/** A page of the list of events. */
export async function showEvents(visit: Visit, query: EventsQuery) {
	const { list, rows } = await eventResource.show(visit, query);
	return {
		list,
		rows: rows.map(({ row, pool, owner }) => ({
			...{ id: row.id, title: row.title, startsAt: row.startsAt, status: row.status, category: row.category },
			...{ place: row.place, visibility: row.visibility, endsAt: row.endsAt, waiting: pool?.waiting ?? 0 },
			...{ taken: pool?.taken ?? 0, capacity: pool?.capacity ?? null, owner: owner ? nameOf(owner) : "" },
		})),
		tenant: visit.tenant.guid,
		mayEmbed: visit.access.level >= LEVEL_ALL,
	};
}

/** An event that the visitor holds, with its places; throws `notFound` for every other. */
export async function ownEvent(visit: Visit, id: string): Promise<{ event: Event; pool: Pool }> {
	return ownIn((await visit.rows.read({ found: readingOwn(visit, id) })).found);
}

/** The read of it, for those who send it with others; `ownIn` says what it gave. */
export const readingOwn = (visit: Visit, id: string) =>
	visit.rows.listingWith(
		events,
		{ pool: [bookingPools, events.id] },
		{ where: and(eq(events.id, id), visibleEvents(visit)), limit: 1 },
	);

/** The event that was read, with its places. Throws `notFound`. */
export function ownIn([one]: { row: Row<typeof events>; pool: Row<typeof bookingPools> | null }[]) {
	if (!one?.pool) throw notFound();
	return { event: one.row as Event, pool: one.pool as Pool };
}

/** What stands above each of the pages of an event. */
export const headOf = (visit: Visit, { event, pool }: { event: Event; pool: Pool }) => ({
	...{ id: event.id, guid: event.guid, title: event.title, status: event.status, isTemplate: event.isTemplate },
	...{ taken: pool.taken, capacity: pool.capacity, waiting: pool.waiting, asksFeedback: event.asksFeedback },
	asksNeeds: event.asksNeeds,
	...{ needsApproval: event.needsApproval || pool.pending > 0 },
	...{ tenant: visit.tenant.guid, isOver: event.endsAt <= visit.now.getTime() },
});
export type EventHeadData = ReturnType<typeof headOf>;

/** A new event's form: empty, or as the template has it. */
export async function showNewEvent(visit: Visit, { template }: z.output<typeof NewEventQuery>) {
	const isTemplate = and(visibleEvents(visit), eq(events.isTemplate, true)) as SQL;
	const [courseSteps, templates, from] = await Promise.all([
		courseStepsFor(visit),
		visit.rows.list(events, { where: isTemplate, orderBy: [asc(events.title)], limit: 50 }),
		template ? ownEvent(visit, template) : undefined,
	]);
	return {
		templates: templates.map(({ id, title }) => ({ id, title })),
		courseSteps,
		template: from ? from.event.id : null,
		values: from ? valuesOf(from.event, from.pool) : null,
		...{ timeZone: visit.tenant.timeZone, language: visit.tenant.language, tenant: visit.tenant.guid },
	};
}

/** An event as its form has it: times by its own clock. */
export function valuesOf(event: Event, pool: Pool) {
	const local = (at: number | null) => (at === null ? "" : toLocal(at, event.timeZone));
	const { title, body, timeZone, place, url, category, language, contact, visibility, cancelHours, maxGuests } = event;
	return {
		...{ title, body, timeZone, place, url, category, language, contact, visibility, cancelHours, maxGuests },
		...{ startsAt: local(event.startsAt), endsAt: local(event.endsAt), opensAt: local(event.opensAt) },
		...{ closesAt: local(event.closesAt), asksNeeds: event.asksNeeds, asksFeedback: event.asksFeedback },
		...{ hours: event.hours, courseStep: event.courseStepId ?? "" },
		needsApproval: event.needsApproval,
		...{ questions: event.questions, reminders: event.reminders.map(String), updatedAt: event.updatedAt },
		...{ capacity: pool.capacity, hasWaitingList: pool.hasWaitingList, offerHours: pool.offerHours },
	};
}
export type EventValues = ReturnType<typeof valuesOf>;

export async function showEditEvent(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const { coverGuid } = found.event;
	return {
		head: headOf(visit, found),
		values: valuesOf(found.event, found.pool),
		cover: coverGuid,
		courseSteps: await courseStepsFor(visit),
		title: found.event.title,
	};
}

/** Makes an event as a draft, with the sessions of the template that it comes from, by the same distance from its start. */
export async function createEvent(visit: Visit, { template, ...input }: z.output<typeof NewEventInput>) {
	const from = template ? await ownEvent(visit, template) : undefined;
	const id = newId(visit.now.getTime());
	const fields = fieldsOf(input);
	await checkCourseStep(visit, fields.courseStepId, from?.event.courseStepId);
	const parts = from && (await readParts(visit, from.event.id));
	await visit.rows.commit([
		visit.rows.adding(events, { ...newEvent(visit, id), ...fields }),
		addingPool(visit, id, poolOf(input, fields)),
		visit.rows.indexingNew(events, id, textsOf(fields)),
		...(from && parts ? copyingParts(visit, parts, id, (at) => at + fields.startsAt - from.event.startsAt) : []),
	]);
	return done({ snackbar: { key: "events:told.made" }, to: paths(visit.tenant.guid).event(id) });
}

const newEvent = (visit: Visit, id: string) => ({
	...{ id, guid: newGuid(), ticketKey: newToken(), ownerId: visit.user.id, status: "draft" as const },
});

/** Makes a draft like an event, or a template of it. */
async function copyEvent(visit: Visit, { event: from }: z.output<typeof EventRef>, isTemplate: boolean) {
	const [{ event, pool }, parts] = await Promise.all([ownEvent(visit, from), readParts(visit, from)]);
	const id = newId(visit.now.getTime());
	const { guid: _guid, createdAt: _made, updatedAt: _changed, tenantId: _tenant, ...rest } = event;
	const fresh = {
		nextReminderAt: null,
		feedbackDueAt: null,
		courseDueAt: null,
		sequence: 0,
		coverGuid: null,
		seriesId: null,
		deletedAt: null,
	};
	const { capacity, hasWaitingList, offerHours } = pool;
	await visit.rows.commit([
		visit.rows.adding(events, { ...rest, ...newEvent(visit, id), ...fresh, isTemplate }),
		// The event that is copied may be cancelled, and its places closed with it.
		addingPool(visit, id, { capacity, hasWaitingList, offerHours, closesAt: event.startsAt }),
		...(isTemplate ? [] : [visit.rows.indexingNew(events, id, textsOf(event))]),
		...copyingParts(visit, parts, id, (at) => at),
	]);
	const at = paths(visit.tenant.guid);
	return isTemplate
		? done({ snackbar: { key: "events:told.template" } })
		: done({ snackbar: { key: "events:told.copied" }, to: at.edit(id) });
}

export const duplicate = (visit: Visit, input: z.output<typeof EventRef>) => copyEvent(visit, input, false);
export const saveAsTemplate = (visit: Visit, input: z.output<typeof EventRef>) => copyEvent(visit, input, true);

/**
 * Changes an event. Where participants must hear of it, because time or place is another, the calendar entry moves on and
 * everybody is written to.
 */
export async function changeEvent(
	visit: Visit,
	{ event: id, updatedAt, seen, ...input }: z.output<typeof EditEventInput>,
) {
	const { event, pool } = await ownEvent(visit, id);
	const fields = fieldsOf(input);
	await checkCourseStep(visit, fields.courseStepId, event.courseStepId);
	const isMoved = event.status === "published" && announcedFields.some((key) => event[key] !== fields[key]);
	if (isMoved) await askFirst(visit, event, { ...event, ...fields }, seen);
	const patch = {
		...fields,
		...(event.status === "published" && scheduled(fields, visit.now.getTime())),
		...(isMoved && { sequence: event.sequence + 1 }),
	};
	const terms = { ...poolOf(input, fields), ...(event.status === "cancelled" && { closesAt: pool.closesAt }) };
	// Its places must not change where the event itself has moved on: the batch is refused as a whole.
	const unmoved = sql`exists (select 1 from ${events} where ${and(eq(events.tenantId, visit.tenant.id), eq(events.id, id), eq(events.updatedAt, updatedAt ?? event.updatedAt))})`;
	const commit = visit.rows.commit([
		requiring(visit.context, unmoved),
		visit.rows.changing(events, id, patch),
		changingPool(visit, id, terms),
		...(event.isTemplate ? [] : [visit.rows.indexing(events, id, textsOf(fields))]),
	]);
	const [, changed] = await orElse(commit, () => conflict(valuesOf(event, pool)));
	if (isMoved) await tellOfChange(visit, changed as Event, event);
	return done({
		snackbar: { key: isMoved ? "events:told.changed" : "events:told.saved" },
		to: paths(visit.tenant.guid).event(id),
	});
}

type Scheduled = Pick<Event, "startsAt" | "endsAt" | "reminders" | "asksFeedback" | "courseStepId">;

/** When people are reminded and asked how it was, and the course is told who came, of an event that is out. */
export function scheduled({ startsAt, endsAt, reminders, asksFeedback, courseStepId }: Scheduled, now: number) {
	const next = reminders.map((minutes) => startsAt - minutes * MINUTE).filter((at) => at > now);
	return {
		nextReminderAt: next.length > 0 ? Math.min(...next) : null,
		feedbackDueAt: asksFeedback && endsAt + HOUR > now ? endsAt + HOUR : null,
		courseDueAt: courseStepId === null ? null : endsAt,
	};
}

function fieldsOf(input: EventInput) {
	const at = (written: string) => readInstant(written, input.timeZone);
	const orNone = (written: string | null) => (written === null ? null : at(written));
	const times = { startsAt: at(input.startsAt), endsAt: at(input.endsAt) };
	const window = { opensAt: orNone(input.opensAt), closesAt: orNone(input.closesAt) };
	if (times.endsAt <= times.startsAt) throw invalid({ endsAt: "events:errors.ends" });
	if (window.opensAt !== null && window.closesAt !== null && window.closesAt <= window.opensAt)
		throw invalid({ closesAt: "events:errors.closes" });
	const { title, body, timeZone, place, url, category, language, contact, visibility } = input;
	const { needsApproval, cancelHours, maxGuests, asksNeeds, asksFeedback, hours } = input;
	return {
		...{ title, body, timeZone, place, url, category, language, contact, visibility, cancelHours, maxGuests },
		...{ needsApproval, asksNeeds, asksFeedback, hours, ...times, ...window },
		courseStepId: input.courseStep || null,
		...{ questions: questionsOf(input), reminders: input.reminders.map(Number) },
	};
}

const poolOf = ({ capacity, hasWaitingList, offerHours }: EventInput, { startsAt }: { startsAt: number }) => ({
	...{ capacity, hasWaitingList, offerHours, closesAt: startsAt },
});

/** The rows of the form that have words. A choice needs something to choose from. */
function questionsOf(input: EventInput): EventQuestion[] {
	return input.questionLabel.flatMap((label, index) => {
		if (!label) return [];
		const kind = input.questionKind[index] ?? "text";
		const options = (input.questionOptions[index] ?? "")
			.split(";")
			.map((one) => one.trim())
			.filter(Boolean);
		if ((kind === "choice" || kind === "choices") && options.length < 2)
			throw invalid({ questionOptions: "events:errors.options" });
		const id = input.questionId[index] || newId().slice(-12);
		return [{ id, kind, label, options, isRequired: input.questionRequired.includes(String(index)) }];
	});
}
