import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { entrepreneurRatings, entrepreneurs } from "#db/schema/business-evaluator";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleTo } from "./visible.server";

/** Whom somebody advises; whoever leaves hands them over. */
export const ofPeople = keptOfPeople(manifest, [
	{
		...{ key: "entrepreneurs", place: "entrepreneurs", isWork: true },
		count: (asker, { id }) =>
			asker.rows.counting(
				entrepreneurs,
				and(eq(entrepreneurs.advisorId, id), ne(entrepreneurs.status, "closed"), visibleTo(asker)),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }, { id }) => `${paths(tenant.guid).entrepreneurs}?f=advisor.any.${id}&f=status.not.closed`,
	},
	{
		...{ key: "ideaRatings", place: "entrepreneurs" },
		count: (asker, { id }) => {
			const seen = and(eq(entrepreneurs.id, entrepreneurRatings.entrepreneurId), visibleTo(asker));
			const ofSeen = sql`exists (select 1 from ${entrepreneurs} where ${and(eq(entrepreneurs.tenantId, asker.tenant.id), seen)})`;
			const own = eq(entrepreneurRatings.assessorId, id);
			return asker.rows.counting(
				entrepreneurRatings,
				and(own, isNotNull(entrepreneurRatings.ratedAt), ofSeen),
				COUNTED_OF_PERSON,
			);
		},
	},
]);
