import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { releasingFiles } from "#app/media/record-files.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import type { TenantContext } from "#app/platform/tenant/context";
import {
	assessments,
	givenWordLists,
	languageWords,
	productions,
	testAttempts,
	wordCards,
	wordPlans,
	wordReviews,
} from "#db/schema/norwegian-learning";

/**
 * The writes that delete the tests, the texts, the recordings and the words of somebody. What the answers have told of the
 * items stays: it names nobody.
 */
export function forgetPerson({ rows }: TenantContext, userId: string): PendingWrite[] {
	const own = eq(productions.userId, userId);
	const answers = rows.select(productions, { id: productions.id }).where(own);
	const spoken = rows
		.select(productions, { id: productions.audioFileId })
		.where(and(own, isNotNull(productions.audioFileId)));
	const comments = rows
		.select(assessments, { id: assessments.audioFileId })
		.where(and(inArray(assessments.productionId, answers), isNotNull(assessments.audioFileId)));
	return [
		releasingFiles(rows, spoken),
		releasingFiles(rows, comments),
		rows.removingAll(productions, own),
		rows.removingAll(testAttempts, eq(testAttempts.userId, userId)),
		rows.dropping(wordReviews, eq(wordReviews.userId, userId)),
		rows.dropping(wordCards, eq(wordCards.userId, userId)),
		rows.dropping(givenWordLists, eq(givenWordLists.userId, userId)),
		rows.dropping(wordPlans, eq(wordPlans.id, userId)),
		rows.removingAll(languageWords, eq(languageWords.ownerId, userId)),
	];
}
