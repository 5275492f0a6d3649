import { and, asc, desc, type SQL, sql } from "drizzle-orm";
import { addDays, today, zoneOf } from "#app/platform/clock";
import { DAY } from "#app/platform/limits";
import type { Sorted } from "#app/platform/paging.server";
import type { Visit } from "#app/platform/tenant/context";
import type { AskedTasks } from "#app/platform/tenant/own-tasks.server";

/** Days for which what was done is shown as done lately. */
const LATELY = 14;

/** What is asked of a module's tasks, by the visitor's clock. */
export function asking(visit: Visit, which: AskedTasks["which"], limit: number): AskedTasks {
	const day = today(zoneOf(visit), visit.now);
	return { which, limit, day, since: { day: addDays(day, -LATELY), at: visit.now.getTime() - LATELY * DAY } };
}

type Kept = {
	id: Sorted;
	/** That it is open. */
	open: SQL | undefined;
	/** Its due day, with a late one for none. */
	due: Sorted;
	/** That it is done, and when that was: a day, or an instant in epoch milliseconds. */
	done: { on: Sorted; is?: SQL } | { at: Sorted; is?: SQL };
};

/** Condition, order and number of the rows that are asked for, by how a table keeps them. */
export function rowsAsked({ which, day, since, limit }: AskedTasks, { id, open, due, done }: Kept) {
	if (which !== "done")
		return {
			where: and(open, which === "due" ? sql`${due} <= ${day}` : undefined),
			orderBy: [asc(due), asc(id)],
			limit,
		};
	const [when, from] = "on" in done ? [done.on, since.day] : [done.at, since.at];
	return { where: and(done.is, sql`${when} >= ${from}`), orderBy: [desc(when), desc(id)], limit };
}
