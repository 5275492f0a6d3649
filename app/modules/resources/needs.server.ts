import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { resourceBookings } from "#db/schema/resources";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Bookings that wait for one's yes or no; of a series that waits the first one. */
export const needs = needsOfModule(manifest, "bookings", {
	reading: (visit, limit) => {
		const { user, access, tenant, now } = visit;
		const isFirst = sql`not exists (select 1 from ${resourceBookings} e where e.tenant_id = ${tenant.id}
			and e.series_id = ${resourceBookings.seriesId} and e.status = 'pending' and e.starts_at > ${now.getTime()}
			and e.starts_at < ${resourceBookings.startsAt})`;
		const { query, shape } = visit.rows.listing(resourceBookings, {
			where: and(
				eq(resourceBookings.status, "pending"),
				gt(resourceBookings.startsAt, now.getTime()),
				or(
					eq(resourceBookings.approverId, user.id),
					eq(resourceBookings.deputyId, user.id),
					access.level >= LEVEL_ALL ? sql`1` : sql`0`,
				),
				isFirst,
			),
			orderBy: [asc(resourceBookings.startsAt), asc(resourceBookings.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, title, createdAt, startsAt, dueAt }): ModuleNeed => ({
						...{ id, kind: "resourceBooking", tone: "info", icon: "calendar-clock" },
						title: { key: "home:need.resourceBooking", params: { title } },
						...{ since: createdAt, dueAt: dueAt ?? startsAt, href: paths(tenant.guid).booking(id) },
					}),
				),
		};
	},
	waiting: `from resource_bookings x where x.tenant_id = a.tenant_id and x.status = 'pending'
		and x.starts_at > (unixepoch() * 1000) and (x.approver_id = a.user_id or x.deputy_id = a.user_id or a.level >= ${LEVEL_ALL})
		and not exists (select 1 from resource_bookings e where e.tenant_id = x.tenant_id and e.series_id = x.series_id
		and e.status = 'pending' and e.starts_at > (unixepoch() * 1000) and e.starts_at < x.starts_at)`,
});
