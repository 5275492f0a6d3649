import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { approving, type Booking, declining } from "#app/bookings/bookings.server";
import { bulkDone, chosenRows, hasId } from "#app/lists/chosen.server";
import { invalid } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { bookings } from "#db/schema/bookings";
import { eventRegistrations } from "#db/schema/events";
import { settle } from "./clock.server";
import type { DecideInput } from "./events.schema";
import { ownEvent } from "./events.server";
import { ofEvent, participantSource } from "./participants.server";

type Decision = z.output<typeof DecideInput>;
/** Said yes to in one batch. */
const CHUNK = 100;
const MOST = 1000;

/** Those of the chosen who have asked for a place, in the order in which they did. */
async function asking(visit: Visit, { event: id, ...chosen }: Decision, statuses: Booking["status"][]) {
	await ownEvent(visit, id);
	const ids = (await chosenRows(visit, participantSource as never, chosen, ofEvent(id))).map((row) => row.id);
	const asked = await visit.rows.list(bookings, {
		where: and(hasId(bookings, ids), eq(bookings.poolId, id), inArray(bookings.status, statuses)),
		orderBy: [asc(bookings.createdAt), asc(bookings.id)],
		limit: MOST,
	});
	if (asked.length === 0) throw invalid({ ids: "events:errors.nobodyAsks" });
	return asked;
}

/** The write that keeps what the organiser says to them. */
const saying = (visit: Visit, asked: readonly Booking[], message: string) =>
	visit.rows.changingWhere(
		eventRegistrations,
		hasId(
			eventRegistrations,
			asked.map(({ id }) => id),
		) as SQL,
		{ decision: message || null },
	);

/** Says yes: a place to whom there is room for, a turn in the line to the others. Everybody is written to. */
export async function approve(visit: Visit, decision: Decision) {
	const asked = await asking(visit, decision, ["pending", "declined"]);
	let [given, waiting] = [0, 0];
	for (let start = 0; start < asked.length; start += CHUNK) {
		const some = asked.slice(start, start + CHUNK);
		const yes = approving(visit, decision.event, some);
		const [, ...left] = await visit.rows.commit([saying(visit, some, decision.approvalMessage), ...yes]);
		const now = left as (Booking | undefined)[];
		given += now.filter((one) => one?.status === "confirmed").length;
		waiting += now.filter((one) => one?.status === "waiting").length;
	}
	await settle(visit, decision.event);
	const left = asked.length - given - waiting;
	const key =
		left > 0 ? "events:told.approvedSome" : waiting > 0 ? "events:told.approvedToList" : "events:told.approved";
	return bulkDone({ key, params: { count: given, waiting, left } });
}

/** Says no. Everybody is written to. */
export async function decline(visit: Visit, decision: Decision) {
	const asked = await asking(visit, decision, ["pending"]);
	const ids = asked.map(({ id }) => id);
	await visit.rows.commit([saying(visit, asked, decision.refusalMessage), ...declining(visit, decision.event, ids)]);
	await settle(visit, decision.event);
	return bulkDone({ key: "events:told.declined", params: { count: asked.length } });
}
