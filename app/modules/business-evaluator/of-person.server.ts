import { and, eq, ne } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { entrepreneurs } from "#db/schema/business-evaluator";
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
]);
