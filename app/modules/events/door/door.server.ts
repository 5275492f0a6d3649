import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { PRIVATE } from "#app/platform/http.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { eventCheckIns, eventRegistrations, eventTicketTypes } from "#db/schema/events";
import { readingCame, readingExpected } from "./lists.server";
import { type CheckInList, hasSeat, poolOf, readingSession } from "./scan.server";

/** Whom a search at the door shows. */
const HITS = 30;
/** Whom a device keeps of one list. */
const KEPT = 5000;

/** Whether somebody is inside, by the last time that they have passed the door of a list, in SQL. */
const isInside = ({ tenant }: TenantContext, listId: string): SQL =>
	sql`coalesce((select c.is_exit = 0 from ${eventCheckIns} c where c.tenant_id = ${tenant.id} and c.list_id = ${listId}
		and c.registration_id = ${eventRegistrations.id} order by c.at desc, c.is_exit desc limit 1), 0)`;

/** Whoever is let in by a list, by name. */
function readingPeople(ctx: TenantContext, list: CheckInList, poolId: string, words: string[], limit: number) {
	const isLetIn = sql`exists (select 1 from ${bookings} where ${and(eq(bookings.tenantId, ctx.tenant.id), hasSeat(poolId, eventRegistrations.id))})`;
	const matches = words.map((word) => sql`instr(${eventRegistrations.sortName}, ${word}) > 0`);
	return ctx.rows.listingWith(
		eventRegistrations,
		{ type: [eventTicketTypes, eventRegistrations.ticketTypeId, ["title"]] },
		{
			fields: ["id", "name", "guests", "code"],
			where: and(eq(eventRegistrations.eventId, list.eventId), isLetIn, ...matches),
			orderBy: [asc(eventRegistrations.sortName), asc(eventRegistrations.id)],
			limit,
			hanging: { isInside: { query: isInside(ctx, list.id), read: (found: string) => Number(found) === 1 } },
		},
	);
}

/** A page at a door: how many have come, and whom a search finds; on a kiosk nobody is listed. */
export async function serializeDoor(
	ctx: TenantContext,
	list: CheckInList,
	{ q, isOut, isKiosk }: { q: string; isOut: boolean; isKiosk: boolean },
) {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 5);
	const { session } = await ctx.rows.read({ session: readingSession(ctx, list) });
	const poolId = poolOf(list, session);
	const { people, came, expected } = await ctx.rows.read({
		people: readingPeople(ctx, list, poolId, words, isKiosk ? 0 : HITS),
		came: readingCame(ctx, list.eventId),
		expected: readingExpected(ctx, [poolId]),
	});
	const counts = came.find(({ listId }) => listId === list.id);
	return {
		...{ list: list.title, hasExit: list.hasExit, isOut: list.hasExit && isOut, isKiosk, q },
		...{ came: counts?.came ?? 0, inside: counts?.inside ?? 0, expected: expected.get(poolId) ?? 0 },
		people: people.map(({ row: { id, name, guests }, type, isInside }) => ({
			...{ id, name, guests, isInside, type: type?.title ?? "" },
		})),
	};
}
export type DoorData = Awaited<ReturnType<typeof serializeDoor>>;

export type WholeList = { until: number; people: { id: string; name: string; code: string; isInside: boolean }[] };

/** All of a list, for a device that is to work without a network. */
export async function wholeList(ctx: TenantContext, list: CheckInList, until: number): Promise<Response> {
	const { session } = await ctx.rows.read({ session: readingSession(ctx, list) });
	const { people } = await ctx.rows.read({ people: readingPeople(ctx, list, poolOf(list, session), [], KEPT) });
	const kept = people.map(({ row: { id, name, code }, isInside }) => ({ id, name, code, isInside }));
	return Response.json({ until, people: kept } satisfies WholeList, { headers: PRIVATE });
}
