import { and, asc, desc, eq, gte, sql } from "drizzle-orm";
import { isKept } from "#app/lists/trash.server";
import { LEVEL_CLIENTS } from "#app/platform/tenant/access";
import type { Visit } from "#app/platform/tenant/context";
import { languageItems, languageTests, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { readingOwnAttempts } from "../attempts/own-attempts.server";
import { isLive, openItems } from "../bank/items.server";
import { addressOf, openLinks } from "../links/links.server";
import { serializeTest } from "../tests/show-tests.server";
import { openTests } from "../tests/tests.server";
import { visibleAttempts } from "./results.source.server";
import { readingLatest, serializeAttempt } from "./show-results.server";

const TESTS = 8;
const LATEST = 10;
/** Open links that a learner is shown the tests of. */
const LINKS = 50;
const COUNTED = 10_000;
const MONTH = 30 * 86_400_000;

/** Teachers see how the tests stand and how they go; a learner sees the tests to take and how the own ones went. */
export const showDashboard = async (visit: Visit): Promise<TeacherData | LearnerData> =>
	visit.access.level >= LEVEL_CLIENTS ? showToTeacher(visit) : showToLearner(visit);

async function showToTeacher(visit: Visit) {
	const { rows, now, tenant } = visit;
	const month = and(visibleAttempts(visit), gte(testAttempts.createdAt, now.getTime() - MONTH));
	const first = sql`(select ${languageTests.id} from ${languageTests} where ${languageTests.tenantId} = ${tenant.id}
		and ${languageTests.deletedAt} is null order by case ${languageTests.status} when 'open' then 0 when 'draft' then 1 else 2 end,
		${languageTests.sortTitle}, ${languageTests.id} limit ${TESTS})`;
	const found = await rows.read({
		items: rows.counting(languageItems, and(openItems(), isLive), COUNTED),
		openTests: rows.counting(languageTests, and(openTests(), eq(languageTests.status, "open")), COUNTED),
		begun: rows.counting(testAttempts, month, COUNTED),
		done: rows.counting(testAttempts, and(month, eq(testAttempts.status, "done")), COUNTED),
		tests: rows.listing(languageTests, {
			where: sql`${languageTests.id} in ${first}`,
			orderBy: [asc(languageTests.sortTitle), asc(languageTests.id)],
			limit: TESTS,
		}),
		links: rows.countingBy(
			testLinks,
			testLinks.testId,
			and(openLinks(visit), sql`${testLinks.testId} in ${first}`) as never,
		),
		attempts: rows.countingBy(
			testAttempts,
			testAttempts.testId,
			and(visibleAttempts(visit), sql`${testAttempts.testId} in ${first}`) as never,
		),
		latest: readingLatest(visit, LATEST),
	});
	const { items, openTests: open, begun, done } = found;
	return {
		who: "teacher" as const,
		figures: { items, openTests: open, begun, done },
		tests: found.tests.map((test) => ({
			...serializeTest(test),
			...{ links: found.links.get(test.id) ?? 0, attempts: found.attempts.get(test.id) ?? 0 },
		})),
		latest: found.latest.map(serializeAttempt),
		tenant: tenant.guid,
	};
}

async function showToLearner(visit: Visit) {
	const { rows, tenant } = visit;
	const { own, links } = await rows.read({
		own: readingOwnAttempts(visit),
		links: rows.listingWith(
			testLinks,
			{ test: [languageTests, testLinks.testId] },
			{
				where: and(
					openLinks(visit),
					eq(testLinks.kind, "open"),
					sql`exists (select 1 from ${languageTests} where ${and(
						eq(languageTests.tenantId, tenant.id),
						eq(languageTests.id, testLinks.testId),
						eq(languageTests.status, "open"),
						isKept(languageTests),
					)})`,
				),
				orderBy: [desc(testLinks.createdAt), desc(testLinks.id)],
				limit: LINKS,
			},
		),
	});
	const open = new Map(
		links.flatMap(({ row, test }) =>
			test ? [[test.id, { ...serializeTest(test), to: addressOf(visit, row) }] as const] : [],
		),
	);
	return {
		who: "learner" as const,
		own,
		open: [...open.values()],
		tenant: tenant.guid,
	};
}
export type TeacherData = Awaited<ReturnType<typeof showToTeacher>>;
export type LearnerData = Awaited<ReturnType<typeof showToLearner>>;
