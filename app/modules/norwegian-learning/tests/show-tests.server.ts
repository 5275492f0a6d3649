import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { offeredCourses } from "#app/directory/course-offer.server";
import { textFor } from "#app/platform/localised";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems, languageTests, testLinks } from "#db/schema/norwegian-learning";
import { isLive, isPictured, openItems } from "../bank/items.server";
import { serializeItem } from "../bank/show-items.server";
import { openLinks } from "../links/links.server";
import { ITEMS_MOST, type TestQuery, type TestsQuery } from "./tests.schema";
import { itemIdsOf, type Test, tests } from "./tests.server";

/** Items of the bank that one search shows. */
const FOUND = 15;

export const serializeTest = (test: Test) => {
	const { id, title, status, written, minutes, createdAt } = test;
	const skills = test.sections.map(({ skill }) => skill);
	return { id, title, status, written, minutes, createdAt, skills, itemCount: itemIdsOf(test).length };
};

/** A page of the tests. */
export async function showTests(visit: Visit, query: TestsQuery) {
	const { list, rows } = await tests.show(visit, query);
	return { list, rows: rows.map(({ row }) => serializeTest(row)), tenant: visit.tenant.guid };
}

/** The ids of a test's items, read where the test is: both come in one round trip. */
const itsItems = (tenantId: string, testId: string): SQL =>
	sql`(select item.value from ${languageTests}, json_each(${languageTests.sections}) as part, json_each(part.value, '$.itemIds') as item
		where ${languageTests.tenantId} = ${tenantId} and ${languageTests.id} = ${testId})`;

/** A test as it is built, with items of the bank that can be put into it. */
export async function showTest(visit: Visit, { test_id: id, find, level, skill }: TestQuery) {
	const { rows, tenant } = visit;
	const its = itsItems(tenant.id, id);
	const where = and(
		openItems(),
		sql`${languageItems.status} <> 'retired'`,
		level && eq(languageItems.level, level),
		skill && eq(languageItems.skill, skill),
		sql`${languageItems.id} not in ${its}`,
	);
	const read = await rows.read({
		test: rows.finding(languageTests, id),
		items: rows.listing(languageItems, {
			where: and(openItems(), sql`${languageItems.id} in ${its}`),
			limit: ITEMS_MOST,
		}),
		found: rows.listing(languageItems, {
			where,
			limit: FOUND,
			...(find ? { search: { text: find } } : { orderBy: [desc(languageItems.createdAt), desc(languageItems.id)] }),
		}),
		links: rows.counting(testLinks, and(eq(testLinks.testId, id), openLinks(visit)), 1000),
		pictured: rows.counting(languageItems, and(openItems(), isLive, isPictured), 1000),
	});
	const { test, found, links } = read;
	if (!test || test.deletedAt !== null) throw notFound();
	const items = new Map(read.items.map((item) => [item.id, serializeItem(item)]));
	const { purposes, asksName, asksEmail, attemptsMost, pauseHours, keptMonths, courses, mode, partMost, updatedAt } =
		test;
	const { limitMinutes, readsAloud, offersListening, showsAnswers } = test;
	return {
		test: {
			...{
				...serializeTest(test),
				purposes,
				asksName,
				asksEmail,
				attemptsMost,
				pauseHours,
				keptMonths,
				courses,
				mode,
				partMost,
				...{ limitMinutes, readsAloud, offersListening, showsAnswers },
				updatedAt,
			},
		},
		sections: test.sections.map((section) => ({
			skill: section.skill,
			items: section.itemIds.flatMap((itemId) => items.get(itemId) ?? []),
		})),
		isFull: itemIdsOf(test).length >= ITEMS_MOST,
		found: found.map(serializeItem),
		looked: { find: find ?? "", level: level ?? "", skill: skill ?? "" },
		openLinks: links,
		/** Items that can be given to whoever does not read. */
		pictured: read.pictured,
		/** What the portal has to recommend. */
		offered: (await offeredCourses(visit)).map(
			({ titles, firstLanguage }) => textFor(titles, "nb", firstLanguage).text,
		),
		language: visit.language as string,
		tenant: tenant.guid,
	};
}
export type TestData = Awaited<ReturnType<typeof showTest>>;
