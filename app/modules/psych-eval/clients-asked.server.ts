import { and, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { isNamed } from "#app/directory/named.server";
import { hasWaited } from "#app/forms/assignments/reading.server";
import { DAY } from "#app/platform/limits";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { selfReportAlerts, selfReportClients } from "#db/schema/psych-eval";
import { area } from "./area";

export const clientFilters = ["alerts", "overdue", "worse"] as const;
export const ClientsPage = z.object({
	cursor: z.string().max(2000).optional(),
	q: z.string().max(100).optional(),
	filter: z.enum(clientFilters).optional().catch(undefined),
});
type Asked = Pick<z.output<typeof ClientsPage>, "q" | "filter">;

/** What has waited so long is overdue. */
export const OVERDUE = 2 * DAY;

/** A condition on people: the clients whom the list shows. */
export function clientsAsked(visit: Visit, { q, filter }: Asked): SQL | undefined {
	return and(isNamed(q), filtered(visit, filter));
}

/** The list that a client's page was opened from: its query as it was, and whom it shows; nothing where that cannot be read. */
export function clientsInList(visit: Visit, list: string | undefined): { list: string | null; fits?: SQL } {
	const asked = list === undefined ? undefined : ClientsPage.safeParse(Object.fromEntries(new URLSearchParams(list)));
	if (!asked?.success) return { list: null };
	const known = Object.entries(asked.data).filter((one): one is [string, string] => Boolean(one[1]));
	return { list: new URLSearchParams(known).toString(), fits: clientsAsked(visit, asked.data) };
}

function filtered(visit: Visit, filter: (typeof clientFilters)[number] | undefined): SQL | undefined {
	if (filter === "overdue") return hasWaited(visit, area, people.id, visit.now.getTime() - OVERDUE);
	if (filter === "worse")
		return sql`exists (select 1 from ${selfReportClients} where ${selfReportClients.tenantId} = ${visit.tenant.id}
			and ${selfReportClients.id} = ${people.id} and ${selfReportClients.trend} = 'worse')`;
	return filter === "alerts" ? withAlerts(visit) : undefined;
}

/** A condition on people: those of whom an answer has to be looked at. */
export function withAlerts(visit: Visit): SQL {
	return sql`exists (select 1 from ${selfReportAlerts} where ${selfReportAlerts.tenantId} = ${visit.tenant.id}
		and ${selfReportAlerts.clientId} = ${people.id} and ${selfReportAlerts.acknowledgedAt} is null)`;
}
