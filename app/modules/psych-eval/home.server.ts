import { and, asc, eq, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { to } from "#app/platform/portal-paths";
import { homePart } from "#app/platform/tenant/home-parts.server";
import { joined } from "#app/platform/tenant/rows.server";
import { advisorClients, people } from "#db/schema/directory";
import { selfReportClients } from "#db/schema/psych-eval";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** The clients whom one advises oneself, those with whom it goes worse first. */
const followed = homePart(manifest, "users", {
	kind: "followed",
	reading: (visit, limit) => {
		const standing = joined(selfReportClients, "standing");
		const isMine = and(
			eq(advisorClients.tenantId, visit.tenant.id),
			eq(advisorClients.advisorId, visit.user.id),
			eq(advisorClients.clientId, people.id),
		);
		const { query, shape } = visit.rows.listingWith(
			people,
			{ standing: [selfReportClients, people.id] },
			{
				where: and(eq(people.isActive, true), sql`exists (select 1 from ${advisorClients} where ${isMine})`),
				orderBy: [
					sql`case ${standing.trend} when 'worse' then 0 when 'better' then 1 when 'same' then 2 else 3 end`,
					...[asc(people.sortName), asc(people.id)],
				],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row, standing }) => ({
					...{ id: row.id, name: nameOf(row), trend: standing?.trend ?? "unknown", spark: standing?.spark ?? [] },
					...{ lastAt: standing?.lastAt || null, href: to.participant(visit.tenant.guid, row.id) },
				})),
		};
	},
	all: ({ tenant }) => paths(tenant.guid).users,
});

/** What self reports show on the home page. */
export const home = [followed];
