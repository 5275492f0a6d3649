import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { followedBy, followedByAsker } from "#app/directory/followed.server";
import { nameOf } from "#app/directory/names";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { people } from "#db/schema/directory";
import { selfReportAlerts } from "#db/schema/psych-eval";
import { manifest } from "./manifest";
import { places } from "./places";

/** Answers that have to be looked at, of the clients whom one follows up, until it is said what was done. */
export const needs = needsOfModule(manifest, "users", {
	reading: (visit, limit) => {
		const { query, shape } = visit.rows.listingWith(
			selfReportAlerts,
			{ client: [people, selfReportAlerts.clientId, ["firstName", "lastName", "email"]] },
			{
				where: and(
					isNull(selfReportAlerts.acknowledgedAt),
					sql`exists (select 1 from ${people} where ${and(
						eq(people.tenantId, visit.tenant.id),
						eq(people.id, selfReportAlerts.clientId),
						followedBy(visit),
					)})`,
				),
				orderBy: asc(selfReportAlerts.dueAt),
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ row: { id, replyId, createdAt, dueAt }, client }): ModuleNeed => ({
						...{ id, kind: "selfReportAlert", tone: "danger", icon: "circle-alert" },
						title: { key: "home:need.selfReportAlert", params: { name: client ? nameOf(client) : "" } },
						action: "home:action.openAnswer",
						...{ since: createdAt, dueAt, href: places(visit.tenant.guid).answers(replyId) },
					}),
				),
		};
	},
	waiting: `from self_report_alerts x where x.tenant_id = a.tenant_id and x.acknowledged_at is null
		and ${followedByAsker("x.client_id")}`,
});
