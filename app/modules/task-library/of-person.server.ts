import { and, eq, isNotNull, sql } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { people } from "#db/schema/directory";
import { learningProgress } from "#db/schema/task-library";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** A condition on progress: that of the people whom the visitor may see. */
function seenBy(visit: Visit) {
	if (visit.access.level >= LEVEL_ALL) return undefined;
	return sql`(${learningProgress.userId} = ${visit.user.id} or exists (select 1 from ${people} where ${and(
		eq(people.tenantId, visit.tenant.id),
		eq(people.id, learningProgress.userId),
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
				and(eq(learningProgress.userId, id), isNotNull(learningProgress.doneAt), seenBy(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }) => paths(tenant.guid).dashboard,
	},
]);
