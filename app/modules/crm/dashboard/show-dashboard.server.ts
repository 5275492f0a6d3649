import { and, asc, desc, eq, gte, isNull, lte, ne, or, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { addDays, today, zoneOf } from "#app/platform/clock";
import { DAY } from "#app/platform/limits";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { attendees, contactTypes, meetings, notes, submissions } from "#db/schema/crm";
import { companies } from "#db/schema/directory";
import { tasks } from "#db/schema/tasks";
import { readMunicipalities } from "../customers-list/list-choices.server";
import { notePointers } from "../notes/note-item.server";
import { inLanguage } from "../serialize";
import { mayWrite } from "../show-customers.server";
import { toTaskRow } from "../task-rows";
import { taskPointers } from "../tasks-list/read-tasks.server";
import { visibleTo } from "../visible.server";
import { visibleMeetings, visibleTasks } from "../visible-tasks.server";
import { type Card, cardKeys, daysOf } from "./cards";
import { mayHave, readCards } from "./layout.server";

const IN_CARD = 6;
/** Counting goes no further: "50+" says enough. */
const COUNTED = 51;
const TYPES = 12;
/** Municipalities that are counted, and of those how many are shown. */
const PLACES = 24;
const PLACES_SHOWN = 8;

/** What the dashboard shows: its cards in their order, each with what it is about. */
export async function showDashboard(visit: Visit, { edit }: { edit?: string }) {
	const first = new ReadBatch();
	const types = first.add(
		visit.rows.listing(contactTypes, { orderBy: [asc(contactTypes.sortOrder), asc(contactTypes.id)], limit: TYPES }),
	);
	const places = readMunicipalities(visit, true, first);
	const { cards, isOwn } = await readCards(visit, first);
	const reads = new ReadBatch();
	const parts = cards.map((card) => ({
		card,
		read: readCard(visit, card, { types: types(), places: places() }, reads),
	}));
	const any = reads.add(visit.rows.counting(companies, visibleTo(visit), 1));
	await reads.send(visit.rows);
	return {
		cards: parts.map(({ card, read }) => ({ ...card, days: daysOf(card), content: read() })),
		hidden: cardKeys.filter((key) => mayHave(visit, { key }) && !cards.some((card) => card.key === key)),
		hasCustomers: any() > 0,
		today: today(zoneOf(visit), visit.now),
		...{ isEditing: edit === "1", isOwn, maySet: visit.access.level >= LEVEL_ALL },
		...{ writes: mayWrite(visit), tenant: visit.tenant.guid },
	};
}

export type CardContent = ReturnType<ReturnType<typeof readCard>>;

type Kinds = { types: Type[]; places: { value: string }[] };

function readCard(visit: Visit, card: Card, { types, places }: Kinds, reads: ReadBatch) {
	switch (card.key) {
		case "tasks":
			return readTasks(visit, daysOf(card), reads);
		case "meetings":
			return readMeetings(visit, daysOf(card), reads);
		case "messages":
			return readMessages(visit, reads);
		case "silent":
			return readSilent(visit, daysOf(card), reads);
		case "notes":
			return readNotes(visit, reads);
		case "types":
			return readTypes(visit, types, reads);
		case "municipalities":
			return readPlaces(visit, places, reads);
	}
}

function readTasks(visit: Visit, days: number, reads: ReadBatch) {
	const last = addDays(today(zoneOf(visit), visit.now), days);
	const where = and(
		visibleTasks(visit),
		eq(tasks.assigneeId, visit.user.id),
		eq(tasks.isOpen, true),
		lte(tasks.dueOn, last),
	);
	const options = { where, orderBy: [asc(tasks.dueOn), asc(tasks.id)], limit: IN_CARD };
	const found = reads.add(visit.rows.listingWith(tasks, taskPointers, options));
	return () => ({ kind: "tasks" as const, items: found().map(toTaskRow) });
}

function readMeetings(visit: Visit, days: number, reads: ReadBatch) {
	const now = visit.now.getTime();
	const asked = and(
		eq(attendees.tenantId, visit.tenant.id),
		eq(attendees.meetingId, meetings.id),
		eq(attendees.userId, visit.user.id),
	);
	const where = and(
		visibleMeetings(visit),
		ne(meetings.status, "cancelled"),
		gte(meetings.startsAt, now),
		lte(meetings.startsAt, now + days * DAY),
		or(eq(meetings.createdBy, visit.user.id), sql`exists (select 1 from ${attendees} where ${asked})`),
	);
	const found = reads.add(
		visit.rows.listingWith(
			meetings,
			{ customer: [companies, meetings.customerId] },
			{ where, orderBy: [asc(meetings.startsAt), asc(meetings.id)], limit: IN_CARD },
		),
	);
	return () => ({
		kind: "meetings" as const,
		items: found().map(({ row: { id, title, startsAt }, customer }) => ({
			...{ id, title, startsAt, customer: customer?.name ?? null },
		})),
	});
}

function readMessages(visit: Visit, reads: ReadBatch) {
	const where = and(eq(submissions.status, "new"), isNull(submissions.deletedAt));
	const orderBy = [desc(submissions.createdAt), desc(submissions.id)];
	const found = reads.add(visit.rows.listing(submissions, { where, orderBy, limit: IN_CARD }));
	return () => ({
		kind: "messages" as const,
		items: found().map(({ id, answers, createdAt }) => ({
			...{ id, at: createdAt, from: answers.name || answers.email || null },
		})),
	});
}

/** Customers whom nobody has been in touch with for so many days, the longest first. */
function readSilent(visit: Visit, days: number, reads: ReadBatch) {
	const where = and(
		sql`${companies.isCustomer} = 1`,
		visibleTo(visit),
		lte(companies.lastActivityAt, visit.now.getTime() - days * DAY),
	);
	const orderBy = [asc(companies.lastActivityAt), asc(companies.id)];
	const found = reads.add(visit.rows.listing(companies, { where, orderBy, limit: IN_CARD }));
	return () => ({
		kind: "silent" as const,
		items: found().map(({ id, guid, name, lastActivityAt }) => ({ id, guid, name, at: lastActivityAt || null })),
	});
}

function readNotes(visit: Visit, reads: ReadBatch) {
	const orderBy = [desc(notes.createdAt), desc(notes.id)];
	const options = { where: visibleTo(visit, notes), orderBy, limit: IN_CARD };
	const found = reads.add(visit.rows.listingWith(notes, notePointers, options));
	return () => ({
		kind: "notes" as const,
		items: found().map(({ row, author, customer }) => ({
			...{ id: row.id, at: row.createdAt, noteKind: row.kind, text: row.plain.slice(0, 200) },
			...{ by: author && nameOf(author), customer: customer?.name ?? null },
		})),
	});
}

type Type = { id: string; title: Record<string, string> };

/** How many customers there are of each type, counted no further than is said. */
function readTypes(visit: Visit, types: Type[], reads: ReadBatch) {
	const counts = types.map(({ id, title }) => {
		const where = and(eq(companies.contactTypeId, id), visibleTo(visit));
		return { id, title, count: reads.add(visit.rows.counting(companies, where, COUNTED)) };
	});
	return () => ({
		kind: "types" as const,
		items: counts.map(({ id, title, count }) => ({ id, title: inLanguage(title, visit.language), count: count() })),
	});
}

/** In which municipalities the customers are, those with the most first. */
function readPlaces(visit: Visit, places: { value: string }[], reads: ReadBatch) {
	const counts = places.slice(0, PLACES).map(({ value }) => {
		const where = and(sql`${companies.isCustomer} = 1`, eq(companies.municipality, value), visibleTo(visit));
		return { value, count: reads.add(visit.rows.counting(companies, where, COUNTED)) };
	});
	return () => ({
		kind: "municipalities" as const,
		items: counts
			.map(({ value, count }) => ({ value, count: count() }))
			.filter(({ count }) => count > 0)
			.sort((a, b) => b.count - a.count)
			.slice(0, PLACES_SHOWN),
	});
}
