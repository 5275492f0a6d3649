import { and, asc, eq, lte, ne } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { companies } from "#db/schema/directory";
import { assessedCompanies } from "#db/schema/kartlegging";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleTo } from "./visible.server";

/** Next steps that are due, of the companies that one speaks to. */
export const needs = needsOfModule(manifest, "companies", {
	reading: (visit, limit) => {
		const { timeZone, guid } = visit.tenant;
		const { query, shape } = visit.rows.listingWith(
			assessedCompanies,
			{ company: [companies, assessedCompanies.id, ["guid", "name"]] },
			{
				where: and(
					eq(assessedCompanies.interviewerId, visit.user.id),
					lte(assessedCompanies.nextOn, today(timeZone, visit.now)),
					ne(assessedCompanies.status, "declined"),
					visibleTo(visit),
				),
				orderBy: [asc(assessedCompanies.nextOn), asc(assessedCompanies.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, nextStep, nextOn, updatedAt }, company }): ModuleNeed[] =>
					company
						? [
								{
									...{ id, kind: "companyStep", tone: "info", icon: "building-2" },
									title: { key: "home:need.companyStep", params: { name: company.name, step: nextStep } },
									...{ since: updatedAt, dueAt: dayStart(addDays(nextOn, 1), timeZone), dueOn: nextOn },
									href: paths(guid).company(company.guid),
								},
							]
						: [],
				),
		};
	},
	waiting: `from kartlegging_companies x join companies c on c.tenant_id = x.tenant_id and c.id = x.id
		where x.tenant_id = a.tenant_id and x.interviewer_id = a.user_id and x.next_on <= date('now')
		and x.status <> 'declined' and x.deleted_at is null and c.deleted_at is null`,
});
