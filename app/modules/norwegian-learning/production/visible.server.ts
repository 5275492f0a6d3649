import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { assessments, productions, productionTasks } from "#db/schema/norwegian-learning";

/** Whose answers a teacher sees: all; or those of one's clients and to one's own tasks. Learners see their own. */
export function visibleProductions(visit: Visit): SQL {
	const { access, user, tenant } = visit;
	if (access.level >= LEVEL_ALL) return sql`1`;
	const own = eq(productions.userId, user.id);
	if (access.level < LEVEL_CLIENTS) return own;
	const isClient = sql`exists (select 1 from ${people} where ${and(
		eq(people.tenantId, tenant.id),
		eq(people.id, productions.userId),
		followedBy(visit),
	)})`;
	const isOwnTask = sql`${productions.taskId} in (select ${productionTasks.id} from ${productionTasks} where ${and(
		eq(productionTasks.tenantId, tenant.id),
		eq(productionTasks.createdBy, user.id),
	)})`;
	return or(own, isClient, isOwnTask) as SQL;
}

/**
 * A condition on answers: they wait for this teacher. Two teachers assess by themselves; where both have and their levels differ, it
 * waits for both, until they agree.
 */
export function waitingFor(visit: Visit): SQL {
	const { tenant, user } = visit;
	const of = sql`from ${assessments} where ${assessments.tenantId} = ${tenant.id} and ${assessments.productionId} = ${productions.id}`;
	return and(
		eq(productions.status, "sent"),
		sql`${productions.userId} <> ${user.id}`,
		sql`(case when exists (select 1 ${of} and ${assessments.assessorId} = ${user.id})
			then (select count(*) ${of}) >= 2
			else (select count(*) ${of}) < json_extract(${productions.task}, '$.assessors') end)`,
		visibleProductions(visit),
	) as SQL;
}
