import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { followedBy } from "#app/directory/followed.server";
import { listSource } from "#app/lists/source.server";
import { LEVEL_ALL, LEVEL_CLIENTS } from "#app/platform/tenant/access";
import { among } from "#app/platform/tenant/among.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { languageTests, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { rankOf } from "../attempts/level";
import type { ReachedLevel } from "../choices";
import { resultList } from "./results.list";

/**
 * Who sees which attempts: all of them; one's own clients' and those that were begun by one's own links or in one's own
 * tests; or one's own alone.
 */
export function visibleAttempts(visit: Visit): SQL {
	const { access, user, tenant } = visit;
	if (access.level >= LEVEL_ALL) return sql`1`;
	const own = eq(testAttempts.userId, user.id);
	if (access.level < LEVEL_CLIENTS) return own;
	const made = (table: typeof testLinks | typeof languageTests) =>
		sql`(select ${table.id} from ${table} where ${and(eq(table.tenantId, tenant.id), eq(table.createdBy, user.id))})`;
	const client = sql`exists (select 1 from ${people} where ${and(
		eq(people.tenantId, tenant.id),
		eq(people.id, testAttempts.userId),
		followedBy(visit),
	)})`;
	return or(
		own,
		sql`${testAttempts.linkId} in ${made(testLinks)}`,
		sql`${testAttempts.testId} in ${made(languageTests)}`,
		client,
	) as SQL;
}

/** The rank of an attempt that has no level yet. */
const NONE = -1;

export const resultSource = listSource(
	resultList,
	testAttempts,
	{
		candidate: testAttempts.sortName,
		test: { by: testAttempts.testId, isIndexed: true },
		overall: {
			by: testAttempts.rank,
			none: NONE,
			where: ({ op, values }) => {
				if (op === "empty") return eq(testAttempts.rank, NONE);
				if (op === "filled") return sql`${testAttempts.rank} > ${NONE}`;
				const ranks = values.map((level) => rankOf(level as ReachedLevel));
				const isAmong = among(testAttempts.rank, ranks);
				return op === "not" ? sql`not ${isAmong}` : isAmong;
			},
		},
		status: testAttempts.status,
		begun: testAttempts.createdAt,
		done: testAttempts.doneAt,
	},
	{
		search: (words) =>
			and(
				...words.map(
					(word) =>
						sql`instr(${testAttempts.sortName} || ' ' || lower(coalesce(${testAttempts.email}, '')), ${word}) > 0`,
				),
			),
	},
);
