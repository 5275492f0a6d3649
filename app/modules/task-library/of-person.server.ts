import { and, eq, isNotNull, sql } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { people } from "#db/schema/directory";
import { learningProgress, learningTaskPeople } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** A condition on what belongs to people: to those whom the visitor may see. */
export function seenBy(visit: Visit, { userId }: typeof learningProgress | typeof learningTaskPeople) {
	if (visit.access.level >= LEVEL_ALL) return undefined;
	return sql`(${userId} = ${visit.user.id} or exists (select 1 from ${people} where ${and(
		eq(people.tenantId, visit.tenant.id),
		eq(people.id, userId),
		followedBy(visit),
	)}))`;
}

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "learningContents",
		place: "dashboard",
		count: (asker, { id }) =>
			asker.rows.counting(
				learningProgress,
				and(eq(learningProgress.userId, id), isNotNull(learningProgress.doneAt), seenBy(asker, learningProgress)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }) => paths(tenant.guid).dashboard,
	},
	{
		key: "learningTasks",
		place: "tasks",
		count: (asker, { id }) =>
			asker.rows.counting(
				learningTaskPeople,
				and(eq(learningTaskPeople.userId, id), seenBy(asker, learningTaskPeople)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant, access }) =>
			access.level >= LEVEL_CLIENTS ? paths(tenant.guid).givenTasks : paths(tenant.guid).tasks,
	},
]);
