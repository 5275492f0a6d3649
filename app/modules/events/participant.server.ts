import { and, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Sorted } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import {
	type EventPage,
	OPEN_MOST,
	type OpenKind,
	type PanelOfKind,
	type Participant,
	type ParticipantEvent,
	participantPart,
} from "#app/platform/tenant/participant.server";
import type { PendingQuery, Row } from "#app/platform/tenant/rows.server";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations, events } from "#db/schema/events";
import { exportedNeeds } from "./access-needs/exported-needs.server";
import { visibleEvents } from "./events.server";
import { manifest, participantManifest } from "./manifest";
import { registeredAs } from "./participants.server";
import { open, paths } from "./paths";

const EVENT = ["title", "startsAt", "guid"] as const;
type Registration = Row<typeof eventRegistrations>;
type Event = Pick<Row<typeof events>, "title" | "startsAt" | "guid">;

const isOwn = (asker: Visit, whom: Participant) => whom.id === asker.user.id;

/** Registrations of the client: to any event for themselves, for organisers to the events that they hold. */
function registrations(asker: Visit, whom: Participant, more?: SQL): SQL {
	const held = isOwn(asker, whom) ? isNull(events.deletedAt) : visibleEvents(asker);
	const its = and(eq(events.tenantId, asker.tenant.id), eq(events.id, eventRegistrations.eventId), held, more);
	return and(registeredAs(whom.id), sql`exists (select 1 from ${events} where ${its})`) as SQL;
}

/** The client's own page of the event; its organisers' page of it for those who hold it. */
const pageOf = (asker: Visit, whom: Participant, { eventId }: Pick<Registration, "eventId">, event: Event | null) =>
	isOwn(asker, whom) ? event && open.event(event.guid) : paths(asker.tenant.guid).event(eventId);

const coming: OpenKind = {
	...{ kind: "events", icon: "calendar-days", isDated: true },
	reading: (asker, whom) => {
		const stands = and(
			eq(bookings.tenantId, asker.tenant.id),
			eq(bookings.id, eventRegistrations.id),
			inArray(bookings.status, ["confirmed", "offered", "waiting", "pending"]),
		);
		const starts = sql`(select ${events.startsAt} from ${events} where ${events.tenantId} = ${asker.tenant.id} and ${events.id} = ${eventRegistrations.eventId})`;
		const { query, shape } = asker.rows.listingWith(
			eventRegistrations,
			{ event: [events, eventRegistrations.eventId, EVENT] },
			{
				where: and(
					registrations(asker, whom, and(gt(events.endsAt, asker.now.getTime()), eq(events.status, "published"))),
					sql`exists (select 1 from ${bookings} where ${stands})`,
				),
				orderBy: [starts, eventRegistrations.id],
				limit: OPEN_MOST,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row, event }) => ({
					...{ id: row.id, title: event?.title ?? "", at: event?.startsAt },
					href: pageOf(asker, whom, row, event as Event | null) ?? undefined,
				})),
		};
	},
};

function reading(
	asker: Visit,
	whom: Participant,
	page: EventPage,
	at: Sorted,
	instant: (row: Registration) => number,
	only?: SQL,
): PendingQuery<ParticipantEvent[]> {
	const place = page.place(at, eventRegistrations.id);
	const { query, shape } = asker.rows.listingWith(
		eventRegistrations,
		{ event: [events, eventRegistrations.eventId, EVENT] },
		{
			where: and(registrations(asker, whom), only, place.where),
			orderBy: place.orderBy,
			limit: page.limit,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).map(({ row, event }) => ({
				...{ id: row.id, at: instant(row as Registration), params: { title: event?.title ?? "" } },
				href: pageOf(asker, whom, row, event as Event | null) ?? undefined,
			})),
	};
}

/** That what they wrote may be kept for an event, which whoever registers agrees to. */
const consents: PanelOfKind = {
	key: "consents",
	reading: (asker, whom) => {
		const { query, shape } = asker.rows.listingWith(
			eventRegistrations,
			{ event: [events, eventRegistrations.eventId, EVENT] },
			{
				where: and(registrations(asker, whom), isNotNull(eventRegistrations.consentAt)),
				orderBy: [desc(eventRegistrations.consentAt), desc(eventRegistrations.id)],
				limit: 5,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row, event }) => ({
					...{ id: row.id, text: event?.title ?? "", at: row.consentAt ?? 0 },
					href: pageOf(asker, whom, row, event as Event | null) ?? undefined,
				})),
		};
	},
};

const given = {
	open: [coming],
	panel: [consents],
	events: [
		{
			...{ key: "eventRegistered", kind: "events", icon: "calendar-check" },
			reading: (asker: Visit, whom: Participant, page: EventPage) =>
				reading(asker, whom, page, eventRegistrations.createdAt, ({ createdAt }) => createdAt),
		},
		{
			...{ key: "eventAttended", kind: "events", icon: "circle-check" },
			reading: (asker: Visit, whom: Participant, page: EventPage) =>
				reading(
					...([asker, whom, page, sql`${eventRegistrations.checkedInAt}`] as const),
					({ checkedInAt }) => checkedInAt ?? 0,
					isNotNull(eventRegistrations.checkedInAt),
				),
		},
	],
};

/** The client goes to events by one module, and those who hold them work in another one. */
export const participant = [
	participantPart(manifest, { staff: "list", ...given }),
	participantPart(participantManifest, { own: "dashboard", ...given, exported: exportedNeeds }),
];
