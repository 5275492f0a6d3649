import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { replyRecords } from "#app/forms/store/records.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Viewer } from "#app/platform/tenant/context";
import { entrepreneurRatings, entrepreneurs } from "#db/schema/business-evaluator";

/** Who sees which: all of them; one's own and those that are nobody's yet; or one's own. */
export function visibleTo({ access, user }: Pick<Viewer, "access" | "user">): SQL {
	const own = eq(entrepreneurs.advisorId, user.id);
	const whose =
		access.level >= LEVEL_ALL
			? undefined
			: access.level >= LEVEL_CLIENTS
				? or(own, isNull(entrepreneurs.advisorId))
				: own;
	return and(isNull(entrepreneurs.deletedAt), whose) as SQL;
}

/** Who may read of which beside that: whoever was asked to assess them. */
export function readableBy(viewer: Pick<Viewer, "access" | "user">): SQL {
	const asked = and(
		eq(entrepreneurRatings.tenantId, entrepreneurs.tenantId),
		eq(entrepreneurRatings.entrepreneurId, entrepreneurs.id),
		eq(entrepreneurRatings.assessorId, viewer.user.id),
	);
	const assesses = sql`exists (select 1 from ${entrepreneurRatings} where ${asked})`;
	return or(visibleTo(viewer), and(isNull(entrepreneurs.deletedAt), assesses)) as SQL;
}

/** Whether somebody sees an entrepreneur whom this one advises. */
export const seesOneOf = ({ access, user }: Pick<Viewer, "access" | "user">, advisorId: string | null) =>
	access.level >= LEVEL_ALL || advisorId === user.id || (advisorId === null && access.level >= LEVEL_CLIENTS);

/** What was answered opens with the entrepreneur. */
export const repliesOfEntrepreneurs = (viewer: Viewer): SQL =>
	and(
		eq(replyRecords.subjectType, "entrepreneur"),
		sql`exists (select 1 from ${entrepreneurs} where ${and(
			eq(entrepreneurs.tenantId, viewer.tenant.id),
			eq(entrepreneurs.id, replyRecords.subjectId),
			readableBy(viewer),
		)})`,
	) as SQL;
