import { and, desc, eq, type SQL } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { languageTests, type TestResult, testAttempts } from "#db/schema/norwegian-learning";
import { type ReachedLevel, reachedLevels, type Skill, skills } from "../choices";
import { readyFor } from "./ready";
import type { GroupQuery } from "./results.schema";
import { visibleAttempts } from "./results.source.server";

/** Attempts that a group shows, the latest ones. */
const MOST = 300;

/** Everybody who has finished a test, each with their latest result: how they stand, and who is ready for which part of the Norskprøve. */
export async function showGroup(visit: Visit, { test_id: id }: z.output<typeof GroupQuery>) {
	const { rows, tenant } = visit;
	const { test, attempts } = await rows.read({
		test: rows.finding(languageTests, id),
		attempts: rows.listingWith(
			testAttempts,
			{ person: [people, testAttempts.userId, NAMED] },
			{
				where: and(eq(testAttempts.testId, id), eq(testAttempts.status, "done"), visibleAttempts(visit)) as SQL,
				orderBy: [desc(testAttempts.createdAt), desc(testAttempts.id)],
				fields: ["id", "userId", "email", "name", "result", "advice"],
				limit: MOST,
			},
		),
	});
	if (!test || test.deletedAt !== null) throw notFound();
	const latest = new Map(
		attempts.toReversed().flatMap(({ row, person }) => {
			const result = row.result as TestResult | null;
			return result ? [[whoTook(row), { id: row.id, name: nameIn(row, person), result }] as const] : [];
		}),
	);
	const advised = new Map(
		attempts
			.toReversed()
			.flatMap(({ row, person }) =>
				row.advice ? [[whoTook(row), { id: row.id, name: nameIn(row, person) }] as const] : [],
			),
	);
	const members = [...latest.values()].map(({ id: attemptId, name, result }) => ({
		...{ id: attemptId, name, overall: result.overall },
		levels: Object.fromEntries(skills.flatMap((skill) => levelIn(result, skill))) as Partial<
			Record<Skill, ReachedLevel>
		>,
		ready: readyFor(result),
	}));
	const tested = skills.filter((skill) => members.some((member) => member.levels[skill]));
	return {
		test: { id, title: test.title },
		members: members.sort((one, other) => one.name.localeCompare(other.name, visit.language)),
		/** Those who took it by listening, and have no level. */
		advised: [...advised.values()],
		isCut: attempts.length === MOST,
		spread: tested.map((skill) => ({
			skill,
			counts: reachedLevels.map((level) => members.filter((member) => member.levels[skill] === level).length),
		})),
		tenant: tenant.guid,
	};
}
export type GroupData = Awaited<ReturnType<typeof showGroup>>;

type Who = { id: string; userId: string | null; email: string | null; name: string };

const whoTook = ({ userId, email, id }: Who): string => userId ?? email ?? id;
const nameIn = ({ name, email }: Who, person: Parameters<typeof nameOf>[0] | null): string =>
	name || (person && nameOf(person)) || email || "";

const levelIn = ({ skills: own }: TestResult, skill: Skill): [Skill, ReachedLevel][] => {
	const level = own[skill]?.level;
	return level ? [[skill, level]] : [];
};
