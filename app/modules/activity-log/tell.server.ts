import { eq } from "drizzle-orm";
import { notify, notifying } from "#app/platform/notify.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { Visit } from "#app/platform/tenant/context";
import { advisorClients } from "#db/schema/directory";
import { paths } from "./paths";
import type { Log } from "./reading.server";

/** Advisors of a client who are told of something. */
const TOLD_MOST = 10;

/** The writes that tell the client of a new log, with nothing of what it asks. */
export function notifyingOfLog(visit: Visit, { id, clientId }: Pick<Log, "id" | "clientId">): PendingWrite[] {
	if (clientId === null || clientId === visit.user.id) return [];
	const url = paths(visit.tenant.guid).dashboard({ log: id });
	const notice = { type: "activityLogForm" as const, params: {}, url, noticeId: `log:${id}` };
	return [notifying(visit, notice, [clientId])];
}

/** Tells the client of what an advisor wrote about a day, or the client's advisors of what the client wrote. */
export async function tellOfComment(visit: Visit, log: Log, day: string): Promise<void> {
	const { clientId, id } = log;
	if (clientId === null) return;
	const at = paths(visit.tenant.guid);
	const month = day.slice(0, 7);
	const isClient = clientId === visit.user.id;
	const advisors = isClient
		? await visit.rows.list(advisorClients, { where: eq(advisorClients.clientId, clientId), limit: TOLD_MOST })
		: [];
	const users = isClient ? advisors.map(({ advisorId }) => advisorId) : [clientId];
	if (users.length === 0) return;
	const url = `${isClient ? at.read(id, { day, month }) : at.dashboard({ log: id, day, month })}#thread`;
	await notify(visit, { to: { users }, type: "activityLogComment", params: {}, url, isOnce: true });
}
