import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type * as z from "zod";
import { followedBy } from "#app/directory/followed.server";
import { nameOf } from "#app/directory/names";
import { readingAssignments, readingDue } from "#app/forms/assignments/reading.server";
import { daysBetween, today } from "#app/platform/clock";
import { keyset, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { selfReportAlerts, selfReportClients } from "#db/schema/psych-eval";
import { area } from "./area";
import { type ClientsPage, clientsAsked, OVERDUE, withAlerts } from "./clients-asked.server";

const PAGE = 25;

/** The clients whom the visitor follows up, those with alerts first, by name: where each stands, what waits, and what has to be looked at. */
export async function showClients(visit: Visit, { cursor, q = "", filter }: z.output<typeof ClientsPage>) {
	const hasNoAlert = sql`(not ${withAlerts(visit)})`;
	const place = keyset([hasNoAlert, people.sortName, people.id], { cursor });
	const where = and(followedBy(visit), eq(people.isActive, true), clientsAsked(visit, { q, filter }), place.where);
	// The same people, so that what is known of each comes in the same round trip.
	const shown = sql`select ${people.id} from ${people} where ${people.tenantId} = ${visit.tenant.id} and ${where}
		order by ${hasNoAlert}, ${people.sortName}, ${people.id} limit ${PAGE + 1}`;
	const { found, due, given, alerts } = await visit.rows.read({
		found: visit.rows.listingWith(
			people,
			{ standing: [selfReportClients, people.id] },
			{ where, orderBy: place.orderBy, limit: PAGE + 1 },
		),
		due: readingDue(visit, shown, { area, limit: 500 }),
		given: readingAssignments(visit, area, shown, 500),
		alerts: visit.rows.listing(selfReportAlerts, {
			where: and(sql`${selfReportAlerts.clientId} in (${shown})`, isNull(selfReportAlerts.acknowledgedAt)),
			orderBy: asc(selfReportAlerts.dueAt),
			limit: 500,
		}),
	});
	const { items, next } = pageOf(found, PAGE, ({ row }) => [
		Number(!alerts.some(({ clientId }) => clientId === row.id)),
		row.sortName,
		row.id,
	]);
	const day = today(visit.tenant.timeZone, visit.now);
	const clients = items.map(({ row, standing }) => {
		const waiting = due.filter(({ occasion }) => occasion.respondentId === row.id);
		const first = waiting[0]?.occasion;
		const lastAt = standing?.lastAt ?? 0;
		const active = given.filter(
			({ assignment }) => assignment.respondentId === row.id && assignment.status === "active",
		);
		const nextOn =
			active
				.map(({ assignment }) => assignment.nextOn)
				.filter(Boolean)
				.sort()[0] ?? null;
		return {
			...{ id: row.id, name: nameOf(row), lastAt: lastAt > 0 ? lastAt : null, nextOn },
			daysSince: lastAt > 0 ? daysBetween(today(visit.tenant.timeZone, new Date(lastAt)), day) : null,
			waiting: waiting.length,
			isOverdue: first !== undefined && first.opensAt < visit.now.getTime() - OVERDUE,
			alerts: alerts.filter(({ clientId }) => clientId === row.id).length,
			...{ trend: standing?.trend ?? ("unknown" as const), spark: standing?.spark ?? [], forms: active.length },
		};
	});
	return { tenant: visit.tenant.guid, clients, next, filter: filter ?? null, q };
}
