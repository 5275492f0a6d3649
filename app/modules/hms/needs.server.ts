import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { deviationStatuses, deviations, measures, safetyCompanies } from "#db/schema/hms";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleDeviations, visibleMeasures } from "./visible.server";

/** As long as a deviation stands at one of these, somebody is to handle it; named one by one, as the index has them. */
const handled = deviationStatuses.filter((status) => status !== "closed" && status !== "effectCheck");

/** Measures that one is responsible for and whose deadline has come. */
const dueMeasures = needsOfModule(manifest, "plan", {
	reading: (visit, limit) => {
		const { timeZone, guid } = visit.tenant;
		const { query, shape } = visit.rows.listing(measures, {
			where: and(
				eq(measures.ownerId, visit.user.id),
				eq(measures.isOpen, true),
				lte(measures.dueOn, today(timeZone, visit.now)),
				visibleMeasures(visit),
			),
			orderBy: [asc(measures.dueOn), asc(measures.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, title, dueOn, updatedAt }): ModuleNeed => ({
						...{ id, kind: "measureDue", tone: "warning", icon: "square-check" },
						title: { key: "home:need.measureDue", params: { title } },
						...{ since: updatedAt, dueAt: dayStart(addDays(dueOn, 1), timeZone), dueOn },
						href: paths(guid).measure(id),
					}),
				),
		};
	},
	waiting: `from hms_measures x where x.tenant_id = a.tenant_id and x.owner_id = a.user_id
		and x.is_open = 1 and x.due_on <= date('now') and x.deleted_at is null`,
});

/** Deviations whose deadline has come and that one is to close; for who sees all, also those that are nobody's yet. */
const openDeviations = needsOfModule(manifest, "deviations", {
	reading: (visit, limit) => {
		const { timeZone, guid } = visit.tenant;
		const mine = and(eq(deviations.ownerId, visit.user.id), lte(deviations.dueOn, today(timeZone, visit.now)));
		const nobodys = visit.access.level >= LEVEL_ALL ? isNull(deviations.ownerId) : undefined;
		const { query, shape } = visit.rows.listing(deviations, {
			where: and(inArray(deviations.status, handled), or(mine, nobodys), visibleDeviations(visit)),
			orderBy: [asc(deviations.dueOn), asc(deviations.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(({ id, title, dueOn, ownerId, createdAt }): ModuleNeed => {
					const isDue = ownerId !== null;
					return {
						...{ id, kind: isDue ? "deviationDue" : "deviationNew", tone: "warning", icon: "triangle-alert" },
						title: { key: `home:need.${isDue ? "deviationDue" : "deviationNew"}`, params: { title } },
						...{ since: createdAt, dueAt: isDue ? dayStart(addDays(dueOn, 1), timeZone) : null },
						...(isDue && { dueOn }),
						href: paths(guid).deviation(id),
					};
				}),
		};
	},
	waiting: `from hms_deviations x where x.tenant_id = a.tenant_id and x.deleted_at is null and x.status in (${handled.map((status) => `'${status}'`)})
		and ((x.owner_id = a.user_id and x.due_on <= date('now')) or (x.owner_id is null and a.level >= ${LEVEL_ALL}))`,
});

/** Deviations whose effect somebody else than who handled them is to look at: who answers for the company, or sees all. */
const effectsToCheck = needsOfModule(manifest, "deviations", {
	reading: (visit, limit) => {
		const { tenant, user, access } = visit;
		const led = and(
			eq(safetyCompanies.tenantId, tenant.id),
			eq(safetyCompanies.id, deviations.companyId),
			eq(safetyCompanies.leadId, user.id),
		);
		const { query, shape } = visit.rows.listing(deviations, {
			where: and(
				eq(deviations.status, "effectCheck"),
				sql`coalesce(${deviations.outcomeBy}, '') <> ${user.id}`,
				access.level >= LEVEL_ALL ? undefined : sql`exists (select 1 from ${safetyCompanies} where ${led})`,
				visibleDeviations(visit),
			),
			orderBy: [asc(deviations.updatedAt), asc(deviations.id)],
			limit,
		});
		return {
			query,
			shape: (found) =>
				shape(found).map(
					({ id, title, updatedAt }): ModuleNeed => ({
						...{ id, kind: "effectCheck", tone: "info", icon: "eye" },
						title: { key: "home:need.effectCheck", params: { title } },
						...{ since: updatedAt, dueAt: null },
						href: paths(tenant.guid).deviation(id),
					}),
				),
		};
	},
	waiting: `from hms_deviations x where x.tenant_id = a.tenant_id and x.deleted_at is null and x.status = 'effectCheck'
		and coalesce(x.outcome_by, '') <> a.user_id and (a.level >= ${LEVEL_ALL} or exists (select 1 from hms_companies c
		where c.tenant_id = x.tenant_id and c.id = x.company_id and c.lead_id = a.user_id))`,
});

/** What waits for somebody who works for health and safety. */
export const needs = [dueMeasures, openDeviations, effectsToCheck];
