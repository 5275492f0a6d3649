import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";
import { ownClients } from "./followed.server";

/** The visitor's own clients, as a group that everybody has. */
const MINE = "mine";

/** A condition on people: that they are in a group; nobody is in one that is unknown. */
export const inGroup = (visit: Visit, group: string): SQL | undefined => (group === MINE ? ownClients(visit) : sql`0`);

/** `name`: null for the visitor's own participants, which each language calls by its word; `count`: those in it who are active now. */
export type CountedGroup = { id: string; name: string | null; count: number };

/** The groups that hold somebody now, with how many. */
export function readingGroups(visit: Visit): PendingRead<CountedGroup[]> {
	const { query, shape } = visit.rows.counting(people, and(eq(people.isActive, true), ownClients(visit)), 10_000);
	return {
		query,
		shape: (found) => {
			const count = shape(found);
			return count > 0 ? [{ id: MINE, name: null, count }] : [];
		},
	};
}
