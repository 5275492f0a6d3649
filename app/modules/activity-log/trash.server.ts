import { and, eq, isNotNull, isNull, ne, or, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import type { Restored } from "#app/forms/trash/trash.schema";
import { readingTrashedForms, restoreForm } from "#app/forms/trash/trash.server";
import { notFound } from "#app/platform/problems";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { activityLogs } from "#db/schema/activity-log";
import { people } from "#db/schema/directory";
import { area } from "./area";
import { paths } from "./paths";
import { logsOpenTo } from "./reading.server";
import { nextReminder } from "./reminder-time";

/** Logs of one page of the trash. */
const MOST = 500;

/** Deleted logs of those whom the visitor follows up, and templates. */
function removedBy(visit: Visit): SQL {
	const others = visit.access.level >= LEVEL_ALL ? undefined : ne(activityLogs.clientId, visit.user.id);
	return and(
		isNotNull(activityLogs.deletedAt),
		or(isNull(activityLogs.clientId), and(logsOpenTo(visit), others)),
	) as SQL;
}

export async function showTrash(visit: Visit) {
	const { forms, logs } = await visit.rows.read({
		forms: readingTrashedForms(visit, area),
		logs: visit.rows.listingWith(
			activityLogs,
			{ client: [people, activityLogs.clientId, NAMED] },
			{ where: removedBy(visit), limit: MOST },
		),
	});
	const clients = new Map(logs.map(({ row, client }) => [row.id, client ? nameOf(client) : undefined]));
	return {
		rows: forms.filter(({ id }) => clients.has(id)).map((form) => ({ ...form, about: clients.get(form.id) })),
		back: paths(visit.tenant.guid).dashboard(),
	};
}

/** Takes a log with its answers out of the trash; its client is reminded again as it says. */
export async function restoreOne(visit: Visit, { id }: z.output<typeof Restored>) {
	const [log] = await visit.rows.list(activityLogs, {
		where: and(eq(activityLogs.id, id), removedBy(visit)),
		limit: 1,
	});
	if (!log) throw notFound();
	const remindAt = log.clientId === null ? 0 : nextReminder(log, visit.tenant.timeZone, visit.now.getTime());
	return restoreForm(visit, area, id, { more: [visit.rows.changing(activityLogs, id, { deletedAt: null, remindAt })] });
}
