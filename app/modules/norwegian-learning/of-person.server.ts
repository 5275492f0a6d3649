import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { LEVEL_ALL } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { COUNTED_OF_PERSON, keptOfPeople } from "#app/platform/tenant/of-person.server";
import { people } from "#db/schema/directory";
import { productions, testAttempts, wordCards } from "#db/schema/norwegian-learning";
import { manifest } from "./manifest";
import { paths } from "./paths";
import { visibleProductions } from "./production/visible.server";
import { visibleAttempts } from "./results/results.source.server";

/** A condition on cards: they are the asker's own, or of somebody whom the asker follows up. */
const isSeen = (asker: Visit): SQL | undefined =>
	asker.access.level >= LEVEL_ALL
		? undefined
		: sql`(${wordCards.userId} = ${asker.user.id} or exists (select 1 from ${people} where ${and(
				eq(people.tenantId, asker.tenant.id),
				eq(people.id, wordCards.userId),
				followedBy(asker),
			)}))`;

export const ofPeople = keptOfPeople(manifest, [
	{
		key: "languageTests",
		place: "results",
		count: (asker, { id }) =>
			asker.rows.counting(testAttempts, and(eq(testAttempts.userId, id), visibleAttempts(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }) => paths(tenant.guid).results,
	},
	{
		key: "languageAnswers",
		place: "production",
		count: (asker, { id }) =>
			asker.rows.counting(
				productions,
				// What is not sent yet is nobody else's to know of.
				and(
					eq(productions.userId, id),
					id === asker.user.id ? undefined : ne(productions.status, "draft"),
					visibleProductions(asker),
				),
				COUNTED_OF_PERSON,
			),
		to: ({ tenant }) => paths(tenant.guid).production,
	},
	{
		key: "languageWords",
		place: "words",
		count: (asker, { id }) =>
			asker.rows.counting(wordCards, and(eq(wordCards.userId, id), isSeen(asker)), COUNTED_OF_PERSON),
		to: ({ tenant }) => paths(tenant.guid).words,
	},
]);
