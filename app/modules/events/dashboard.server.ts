import { and, asc, desc, eq, gte, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { DAY } from "#app/platform/limits";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { visitBeside } from "#app/platform/tenant/enter.server";
import { joined } from "#app/platform/tenant/rows.server";
import { bookingPools, bookings } from "#db/schema/bookings";
import { advisorClients, people } from "#db/schema/directory";
import { eventFeeds, eventRegistrations, events } from "#db/schema/events";
import { visibleEvents } from "./events.server";
import { manifest, participantManifest } from "./manifest";
import { open, paths } from "./paths";
import { ticketToken } from "./tickets.server";
import { whenOf } from "./when.server";

export const DashboardQuery = z.object({
	/** Which of the two modules on this path is meant. */
	module_id: z.string().max(100).optional().catch(undefined),
});
const SHOWN = 20;

const visitOf = (visit: Visit, of: typeof manifest | typeof participantManifest) => {
	const { name, level } = of.components.dashboard;
	return visitBeside(visit, { moduleKey: of.key, link: name, level });
};

/** What whoever holds events sees, or whoever goes to them: by the grant, and with both by the module that the address names. */
export async function showDashboard(visit: Visit, { module_id: moduleId }: z.output<typeof DashboardQuery>) {
	const [organiser, participant] = await Promise.all([visitOf(visit, manifest), visitOf(visit, participantManifest)]);
	const isParticipant = participant && (!organiser || moduleId === modulesOf(organiser, participant).participant);
	const { guid: tenant } = visit.tenant;
	const both = organiser && participant ? modulesOf(organiser, participant) : null;
	return isParticipant
		? { view: "participant" as const, tenant, both, ...(await participantView(participant)) }
		: { view: "organiser" as const, tenant, both, ...(await organiserView(organiser ?? visit)) };
}

const modulesOf = (organiser: Visit, participant: Visit) => ({
	organiser: organiser.access.entry?.moduleId ?? manifest.key,
	participant: participant.access.entry?.moduleId ?? participantManifest.key,
});

/** Today's events first, then those to come, drafts and what is over. */
async function organiserView(visit: Visit) {
	const { rows, now, tenant } = visit;
	const day = today(tenant.timeZone, now);
	const midnight = dayStart(day, tenant.timeZone);
	const tomorrow = dayStart(addDays(day, 1), tenant.timeZone);
	const mine = and(visibleEvents(visit), eq(events.isTemplate, false));
	const reading = (where: SQL, order: SQL) =>
		rows.listingWith(
			events,
			{ pool: [bookingPools, events.id] },
			{ where: and(mine, where), orderBy: [order], limit: SHOWN },
		);
	const found = await rows.read({
		coming: reading(and(gte(events.endsAt, midnight), sql`${events.status} <> 'draft'`) as SQL, asc(events.startsAt)),
		drafts: reading(eq(events.status, "draft"), asc(events.startsAt)),
		past: reading(and(lt(events.endsAt, midnight), sql`${events.status} <> 'draft'`) as SQL, desc(events.startsAt)),
	});
	const serialize = async ({ row, pool }: (typeof found.coming)[number]) => ({
		...{ id: row.id, title: row.title, status: row.status, place: row.place, startsAt: row.startsAt },
		...{ taken: pool?.taken ?? 0, capacity: pool?.capacity ?? null, waiting: pool?.waiting ?? 0 },
		when: await whenOf(row, visit.language, now),
	});
	const all = (list: typeof found.coming) => Promise.all(list.map(serialize));
	const [coming, drafts, past] = [await all(found.coming), await all(found.drafts), await all(found.past)];
	return {
		today: coming.filter(({ startsAt }) => startsAt < tomorrow),
		coming: coming.filter(({ startsAt }) => startsAt >= tomorrow),
		drafts,
		past: past.slice(0, 5),
		publicList: open.list(tenant.guid),
	};
}
export type DashboardEvent = Awaited<ReturnType<typeof organiserView>>["coming"][number];

/** How long an advisor sees whether clients have come to an event that is over. */
const CLIENTS_BACK = 30 * DAY;

/** One's own registrations, from level 20 those of one's clients, and what one can still register for. */
async function participantView(visit: Visit) {
	const { rows, now, tenant, user, access } = visit;
	const at = now.getTime();
	const event = joined(events, "event");
	const isClients = sql`${eventRegistrations.userId} in (select ${advisorClients.clientId} from ${advisorClients}
		where ${advisorClients.tenantId} = ${tenant.id} and ${advisorClients.advisorId} = ${user.id})`;
	const reading = (whose: SQL, when: SQL, order: SQL) =>
		rows.listingWith(
			eventRegistrations,
			{
				event: [events, eventRegistrations.eventId],
				booking: [bookings, eventRegistrations.id],
				person: [people, eventRegistrations.userId, NAMED],
			},
			{ where: and(whose, isNull(event.deletedAt), when), orderBy: [order], limit: SHOWN },
		);
	const own = eq(eventRegistrations.userId, user.id);
	const isOpen = and(
		eq(events.isTemplate, false),
		isNull(events.deletedAt),
		eq(events.status, "published"),
		or(eq(events.visibility, "public"), eq(events.visibility, "tenant")),
		gte(events.endsAt, at),
		sql`not exists (select 1 from ${eventRegistrations} r where r.tenant_id = ${tenant.id} and r.event_id = ${events.id} and r.user_id = ${user.id})`,
	);
	const found = await rows.read({
		coming: reading(own, gte(event.endsAt, at), asc(event.startsAt)),
		past: reading(own, lt(event.endsAt, at), desc(event.startsAt)),
		clients: reading(
			access.level >= LEVEL_CLIENTS ? isClients : sql`0`,
			gte(event.endsAt, at - CLIENTS_BACK),
			asc(event.startsAt),
		),
		open: rows.listingWith(
			events,
			{ pool: [bookingPools, events.id] },
			{ where: isOpen, orderBy: [asc(events.startsAt)], limit: SHOWN },
		),
		feed: rows.finding(eventFeeds, user.id),
	});
	const serialize = async ({ row, event: of, booking, person }: (typeof found.coming)[number], isOwn: boolean) => {
		if (!of || !booking) return [];
		// A client's ticket is the client's: who advises them sees how it stands, and no more.
		const ticket = isOwn ? open.ticket(of.guid, await ticketToken(of, row.id)) : open.event(of.guid);
		const who = isOwn || !person ? "" : nameOf(person);
		const when = await whenOf(of, visit.language, now);
		const came = row.checkedInAt !== null && !isOwn ? ("came" as const) : booking.status;
		const status = of.status === "cancelled" ? ("calledOff" as const) : came;
		return [{ id: row.id, title: of.title, place: of.place, status, when, ticket, who }];
	};
	const all = async (list: typeof found.coming, isOwn: boolean) =>
		(await Promise.all(list.map((one) => serialize(one, isOwn)))).flat();
	return {
		...{ coming: await all(found.coming, true), past: await all(found.past, true) },
		clients: await all(found.clients, false),
		open: await Promise.all(
			found.open.map(async ({ row, pool }) => ({
				...{ id: row.id, title: row.title, place: row.place, to: open.event(row.guid) },
				clients: access.level >= LEVEL_CLIENTS ? paths(tenant.guid).clients(row.guid) : null,
				when: await whenOf(row, visit.language, now),
				isFull: pool?.capacity != null && pool.taken >= pool.capacity,
			})),
		),
		hasFeed: found.feed !== undefined,
		needs: paths(tenant.guid).ownNeeds,
	};
}
export type MyEvent = Awaited<ReturnType<typeof participantView>>["coming"][number];
