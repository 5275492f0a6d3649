import { desc, eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { languageTests, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { paths } from "../paths";
import { type Attempt, hasExpired, type Test } from "./open-test.server";
import { skillsOf } from "./result";

const MOST = 50;

/** An attempt of the visitor's own, for their dashboard. */
export type OwnAttempt = ReturnType<typeof serialize>;

/** The read of the visitor's own attempts, the latest first, to be sent with others. */
export function readingOwnAttempts({ rows, user, tenant, now }: Visit): PendingQuery<OwnAttempt[]> {
	const { query, shape } = rows.listingWith(
		testAttempts,
		{ test: [languageTests, testAttempts.testId], link: [testLinks, testAttempts.linkId, ["guid"]] },
		{
			where: eq(testAttempts.userId, user.id),
			orderBy: [desc(testAttempts.createdAt)],
			limit: MOST,
			by: "nl_attempts_of_user",
			fields: ["id", "status", "path", "answered", "result", "lastAt", "doneAt", "createdAt"],
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row, test, link }) =>
				test && link ? [serialize(row as Attempt, test as Test, paths(tenant.guid).take(link.guid), now)] : [],
			),
	};
}

/** The same by itself. */
export const ownAttempts = async (visit: Visit): Promise<OwnAttempt[]> =>
	(await visit.rows.read({ own: readingOwnAttempts(visit) })).own;

function serialize(attempt: Attempt, test: Test, page: string, now: Date) {
	const { id, result, answered, lastAt, doneAt, createdAt } = attempt;
	return {
		...{ id, title: test.title, answered, lastAt, doneAt, createdAt },
		status: hasExpired(attempt, test, now) ? ("expired" as const) : attempt.status,
		overall: result?.overall ?? null,
		skills: result ? skillsOf(result) : [],
		/** Whether it is the listening path, which ends with advice. */
		isListening: attempt.path === "listening",
		/** Where it goes on, or the result stands. */
		page,
	};
}
