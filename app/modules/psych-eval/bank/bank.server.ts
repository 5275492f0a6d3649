import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import { keyset, type Page, pageOf } from "#app/platform/paging.server";
import type { TenantContext } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { selfReportCategories, selfReportQuestions } from "#db/schema/psych-eval";
import { asBankQuestion, asCategory, type BankQuestion, type Category } from "./category";

/** Categories, and questions of one, that a tenant has at most. */
export const CATEGORIES_MOST = 60;
export const QUESTIONS_MOST = 100;

/** The categories in their order; those in the archive only where it says so. */
export function readingCategories({ rows }: TenantContext, withArchived = false): PendingQuery<Category[]> {
	const { query, shape } = rows.listing(selfReportCategories, {
		where: withArchived ? undefined : isNull(selfReportCategories.archivedAt),
		orderBy: [selfReportCategories.sortOrder, selfReportCategories.id],
		limit: withArchived ? 300 : CATEGORIES_MOST,
	});
	return { query, shape: (found) => shape(found).map(asCategory) };
}

/** All questions that are asked now, category by category in their order. */
export function readingQuestions({ rows }: TenantContext): PendingQuery<BankQuestion[]> {
	const { query, shape } = rows.listing(selfReportQuestions, {
		where: isNull(selfReportQuestions.archivedAt),
		orderBy: [selfReportQuestions.categoryId, selfReportQuestions.sortOrder, selfReportQuestions.id],
		limit: 1000,
	});
	return { query, shape: (found) => shape(found).map(asBankQuestion) };
}

/** Questions by their ids, also from the archive: forms that ask them go on. */
export function readingQuestionsById({ rows }: TenantContext, ids: string[]): PendingQuery<BankQuestion[]> {
	const { query, shape } = rows.listing(selfReportQuestions, {
		where: inArray(selfReportQuestions.id, ids.slice(0, 90)),
		limit: 90,
	});
	return { query, shape: (found) => shape(found).map(asBankQuestion) };
}

/** The questions of a category in their order, or those of it that lie in the archive. */
export function readingQuestionsOf(
	{ rows }: TenantContext,
	categoryId: string,
	areArchived = false,
): PendingQuery<BankQuestion[]> {
	const { archivedAt } = selfReportQuestions;
	const { query, shape } = rows.listing(selfReportQuestions, {
		where: and(
			eq(selfReportQuestions.categoryId, categoryId),
			areArchived ? isNotNull(archivedAt) : isNull(archivedAt),
		),
		orderBy: [selfReportQuestions.sortOrder, selfReportQuestions.id],
		limit: QUESTIONS_MOST,
	});
	return { query, shape: (found) => shape(found).map(asBankQuestion) };
}

type Asked = { limit: number; cursor?: string };

export async function pageOfCategories({ rows }: TenantContext, { limit, cursor }: Asked): Promise<Page<Category>> {
	const place = keyset([selfReportCategories.sortOrder, selfReportCategories.id], { cursor });
	const found = await rows.list(selfReportCategories, {
		where: and(isNull(selfReportCategories.archivedAt), place.where),
		orderBy: place.orderBy,
		limit: limit + 1,
	});
	return pageOf(found.map(asCategory), limit, ({ sortOrder, id }) => [sortOrder, id]);
}

export async function pageOfQuestions(
	{ rows }: TenantContext,
	{ limit, cursor, categoryId }: Asked & { categoryId: string },
): Promise<Page<BankQuestion>> {
	const place = keyset([selfReportQuestions.sortOrder, selfReportQuestions.id], { cursor });
	const found = await rows.list(selfReportQuestions, {
		where: and(eq(selfReportQuestions.categoryId, categoryId), isNull(selfReportQuestions.archivedAt), place.where),
		orderBy: place.orderBy,
		limit: limit + 1,
	});
	return pageOf(found.map(asBankQuestion), limit, ({ sortOrder, id }) => [sortOrder, id]);
}
