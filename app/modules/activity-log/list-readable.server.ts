import { and, eq, isNotNull } from "drizzle-orm";
import type * as z from "zod";
import { readingFilledDays } from "#app/forms/reports/daily-replies.server";
import { addDays, today } from "#app/platform/clock";
import { keyset, pageOf } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import { activityLogs } from "#db/schema/activity-log";
import { followedView, LAST, PAGE } from "./dashboard.server";
import type { ReadPage } from "./logs.schema";
import { paths } from "./paths";
import { logsOpenTo, ofNamed, readingLogs } from "./reading.server";
import { showLog } from "./readreply.server";

/** The log of the address; without one all logs that the visitor may read, their own too, or those of one client. */
export async function listReadable(visit: Visit, asked: z.output<typeof ReadPage>) {
	if (asked.form_id !== undefined) return { log: await showLog(visit, asked), list: null };
	const now = today(visit.tenant.timeZone, visit.now);
	const place = keyset([activityLogs.id], { cursor: asked.cursor }, "desc");
	const { client, q } = asked;
	const whose = client === undefined ? isNotNull(activityLogs.clientId) : eq(activityLogs.clientId, client);
	const where = and(logsOpenTo(visit), whose, ofNamed(visit, q), place.where);
	const { ids, logs } = readingLogs(visit, where, { limit: PAGE + 1 });
	const read = await visit.rows.read({
		followed: logs,
		lastDays: readingFilledDays(visit, ids, { from: addDays(now, -LAST + 1), to: now }),
	});
	const page = pageOf(read.followed, PAGE, ({ row }) => [row.id]);
	const shown = page.items.map((one) => followedView(visit, one, read, now));
	const all = paths(visit.tenant.guid).readable();
	const of = client === undefined ? null : { id: client, name: shown[0]?.client ?? "", all };
	return { log: null, list: { next: page.next, last: LAST, q, logs: shown, of } };
}
