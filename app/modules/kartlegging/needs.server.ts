import { and, asc, eq, lte, ne } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import { companies } from "#db/schema/directory";
import { assessedCompanies, followUps } from "#db/schema/kartlegging";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { ofSeenCompany, visibleTo } from "./visible.server";

/** Next steps that are due, of the companies that one speaks to. */
const steps = needsOfModule(manifest, "companies", {
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

/** Follow-ups of companies that one is responsible for and whose day has come. */
const tasks = needsOfModule(manifest, "companies", {
	reading: (visit, limit) => {
		const { timeZone, guid } = visit.tenant;
		const { query, shape } = visit.rows.listingWith(
			followUps,
			{ company: [companies, followUps.companyId, ["guid", "name"]] },
			{
				where: and(
					eq(followUps.ownerId, visit.user.id),
					eq(followUps.doneOn, ""),
					lte(followUps.dueOn, today(timeZone, visit.now)),
					ofSeenCompany(visit, followUps.companyId),
				),
				orderBy: [asc(followUps.dueOn), asc(followUps.id)],
				limit,
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, title, dueOn, updatedAt }, company }): ModuleNeed[] =>
					company
						? [
								{
									...{ id, kind: "companyTask", tone: "warning", icon: "square-check" },
									title: { key: "home:need.companyTask", params: { name: company.name, title } },
									...{ since: updatedAt, dueAt: dayStart(addDays(dueOn, 1), timeZone), dueOn },
									href: paths(guid).company(company.guid),
								},
							]
						: [],
				),
		};
	},
	waiting: `from kartlegging_follow_ups x join kartlegging_companies k on k.tenant_id = x.tenant_id and k.id = x.company_id
		where x.tenant_id = a.tenant_id and x.owner_id = a.user_id and x.done_on = '' and x.due_on <= date('now')
		and k.deleted_at is null`,
});

/** What waits for somebody who assesses companies. */
export const needs = [steps, tasks];
