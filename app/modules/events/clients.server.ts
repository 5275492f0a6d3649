import { and, asc, eq, not, sql } from "drizzle-orm";
import * as z from "zod";
import { FindPeople, findAmong } from "#app/directory/find-people.server";
import { ownClients } from "#app/directory/followed.server";
import { NAMED, nameOf } from "#app/directory/names";
import { done } from "#app/platform/guard.server";
import { isLanguage } from "#app/platform/i18n";
import { invalid, notAllowed, notFound, Problem } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { id } from "#app/platform/text.schema";
import { bookingPools, bookings } from "#db/schema/bookings";
import { advisorClients, people } from "#db/schema/directory";
import { eventRegistrations, events } from "#db/schema/events";
import { noNeeds } from "./access-needs/need-kinds";
import type { Event } from "./events.server";
import { closedFor } from "./open-event.server";
import { open, paths } from "./paths";
import { register } from "./register.server";
import { readingTypes, serializeType } from "./ticket-types.server";
import { whenOf } from "./when.server";

/** Clients that are offered, and registered at once. */
const MOST = 200;

export const ClientsQuery = z.object({ event: id });
export const FindClients = FindPeople.extend(ClientsQuery.shape);
export const RegisterClientsInput = z.object({
	event: id,
	clients: z.preprocess(
		(value) => (value === undefined ? [] : [value].flat()),
		z.array(id, "wrongType").min(1, "eventPublic:clients.choose").max(MOST, "wrongValue"),
	),
	ticketType: z.string("wrongType").max(100, "wrongValue").default(""),
});

/** An event that members can register for, by its guid; throws `notFound` for every other. */
async function openFor(visit: Visit, eventGuid: string) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const where = and(
		...[eq(events.guid, eventGuid.toLowerCase()), eq(events.isTemplate, false), sql`${events.deletedAt} is null`],
		...[eq(events.status, "published")],
	);
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(events, { pool: [bookingPools, events.id] }, { where, limit: 1 }),
	});
	const [one] = found;
	if (!one?.pool) throw notFound();
	return { event: one.row as Event, pool: one.pool };
}

/** One's clients without a registration for the event, by name. */
export async function findClients(visit: Visit, { event: eventGuid, ...asked }: z.output<typeof FindClients>) {
	const { event } = await openFor(visit, eventGuid);
	const isHeld = sql`exists (select 1 from ${eventRegistrations} where ${and(
		eq(eventRegistrations.tenantId, visit.tenant.id),
		eq(eventRegistrations.eventId, event.id),
		eq(eventRegistrations.userId, people.id),
	)})`;
	return findAmong((who) => and(ownClients(who), not(isHeld)))(visit, asked);
}

/** One's clients, and for whom of them there is a registration already. */
export async function showClients(visit: Visit, { event: eventGuid }: z.output<typeof ClientsQuery>) {
	const { event, pool } = await openFor(visit, eventGuid);
	const isMine = sql`${people.id} in (select a.client_id from ${advisorClients} a where a.tenant_id = ${visit.tenant.id} and a.advisor_id = ${visit.user.id})`;
	const { clients, held, types } = await visit.rows.read({
		clients: visit.rows.listingWith(
			people,
			{},
			{
				where: and(isMine, eq(people.isActive, true)),
				orderBy: [asc(people.sortName), asc(people.id)],
				fields: ["id", ...NAMED],
				limit: MOST,
			},
		),
		held: visit.rows.listingWith(
			eventRegistrations,
			{ booking: [bookings, eventRegistrations.id, ["status"]] },
			{
				where: and(
					eq(eventRegistrations.eventId, event.id),
					sql`${eventRegistrations.userId} in (select a.client_id from ${advisorClients} a where a.tenant_id = ${visit.tenant.id} and a.advisor_id = ${visit.user.id})`,
				),
				fields: ["id", "userId"],
				limit: MOST,
			},
		),
		types: readingTypes(visit, event.id),
	});
	const status = new Map(held.map(({ row, booking }) => [row.userId, booking?.status]));
	const at = visit.now.getTime();
	return {
		...{
			title: event.title,
			guid: event.guid,
			language: event.language,
			tenant: visit.tenant.guid,
			page: open.event(event.guid),
		},
		when: await whenOf(event, visit.language, visit.now),
		closed: closedFor(event, visit),
		free: pool.capacity === null ? null : Math.max(0, pool.capacity - pool.taken),
		clients: clients.map(({ row }) => ({ id: row.id, name: nameOf(row), status: status.get(row.id) ?? null })),
		types: types
			.map((one) => serializeType(one, pool, true, at))
			.flatMap(({ id, title, closed }) => (closed ? [] : [{ value: id, label: title }])),
	};
}

/** Registers those of one's clients who are chosen; each gets the letter, and the advisor a copy of each. */
export async function registerClients(visit: Visit, input: z.output<typeof RegisterClientsInput>) {
	const { event, pool } = await openFor(visit, input.event);
	const why = closedFor(event, visit);
	if (why) throw new Problem("invalid", { detail: `eventPublic:closed.${why}` });
	const chosen = and(
		among(people.id, input.clients),
		sql`${people.id} in (select a.client_id from ${advisorClients} a where a.tenant_id = ${visit.tenant.id} and a.advisor_id = ${visit.user.id})`,
		eq(people.isActive, true),
	);
	const { clients, types } = await visit.rows.read({
		clients: visit.rows.listing(people, { where: chosen, orderBy: [asc(people.sortName)], limit: MOST }),
		types: readingTypes(visit, event.id),
	});
	if (clients.length < new Set(input.clients).size) throw invalid({ clients: "wrongValue" });
	const at = visit.now.getTime();
	const type = types.find(({ row }) => row.id === input.ticketType);
	if (types.length > 0 && (!type || serializeType(type, pool, true, at).closed))
		throw invalid({ ticketType: "eventPublic:errors.ticketType" });
	const language = isLanguage(event.language) ? event.language : visit.language;
	let count = 0;
	for (const client of clients) {
		const given = {
			...{ name: nameOf(client), email: client.email.toLowerCase(), userId: client.id, guests: 0, needs: noNeeds },
			...{ answers: {}, language, consentAt: null, source: "advisor", registeredBy: visit.user.id },
		};
		if ((await register(visit, { event, pool, ticketTypeId: type?.row.id ?? null }, given)) !== null) count++;
	}
	return done({
		snackbar: { key: "eventPublic:clients.told", params: { count } },
		to: paths(visit.tenant.guid).dashboard,
	});
}
