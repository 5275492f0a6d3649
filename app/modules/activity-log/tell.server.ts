import { eq } from "drizzle-orm";
import { notify } from "#app/platform/notify.server";
import type { Visit } from "#app/platform/tenant/context";
import { advisorClients } from "#db/schema/directory";
import { places } from "./places";
import type { Log } from "./reading.server";

/** Advisors of a client who are told of something. */
const TOLD_MOST = 10;

/** Tells the client of a new log, with nothing of what it asks. */
export async function tellOfLog(visit: Visit, log: Log): Promise<void> {
	if (log.clientId === null || log.clientId === visit.user.id) return;
	const url = places(visit.tenant.guid).dashboard({ log: log.id });
	await notify(visit, { to: { users: [log.clientId] }, type: "activityLogForm", params: {}, url });
}

/** Tells the client of what an advisor wrote about a day, or the client's advisors of what the client wrote. */
export async function tellOfComment(visit: Visit, log: Log, day: string): Promise<void> {
	const { clientId, id } = log;
	if (clientId === null) return;
	const at = places(visit.tenant.guid);
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
