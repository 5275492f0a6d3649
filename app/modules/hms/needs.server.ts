import { and, asc, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { dayStart } from "#app/lists/day-start";
import { addDays, today } from "#app/platform/clock";
import { invalid } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { dayOrNone } from "#app/tasks/due";
import { wasDoneByAnother } from "#app/tasks/effect.server";
import { tasksOfModule } from "#app/tasks/tasks-of-module.server";
import { changeFeedback } from "#app/ui/change-feedback";
import { companies } from "#db/schema/directory";
import { deviationStatuses, deviations, measures, safetyCompanies } from "#db/schema/hms";
import { manifest } from "./manifest";
import type { Measure } from "./measures/measures.resource.server";
import { findMeasure, finishMeasure, reopenMeasure } from "./measures/measures.server";
import { paths } from "./paths";
import { visibleDeviations, visibleMeasures } from "./visible.server";

/** As long as a deviation stands at one of these, somebody is to handle it; named one by one, as the index has them. */
const handled = deviationStatuses.filter((status) => status !== "closed" && status !== "effectCheck");

/** Measures that one is responsible for: whoever says that one is done says what was done, and somebody else looks at the effect. */
const ownMeasures = tasksOfModule(manifest, "plan", {
	...{ kind: "measureDue", icon: "square-check", tone: "warning", tells: "due" },
	need: ({ title }) => ({ title: { key: "home:need.measureDue", params: { title } } }),
	settle: { label: "home:action.done", asks: "home:asks.done" },
	all: ({ tenant }) => `${paths(tenant.guid).plan}?f=owner.any.me`,
	reading: (visit, asked) => {
		const at = paths(visit.tenant.guid);
		const rows = rowsAsked(asked, {
			...{ id: measures.id, open: eq(measures.isOpen, true), due: measures.dueOn },
			done: { on: measures.doneOn, is: eq(measures.isOpen, false) },
		});
		const { query, shape } = visit.rows.listingWith(
			measures,
			{ company: [companies, measures.companyId, ["guid", "name"]] },
			{ ...rows, where: and(eq(measures.ownerId, visit.user.id), rows.where, visibleMeasures(visit)) },
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, title, isOpen, dueOn, doneOn, effectBy, updatedAt }, company }): OwnTask => {
					const state = isOpen ? "todo" : effectBy === null ? "toCheck" : "checked";
					return {
						...{ id, title, state, due: dueOn, doneAt: isOpen ? null : doneOn, since: updatedAt },
						...(company && { about: { name: company.name, href: at.company(company.guid) } }),
						...{ href: at.measure(id), inPlace: isOpen ? "run" : state === "toCheck" ? "undo" : undefined },
					};
				}),
		};
	},
	waiting: `from hms_measures x where x.tenant_id = a.tenant_id and x.owner_id = a.user_id
		and x.is_open = 1 and x.due_on <= date('now') and x.deleted_at is null`,
	settling: {
		...{ kind: "measureDue", level: 20 },
		run: async (visit, { id, note }) => {
			if (note === "") throw invalid({ note: "home:asks.missing" });
			return measureFeedback((await finishMeasure(visit, id, note)).row);
		},
		undo: async (visit, { id }) => {
			const { row } = await findMeasure(visit, id);
			await reopenMeasure(visit, id);
			return measureFeedback(row);
		},
	},
});

const measureFeedback = ({ id, title, updatedAt }: Measure) =>
	changeFeedback({ id, updatedAt }, "", { params: { title } });

/** Deviations that one handles, until somebody has looked at the effect. */
const ownDeviations: OwnTasks = {
	...{ kind: "deviation", icon: "triangle-alert" },
	all: ({ tenant }) => `${paths(tenant.guid).deviations}?f=owner.any.me`,
	reading: (visit, asked) => {
		const at = paths(visit.tenant.guid);
		const rows = rowsAsked(asked, {
			...{ id: deviations.id, open: inArray(deviations.status, handled), due: deviations.dueOn },
			done: { at: deviations.updatedAt, is: inArray(deviations.status, ["closed", "effectCheck"]) },
		});
		const { query, shape } = visit.rows.listingWith(
			deviations,
			{ company: [companies, deviations.companyId, ["guid", "name"]] },
			{ ...rows, where: and(eq(deviations.ownerId, visit.user.id), rows.where, visibleDeviations(visit)) },
		);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row: { id, title, status, dueOn, createdAt, updatedAt }, company }): OwnTask => {
					const isOpen = status !== "closed" && status !== "effectCheck";
					const state = isOpen ? (status === "handling" ? "doing" : "todo") : status === "closed" ? "done" : "toCheck";
					return {
						...{ id, title, state, due: dayOrNone(dueOn), doneAt: isOpen ? null : updatedAt, since: createdAt },
						...(company && { about: { name: company.name, href: at.company(company.guid) } }),
						href: at.deviation(id),
					};
				}),
		};
	},
};

/** Deviations whose deadline has come and that one is to close; for who sees all, also those that are nobody's yet. */
const openDeviations = needsOfModule(manifest, "deviations", {
	tasks: ownDeviations,
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
				wasDoneByAnother(deviations.outcomeBy, visit),
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
export const needs = [ownMeasures, openDeviations, effectsToCheck];
