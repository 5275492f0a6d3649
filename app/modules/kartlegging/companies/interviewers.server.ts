import { and, asc, eq } from "drizzle-orm";
import { inModule } from "#app/directory/module-members.server";
import { nameOf } from "#app/directory/names";
import { invalid } from "#app/platform/problems";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { people } from "#db/schema/directory";

/** People who are offered. */
const MOST = 200;
const mayInterview = (visit: Visit) =>
	and(eq(people.isActive, true), inModule(visit, people.id, { moduleKey: "kartlegging", level: LEVEL_CLIENTS }));

/** Those who assess companies here, by name. */
export function readingInterviewers(visit: Visit): PendingRead<{ id: string; name: string }[]> {
	const { query, shape } = visit.rows.listing(people, {
		where: mayInterview(visit),
		orderBy: [asc(people.sortName), asc(people.id)],
		limit: MOST,
	});
	return { query, shape: (rows) => shape(rows).map((person) => ({ id: person.id, name: nameOf(person) })) };
}

/** Throws `invalid` (`interviewerId`) for somebody who does not assess companies here. */
export async function assertInterviewer(visit: Visit, id: string | null | undefined): Promise<void> {
	if (!id) return;
	const found = await visit.rows.list(people, { where: and(eq(people.id, id), mayInterview(visit)), limit: 1 });
	if (found.length === 0) throw invalid({ interviewerId: "kartlegging:errors.noInterviewer" });
}
