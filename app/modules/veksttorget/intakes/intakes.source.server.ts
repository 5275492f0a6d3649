import { and, eq, isNull, or, type SQL } from "drizzle-orm";
import { listSource } from "#app/lists/source.server";
import { isKept } from "#app/lists/trash.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { intakes } from "#db/schema/veksttorget";
import { intakeList } from "./intakes.list";

/** Who sees which: all of them; one's own and those that are nobody's yet; or one's own. */
export function visibleIntakes({ access, user }: Viewer): SQL {
	const own = eq(intakes.ownerId, user.id);
	const whose =
		access.level >= LEVEL_ALL ? undefined : access.level >= LEVEL_CLIENTS ? or(own, isNull(intakes.ownerId)) : own;
	return and(isKept(intakes), whose) as SQL;
}

export const intakeSource = listSource(intakeList, intakes, {
	number: intakes.number,
	topic: intakes.topic,
	municipality: intakes.municipality,
	status: intakes.status,
	owner: { by: intakes.ownerId, isIndexed: true },
	received: intakes.createdAt,
	day: intakes.day,
	source: intakes.source,
});
