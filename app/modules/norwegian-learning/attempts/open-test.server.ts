import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import { today } from "#app/platform/clock";
import { HOUR } from "#app/platform/limits";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { filtering } from "#app/platform/tenant/condition.server";
import type { TenantContext, User } from "#app/platform/tenant/context";
import { enterPublicTargetAs } from "#app/platform/tenant/public-target.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { hashToken } from "#app/platform/token.server";
import { languageItems, languageTests, testAnswers, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { manifest } from "../manifest";
import { secretOf } from "./cookie.server";
import type { PoolItem } from "./next-item";

export type Attempt = Row<typeof testAttempts>;
export type Answer = Row<typeof testAnswers>;
export type Link = Row<typeof testLinks>;
export type Test = Row<typeof languageTests>;

/** The guid of a test's link in an address, and of the tenant where it stands there. */
export type TestAddress = { guid?: string; test_guid?: string };

/** A test as whoever has a link comes to it: what they have begun, and what they have answered. */
export type OpenedTest = {
	ctx: TenantContext;
	link: Link;
	test: Test;
	/** The member who is signed in; null for a stranger, and for members of other tenants. */
	member: User | null;
	secret: string | null;
	attempt: Attempt | undefined;
	answers: Answer[];
	/** How many attempts they have begun. */
	begun: number;
	/** Of an adaptive test, where it was asked for: the items that can come. */
	pool: PoolItem[];
};

/** Items of one attempt, at most. */
const ANSWERS_MOST = 400;
const ATTEMPTS_COUNTED = 100;

/** As many as a test can have: four skills with all of their items. */
const POOL_MOST = 2000;
const POOL = ["skill", "level", "kind", "a", "b", "status", "timesShown", "calibratedOn"] as const;

/** Opens a test by its link; throws `notFound` for a link that there is not, and for a test that nobody has opened. */
export async function openTest(
	request: Request,
	context: RequestContext,
	{ guid, test_guid: linkGuid = "" }: TestAddress,
	{ withPool = false } = {},
): Promise<OpenedTest> {
	const place = { table: testLinks, moduleKey: manifest.key, guid: linkGuid, tenantGuid: guid };
	const entered = await enterPublicTargetAs(request, context, place);
	if (!entered) throw notFound();
	const { ctx, principal } = entered;
	const isMember = principal.memberships.some(({ tenant }) => tenant.id === ctx.tenant.id);
	const member = isMember ? principal.user : null;
	const secret = secretOf(request, linkGuid.toLowerCase());
	const { rows } = ctx;
	const mine = await attemptsOf(ctx, linkGuid, secret, member);
	const latest = sql`(select ${testAttempts.id} from ${testAttempts} where ${testAttempts.tenantId} = ${rows.tenantId}
		and ${mine} order by ${testAttempts.createdAt} desc, ${testAttempts.id} desc limit 1)`;
	const { links, attempts, answers, begun, pool } = await rows.read({
		links: rows.listingWith(
			testLinks,
			{ test: [languageTests, testLinks.testId] },
			{ where: eq(testLinks.guid, linkGuid.toLowerCase()), limit: 1 },
		),
		attempts: rows.listing(testAttempts, {
			where: mine,
			orderBy: [desc(testAttempts.createdAt), desc(testAttempts.id)],
			limit: 1,
		}),
		answers: rows.listing(testAnswers, { where: sql`${testAnswers.attemptId} = ${latest}`, limit: ANSWERS_MOST }),
		begun: rows.counting(testAttempts, mine, ATTEMPTS_COUNTED),
		pool: rows.listingWith(
			languageItems,
			{},
			{
				where: withPool ? inPoolOf(rows.tenantId, linkGuid, latest) : sql`0`,
				fields: ["id", ...POOL],
				limit: POOL_MOST,
			},
		),
	});
	const [found] = links;
	if (!found?.test || found.test.deletedAt !== null) throw notFound();
	const [attempt] = attempts;
	if (found.test.status === "draft" && !attempt) throw notFound();
	const [link, test] = [found.row as Link, found.test as Test];
	return { ctx, link, test, member, secret, attempt, answers, begun, pool: pool.map(({ row }) => row) };
}

/** The items of a link's test that can come next, where it is adaptive or was so when the attempt began: in use, or being tried out. */
const inPoolOf = (tenantId: string, linkGuid: string, attempt: SQL): SQL =>
	sql`${languageItems.id} in (select item.value from ${testLinks}, ${languageTests}, json_each(${languageTests.sections}) as part, json_each(part.value, '$.itemIds') as item
		where ${testLinks.tenantId} = ${tenantId} and ${testLinks.guid} = ${linkGuid.toLowerCase()}
		and ${languageTests.tenantId} = ${tenantId} and ${languageTests.id} = ${testLinks.testId}
		and (${languageTests.mode} = 'adaptive' or (select ${testAttempts.plan} from ${testAttempts} where ${testAttempts.tenantId} = ${tenantId} and ${testAttempts.id} = ${attempt}) is not null))
		and ${filtering(sql`${languageItems.status} in ('live', 'pilot') and ${languageItems.deletedAt} is null`)}`;

/** The attempts at a link's test that this browser has begun, or that the member has. */
async function attemptsOf(
	{ rows }: TenantContext,
	linkGuid: string,
	secret: string | null,
	member: User | null,
): Promise<SQL> {
	const bySecret = secret === null ? undefined : eq(testAttempts.secretHash, await hashToken(secret));
	const byMember = member === null ? undefined : eq(testAttempts.userId, member.id);
	const whose = or(bySecret, byMember) ?? sql`0`;
	// The plus has the database find them by whose they are, and not all attempts of the test.
	return and(
		whose,
		sql`+${testAttempts.testId} = (select ${testLinks.testId} from ${testLinks} where ${testLinks.tenantId} = ${rows.tenantId} and ${testLinks.guid} = ${linkGuid.toLowerCase()})`,
	) as SQL;
}

/** The attempt of whoever comes; throws `notFound` where they have none. */
export async function openAttempt(
	request: Request,
	context: RequestContext,
	address: TestAddress,
	options?: { withPool: boolean },
): Promise<OpenedTest & { attempt: Attempt }> {
	const opened = await openTest(request, context, address, options);
	if (!opened.attempt) throw notFound();
	return { ...opened, attempt: opened.attempt };
}

/** Whether an attempt stands as it was read, and goes on. */
export const unmoved = ({ rows }: TenantContext, { id, updatedAt, status }: Attempt): SQL =>
	sql`exists (select 1 from ${testAttempts} where ${and(
		eq(testAttempts.tenantId, rows.tenantId),
		eq(testAttempts.id, id),
		eq(testAttempts.updatedAt, updatedAt),
		eq(testAttempts.status, status),
	)})`;

/** The instant up to which an attempt may rest. */
export const restsUntil = ({ lastAt }: Attempt, { pauseHours }: Test): number => lastAt + pauseHours * HOUR;

/** Whether it has rested too long, whether or not the clock has been there. */
export const hasExpired = (attempt: Attempt, test: Test, now: Date): boolean =>
	attempt.status === "expired" || (attempt.status === "begun" && restsUntil(attempt, test) < now.getTime());

/** Why nobody new can begin by a link; null where people can. */
export function closedFor({ ctx: { tenant, now }, link, test }: OpenedTest): "closed" | "over" | "full" | null {
	if (test.status !== "open" || link.closedAt !== null) return "closed";
	if (link.expiresOn < today(tenant.timeZone, now)) return "over";
	const most = link.kind === "once" ? 1 : link.candidatesMost;
	return most > 0 && link.begun >= most ? "full" : null;
}

/** Whether whoever comes may begin once more. */
export const hasAttemptsLeft = ({ test, begun }: OpenedTest): boolean =>
	test.attemptsMost === 0 || begun < test.attemptsMost;
