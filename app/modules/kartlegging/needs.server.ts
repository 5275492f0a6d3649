import { and, eq, ne, or, sql } from "drizzle-orm";
import type { OwnTask } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { dayOrNone, NO_DAY } from "#app/tasks/due";
import { tasksOfModule } from "#app/tasks/tasks-of-module.server";
import { companies } from "#db/schema/directory";
import { assessedCompanies, followUps } from "#db/schema/kartlegging";
import { finishFollowUp, reopenFollowUp } from "./follow-ups/follow-ups.server";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { ofSeenCompany, visibleTo } from "./visible.server";

/** The next steps with the companies that one speaks to. */
const steps = tasksOfModule(manifest, "companies", {
	...{ kind: "companyStep", icon: "building-2", tone: "info", tells: "due" },
	need: ({ title, about }) => ({
		title: { key: "home:need.companyStep", params: { name: about?.name ?? "", step: title } },
		about: undefined,
	}),
	all: ({ tenant }) => paths(tenant.guid).companies,
	reading: (visit, asked) => {
		const at = paths(visit.tenant.guid);
		const { status, nextStep, nextOn } = assessedCompanies;
		const hasStep = and(ne(status, "declined"), or(ne(nextStep, ""), ne(nextOn, NO_DAY)));
		const rows = rowsAsked(asked, {
			...{ id: assessedCompanies.id, open: hasStep, due: nextOn },
			// A step is followed by the next one: none of them is kept as done.
			done: { on: nextOn, is: sql`0` },
		});
		const { query, shape } = visit.rows.listingWith(
			assessedCompanies,
			{ company: [companies, assessedCompanies.id, ["guid", "name"]] },
			{ ...rows, where: and(eq(assessedCompanies.interviewerId, visit.user.id), rows.where, visibleTo(visit)) },
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, nextStep, nextOn, updatedAt }, company }): OwnTask[] =>
					company
						? [
								{
									...{
										id,
										title: nextStep || company.name,
										state: "todo",
										due: dayOrNone(nextOn),
										doneAt: null,
										since: updatedAt,
									},
									about: { name: company.name, href: at.company(company.guid) },
									href: at.company(company.guid),
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

/** Follow-ups of companies that one is responsible for. */
const tasks = tasksOfModule(manifest, "companies", {
	...{ kind: "companyTask", icon: "square-check", tone: "warning", tells: "due" },
	need: ({ title, about }) => ({
		title: { key: "home:need.companyTask", params: { name: about?.name ?? "", title } },
		about: undefined,
	}),
	settle: { label: "home:action.done" },
	all: ({ tenant }) => paths(tenant.guid).companies,
	reading: (visit, asked) => {
		const at = paths(visit.tenant.guid);
		const rows = rowsAsked(asked, {
			...{ id: followUps.id, open: eq(followUps.doneOn, ""), due: followUps.dueOn },
			done: { on: followUps.doneOn, is: ne(followUps.doneOn, "") },
		});
		const { query, shape } = visit.rows.listingWith(
			followUps,
			{ company: [companies, followUps.companyId, ["guid", "name"]] },
			{
				...rows,
				where: and(eq(followUps.ownerId, visit.user.id), rows.where, ofSeenCompany(visit, followUps.companyId)),
			},
		);
		return {
			query,
			shape: (found) =>
				shape(found).flatMap(({ row: { id, title, dueOn, doneOn, updatedAt }, company }): OwnTask[] =>
					company
						? [
								{
									...{ id, title, state: doneOn ? "done" : "todo", due: dueOn, doneAt: doneOn || null },
									...{ since: updatedAt, inPlace: doneOn ? "undo" : "run" },
									about: { name: company.name, href: at.company(company.guid) },
									href: at.company(company.guid),
								},
							]
						: [],
				),
		};
	},
	waiting: `from kartlegging_follow_ups x join kartlegging_companies k on k.tenant_id = x.tenant_id and k.id = x.company_id
		where x.tenant_id = a.tenant_id and x.owner_id = a.user_id and x.done_on = '' and x.due_on <= date('now')
		and k.deleted_at is null`,
	settling: { kind: "companyTask", level: 0, run: finishFollowUp, undo: reopenFollowUp },
});

/** What waits for somebody who assesses companies. */
export const needs = [steps, tasks];
