import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { followedBy, followedByAsker } from "#app/directory/followed.server";
import { nameOf } from "#app/directory/names";
import { to } from "#app/platform/portal-paths";
import { invalid } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { type ModuleNeed, needsOfModule } from "#app/platform/tenant/needs.server";
import type { OwnTask, OwnTasks } from "#app/platform/tenant/own-tasks.server";
import { rowsAsked } from "#app/tasks/asked.server";
import { changeFeedback } from "#app/ui/change-feedback";
import { people } from "#db/schema/directory";
import { selfReportAlerts } from "#db/schema/psych-eval";
import { acknowledge, reopenAlert } from "./alerts.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

const alertFeedback = ({ now }: Visit, id: string, { name }: { name: string }) =>
	changeFeedback({ id, updatedAt: now.getTime() }, "", { params: { title: name } });

const ofFollowed = (visit: Visit) =>
	sql`exists (select 1 from ${people} where ${and(
		eq(people.tenantId, visit.tenant.id),
		eq(people.id, selfReportAlerts.clientId),
		followedBy(visit),
	)})`;

/** Answers that have to be looked at, of the clients whom one follows up, until it is said what was done. */
const ownAlerts: OwnTasks = {
	...{ kind: "selfReportAlert", icon: "circle-alert" },
	settle: { label: "home:action.acknowledge", asks: "home:asks.done" },
	all: ({ tenant }) => paths(tenant.guid).users,
	reading: (visit, asked) => {
		const { id, acknowledgedAt, acknowledgedBy, clientId, dueAt } = selfReportAlerts;
		const rows = rowsAsked(asked, {
			...{ id, open: isNull(acknowledgedAt), due: dueAt },
			done: { at: sql`${acknowledgedAt}`, is: eq(acknowledgedBy, visit.user.id) },
		});
		const { query, shape } = visit.rows.listingWith(
			selfReportAlerts,
			{ client: [people, clientId, ["firstName", "lastName", "email"]] },
			{ ...rows, where: and(rows.where, ofFollowed(visit)) },
		);
		const inPlace = asked.which === "done" ? ("undo" as const) : ("run" as const);
		return {
			query,
			shape: (found) =>
				shape(found).map(({ row, client }): OwnTask => {
					const name = client ? nameOf(client) : "";
					return {
						...{ id: row.id, due: row.dueAt, doneAt: row.acknowledgedAt, since: row.createdAt, inPlace },
						title: { key: "home:need.selfReportAlert", params: { name } },
						about: { name, href: to.participant(visit.tenant.guid, row.clientId) },
						...{
							state: row.acknowledgedAt === null ? "todo" : "done",
							href: paths(visit.tenant.guid).answers(row.replyId),
						},
					};
				}),
		};
	},
};

/** The same until they are handled, the most urgent first. */
export const needs = needsOfModule(manifest, "users", {
	tasks: ownAlerts,
	reading: (visit, limit) => {
		const { query, shape } = visit.rows.listingWith(
			selfReportAlerts,
			{ client: [people, selfReportAlerts.clientId, ["firstName", "lastName", "email"]] },
			{
				where: and(isNull(selfReportAlerts.acknowledgedAt), ofFollowed(visit)),
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
						...{ since: createdAt, dueAt, href: paths(visit.tenant.guid).answers(replyId) },
						...(visit.access.level >= LEVEL_CLIENTS && { settle: "home:action.acknowledge", asks: "home:asks.done" }),
					}),
				),
		};
	},
	waiting: `from self_report_alerts x where x.tenant_id = a.tenant_id and x.acknowledged_at is null
		and ${followedByAsker("x.client_id")}`,
	settling: {
		...{ kind: "selfReportAlert", level: LEVEL_CLIENTS },
		run: async (visit, { id, note }) => {
			if (note === "") throw invalid({ note: "home:asks.missing" });
			return alertFeedback(visit, id, await acknowledge(visit, { id, action: note }));
		},
		undo: async (visit, { id }) => alertFeedback(visit, id, await reopenAlert(visit, id)),
	},
});
