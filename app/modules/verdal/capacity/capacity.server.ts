import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import { addDays } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { invalid, notAllowed } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { id } from "#app/platform/text.schema";
import { dayOrNone } from "#app/tasks/due";
import { companies } from "#db/schema/directory";
import { placements, workplacePlaces } from "#db/schema/verdal";
import { workplacesOf } from "../placements/choices.server";
import { todayOf } from "../placements/placements.server";

/** More workplaces are not shown on the page. */
const SHOWN = 200;

/** How many a workplace takes at once. */
export const PlacesInput = z.object({
	companyId: id,
	places: z.coerce.number("wrongType").int("wrongType").min(0, "wrongValue").max(500, "wrongValue"),
});

type Taken = { company: string; taken: number; coming: number; freeFrom: string | null };

/** What is taken at each workplace on a day, and what is to come: whose placements these are is not told. */
function readingTaken(visit: Visit, day: string): PendingQuery<Map<string, Taken>> {
	const { companyId, startsOn, endsOn, archivedAt, cancelReason, deletedAt } = placements;
	const isNow = lte(startsOn, day);
	const query = visit.rows
		.select(placements, {
			company: sql<string>`${companyId}`.as("company"),
			taken: sql<number>`sum(case when ${isNow} then 1 else 0 end)`.as("taken"),
			coming: sql<number>`sum(case when ${isNow} then 0 else 1 end)`.as("coming"),
			freeFrom: sql<string | null>`min(case when ${isNow} then ${endsOn} end)`.as("free_from"),
		})
		.where(
			and(
				isNotNull(companyId),
				sql`${deletedAt} is null and ${archivedAt} is null and ${cancelReason} is null`,
				sql`${endsOn} >= ${day} and ${startsOn} < '9999'`,
			),
		)
		.groupBy(sql`company`);
	return { query, shape: (rows) => new Map((rows as Taken[]).map((row) => [row.company, row])) };
}

/** How many more each workplace takes today, and from when, in one round trip; those with places or placements come first. */
export async function showCapacity(visit: Visit) {
	if (visit.access.level < LEVEL_CLIENTS) throw notAllowed();
	const day = todayOf(visit);
	const { known, places, taken } = await visit.rows.read({
		known: visit.rows.listing(companies, {
			where: workplacesOf(visit),
			orderBy: [asc(companies.sortName), asc(companies.id)],
			limit: SHOWN + 1,
		}),
		places: visit.rows.listing(workplacePlaces, { limit: 1000 }),
		taken: readingTaken(visit, day),
	});
	const settled = new Map(places.map((one) => [one.id, one.places]));
	const isUsed = ({ id: company }: { id: string }) => settled.has(company) || taken.has(company);
	const shown = known.slice(0, SHOWN);
	return {
		hasMore: known.length > SHOWN,
		workplaces: [...shown.filter(isUsed), ...shown.filter((one) => !isUsed(one))].map(({ id: company, name }) => {
			const { taken: now = 0, coming = 0, freeFrom = null } = taken.get(company) ?? {};
			const most = settled.get(company) ?? null;
			const free = most === null ? null : Math.max(0, most - now);
			const last = freeFrom === null ? null : dayOrNone(freeFrom);
			return {
				...{ id: company, name, places: most, taken: now, coming, free },
				freeFrom: free === 0 && last !== null && now <= (most ?? 0) ? addDays(last, 1) : null,
			};
		}),
		tenant: visit.tenant.guid,
	};
}
export type Capacity = Awaited<ReturnType<typeof showCapacity>>["workplaces"][number];

/** Settles how many a workplace takes at once. Throws `invalid` for one that the visitor does not know. */
export async function savePlaces(visit: Visit, { companyId, places }: z.output<typeof PlacesInput>) {
	const where = and(eq(companies.id, companyId), workplacesOf(visit));
	const [company] = await visit.rows.list(companies, { where, limit: 1 });
	if (!company) throw invalid({ form: "verdalPlacements:errors.noWorkplace" });
	await visit.rows.keep(workplacePlaces, { id: companyId, places });
	return done({ snackbar: { key: "verdalPlacements:done.places", params: { name: company.name } } });
}
