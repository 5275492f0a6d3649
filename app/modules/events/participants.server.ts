import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { accepting, type Booking, bookingAgain, cancelling } from "#app/bookings/bookings.server";
import { emailAddress } from "#app/directory/company.schema";
import { exportList } from "#app/lists/export/export-list.server";
import { type Asks, askedBy, planList, readList } from "#app/lists/read-list.server";
import { listSource, ownCells } from "#app/lists/source.server";
import { isKept } from "#app/lists/trash.server";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { toLocal } from "#app/platform/local-time";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, events, eventTicketTypes } from "#db/schema/events";
import { noNeeds } from "./access-needs/need-kinds";
import { formatAnswers } from "./answers";
import { settle } from "./clock.server";
import { readingSites } from "./embedding.server";
import type {
	AddPeopleInput,
	EventRef,
	ParticipantsFileQuery,
	ParticipantsQuery,
	RegistrationRef,
} from "./events.schema";
import { headOf, ownEvent } from "./events.server";
import { announce, announceNow } from "./letters.server";
import { participantList } from "./participants.list";
import { open } from "./paths";
import { register } from "./register.server";

type Registration = Row<typeof eventRegistrations>;
type Listed = { row: Registration; booking: Booking | null; type: { title: string } | null };

const pointers = {
	booking: [bookings, eventRegistrations.id],
	type: [eventTicketTypes, eventRegistrations.ticketTypeId, ["title"]],
} as const;
/** People that are added at once. */
const MOST = 200;
const PRINTED = 2000;

export const participantSource = listSource(
	participantList,
	eventRegistrations,
	{
		name: eventRegistrations.sortName,
		email: eventRegistrations.email,
		registered: eventRegistrations.createdAt,
		checkedIn: eventRegistrations.checkedInAt,
		type: eventRegistrations.ticketTypeId,
		status: {
			where: ({ op, values }, { tenantId }) => {
				const stands = sql`${bookings.tenantId} = ${tenantId} and ${bookings.id} = ${eventRegistrations.id} and ${inArray(bookings.status, values as never)}`;
				const some = sql`exists (select 1 from ${bookings} where ${stands})`;
				return op === "not" ? sql`not ${some}` : some;
			},
		},
	},
	{ search: (words) => and(...words.map((word) => sql`instr(${eventRegistrations.sortName}, ${word}) > 0`)) },
);

export const ofEvent = (id: string) => eq(eventRegistrations.eventId, id);

/** An event's page: who has registered. */
export async function showParticipants(visit: Visit, { event: id, ...query }: ParticipantsQuery) {
	const reads = new ReadBatch();
	const list = readList(visit, participantSource as never, query as never, reads, ofEvent(id));
	const found = reads.add(visit.rows.listingWith(eventRegistrations, pointers, list.options));
	const counts = reads.add(visit.rows.countingBy(bookings, bookings.status, eq(bookings.poolId, id)));
	const came = reads.add(
		visit.rows.counting(
			eventRegistrations,
			sql`${ofEvent(id)} and ${eventRegistrations.checkedInAt} is not null`,
			100_000,
		),
	);
	const types = reads.add(visit.rows.listing(eventTicketTypes, { where: eq(eventTicketTypes.eventId, id), limit: 50 }));
	const dates = reads.add(
		visit.rows.listing(events, {
			where: and(isSameSeries(visit, id), isKept(events)),
			orderBy: [asc(events.startsAt)],
		}),
	);
	const sites = reads.add(readingSites(visit));
	const [own] = await Promise.all([ownEvent(visit, id), reads.send(visit.rows)]);
	const { list: data, rows } = list.page(found() as unknown as Listed[], ({ row }) => row);
	const by = counts();
	const t = await translator(visit.language);
	const count = (...statuses: string[]) => statuses.reduce((sum, status) => sum + (by.get(status) ?? 0), 0);
	return {
		...{ head: headOf(visit, own), title: own.event.title, list: data },
		counts: {
			...{ confirmed: count("confirmed"), waiting: count("waiting"), offered: count("offered"), checkedIn: came() },
			...{ pending: count("pending"), cancelled: count("cancelled", "expired", "declined") },
		},
		types: types().map((type) => ({ value: type.id, label: type.title })),
		dates: dates().flatMap(({ id: date, startsAt, timeZone, status }) =>
			date === id || status === "cancelled" ? [] : [{ id: date, startsAt: toLocal(startsAt, timeZone) }],
		),
		rows: rows.map(({ row, booking, type }) => ({
			...{ id: row.id, name: row.name, email: row.email, guests: row.guests, registered: row.createdAt },
			...{ status: booking?.status ?? ("cancelled" as const), checkedIn: row.checkedInAt },
			type: type?.title ?? "",
			answers: formatAnswers(own.event.questions, row.answers, t("common:yes")),
		})),
		page: visit.origin + open.event(own.event.guid),
		isEmbedded: sites().length > 0 && own.event.visibility !== "tenant",
	};
}

/** The other dates of an event's series, in SQL. */
const isSameSeries = ({ tenant }: Visit, id: string): SQL =>
	sql`${events.seriesId} = (select s.series_id from ${events} s where s.tenant_id = ${tenant.id} and s.id = ${id})`;

/** The same as a file for a spreadsheet. */
export async function participantsFile(visit: Visit, { event: id, ...query }: z.output<typeof ParticipantsFileQuery>) {
	const { event } = await ownEvent(visit, id);
	const t = await translator(visit.language);
	const read = async (asks: Asks) => {
		const plan = planList(participantSource as never, asks, askedBy(visit), ofEvent(id));
		const { found } = await visit.rows.read({
			found: visit.rows.listingWith(eventRegistrations, pointers, plan.options),
		});
		return plan.page(found as unknown as Listed[], ({ row }) => row);
	};
	return exportList<Listed>(visit, {
		...{ definition: participantList, query: query as never, name: "participants", read },
		cells: {
			...ownCells(participantSource),
			status: ({ booking }) => booking?.status ?? null,
			type: ({ type }) => type?.title ?? null,
			answers: ({ row }) => formatAnswers(event.questions, row.answers, t("common:yes")),
		},
	});
}

/** Whoever has a place, by name, to be ticked off on paper. */
export async function showPrintList(visit: Visit, { event: id }: z.output<typeof EventRef>) {
	const found = await ownEvent(visit, id);
	const isConfirmed = sql`exists (select 1 from ${bookings} where ${bookings.tenantId} = ${visit.tenant.id} and ${bookings.id} = ${eventRegistrations.id} and ${bookings.status} = 'confirmed')`;
	const { people } = await visit.rows.read({
		people: visit.rows.listingWith(eventRegistrations, pointers, {
			where: and(ofEvent(id), isConfirmed),
			orderBy: [asc(eventRegistrations.sortName), asc(eventRegistrations.id)],
			limit: PRINTED,
		}),
	});
	return {
		head: headOf(visit, found),
		title: found.event.title,
		people: people.map(({ row: { id: one, name, email, guests, code }, type }) => ({
			...{ id: one, name, email, guests, code, type: type?.title ?? "" },
		})),
	};
}

/** Adds people by name and address, one a line; who is there already stays as they are. */
export async function addPeople(visit: Visit, { event: id, people, ticketType }: z.output<typeof AddPeopleInput>) {
	const own = await ownEvent(visit, id);
	const types = await visit.rows.list(eventTicketTypes, { where: eq(eventTicketTypes.eventId, id), limit: 50 });
	if (ticketType !== "" && !types.some((type) => type.id === ticketType)) throw invalid({ ticketType: "wrongValue" });
	const ticketTypeId = ticketType || null;
	const lines = people
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter(Boolean);
	if (lines.length > MOST) throw invalid({ people: `tooMany?count=${MOST}` });
	const read = lines.map((line) => {
		const parts = line.split(/[;,\t]/).map((part) => part.trim());
		const email = emailAddress.safeParse(parts.find((part) => part.includes("@")) ?? "");
		const name = parts.find((part) => part && !part.includes("@")) ?? (email.success ? email.data : "");
		if (!email.success) throw invalid({ people: "events:errors.people" });
		return { name: name.slice(0, 120), email: email.data };
	});
	const language = isLanguage(own.event.language) ? own.event.language : visit.language;
	let added = 0;
	for (const one of read) {
		const given = {
			...one,
			userId: null,
			guests: 0,
			needs: noNeeds,
			answers: {},
			language,
			consentAt: null,
			source: "added",
			isApproved: true,
		};
		if ((await register(visit, { ...own, ticketTypeId }, given)) !== null) added++;
	}
	return done({ snackbar: { key: "events:told.added", params: { count: added } } });
}

async function bookingOf(visit: Visit, eventId: string, registration: string): Promise<Booking> {
	await ownEvent(visit, eventId);
	const held = await visit.rows.find(bookings, registration);
	if (held?.poolId !== eventId) throw notFound();
	return held;
}

/** Cancels somebody's registration with their seats in sessions, and offers the place to those who wait. */
export async function cancelRegistration(visit: Visit, { event, registration }: z.output<typeof RegistrationRef>) {
	const held = await bookingOf(visit, event, registration);
	const [, left] = await visit.rows.commit(cancelling(visit, held));
	if (left) {
		await announce(visit, left as Booking);
		await settle(visit, event);
	}
	return done({ snackbar: { key: "events:told.left" } });
}

/** Gives somebody a place whom an offer was made, or books again for who has left; never more than there are places. */
export async function confirmRegistration(visit: Visit, { event, registration }: z.output<typeof RegistrationRef>) {
	const held = await bookingOf(visit, event, registration);
	await visit.rows.commit(held.status === "offered" ? accepting(visit, held) : bookingAgain(visit, held));
	const stands = await announceNow(visit, registration);
	const key = stands?.status === "confirmed" ? "events:told.confirmed" : "events:told.full";
	return done({ snackbar: { key } });
}

/** Which registrations are somebody's, for the page of a member. */
export const registeredAs = (userId: string): SQL => eq(eventRegistrations.userId, userId);
