import { and, eq } from "drizzle-orm";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { testAttempts } from "#db/schema/norwegian-learning";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleAttempts } from "./results/results.source.server";

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "languageTests",
		place: "results",
		count: (asker, { id }) =>
			asker.rows.counting(testAttempts, and(eq(testAttempts.userId, id), visibleAttempts(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }) => paths(tenant.guid).results,
	},
]);
