import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { listSource } from "#app/lists/source.server";
import { isKept } from "#app/lists/trash.server";
import { DAY } from "#app/platform/limits";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { intakeSettings, intakes } from "#db/schema/veksttorget";
import { intakeList } from "./intakes.list";

/** Who sees which: all of them; one's own and those that are nobody's yet; or one's own. */
export function visibleIntakes({ access, user }: Viewer): SQL {
	const own = eq(intakes.ownerId, user.id);
	const whose =
		access.level >= LEVEL_ALL ? undefined : access.level >= LEVEL_CLIENTS ? or(own, isNull(intakes.ownerId)) : own;
	return and(isKept(intakes), whose) as SQL;
}

/** Milliseconds within which somebody is to be answered, as the organisation has decided. */
export const goalTimeOf = (tenantId: unknown): SQL =>
	sql`coalesce((select ${intakeSettings.answerDays} from ${intakeSettings} where ${intakeSettings.tenantId} = ${tenantId}), 2) * ${DAY}`;
/** Whether the first answer came within such a time; "none" before there is one. */
export const answerStateBy = (goal: SQL): SQL<string> =>
	sql<string>`case when ${intakes.firstAnswerAt} is null then 'none'
	when ${intakes.firstAnswerAt} - ${intakes.createdAt} <= ${goal} then 'inTime' else 'late' end`;
export const answerState = answerStateBy(goalTimeOf(intakes.tenantId));
/** What the sender has said, or that it is waited for; null for who was not asked. */
export const outcomeState = sql<string | null>`coalesce(${intakes.outcome},
	case when ${intakes.outcomeAskedAt} is not null then 'waiting' end)`;

export const intakeSource = listSource(intakeList, intakes, {
	number: intakes.number,
	topic: intakes.topic,
	municipality: intakes.municipality,
	status: intakes.status,
	owner: { by: intakes.ownerId, isIndexed: true },
	received: intakes.createdAt,
	day: intakes.day,
	source: intakes.source,
	answer: { by: answerState, key: () => null },
	outcome: { by: outcomeState, key: () => null },
});
