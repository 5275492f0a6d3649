import { and, asc, eq, lte } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { measures } from "#db/schema/hms";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleMeasures } from "./visible.server";

/** Measures that one is responsible for and whose deadline has come. */
export const needs = needsOfModule(manifest, "plan", {
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
