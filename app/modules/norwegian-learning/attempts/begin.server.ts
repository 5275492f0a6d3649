import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { gone, invalid, Problem } from "#app/platform/problems";
import { among } from "#app/platform/tenant/among.server";
import type { PendingWrite } from "#app/platform/tenant/commit.server";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { countUse, isOneTooMany } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import { isVouchedFor } from "#app/platform/turnstile.server";
import { languageItems, languageTests, testAttempts, testLinks } from "#db/schema/norwegian-learning";
import { paths } from "../paths";
import type { BeginInput } from "./attempts.schema";
import { secretCookie } from "./cookie.server";
import { bankForListening } from "./listening-items.server";
import { methodsOf } from "./next-item";
import { type Attempt, closedFor, hasAttemptsLeft, hasExpired, type OpenedTest, openTest } from "./open-test.server";

/** Attempts from one network: a whole school may sit behind one address. */
const USES = { limit: 400, window: 15 * MINUTE };
/** Letters to one address. */
const LETTERS = { limit: 3, window: 60 * MINUTE };
const TURNSTILE_FIELD = "cf-turnstile-response";

type Item = Row<typeof languageItems>;

/**
 * Begins an attempt: it keeps the items as they are now, and the browser a secret that leads back to it. Whoever has one that is not
 * over goes on with that. What the link and the test allow is looked at once more in the batch that begins.
 */
export async function begin({ request, context, params }: ActionFunctionArgs, input: BeginInput) {
	const opened = await openTest(request, context, params, { withPool: true });
	const { ctx, link, test, member, attempt } = opened;
	const language = await languageOfPage(request, context);
	const to = `${paths(ctx.tenant.guid).take(link.guid)}?lang=${language}`;
	const home = done({ to });
	if (attempt?.status === "begun" && !hasExpired(attempt, test, context.now)) return home;
	// One who came by this link before is no further candidate.
	const isKnown = attempt?.linkId === link.id;
	const closed = closedFor(opened);
	if (closed && !(isKnown && closed === "full")) throw gone(`norwegianTest:closed.${closed}`);
	if (!hasAttemptsLeft(opened)) throw gone("norwegianTest:closed.used");
	const isListening = input.path === "listening";
	if (isListening && !test.offersListening) throw gone("norwegianTest:closed.meanwhile");
	const who = personIn(opened, input);
	await countUse(context, request, "languageTest", USES);
	const isRobot =
		input.homepage !== "" ||
		(member === null && !(await isVouchedFor(context, request, String(input[TURNSTILE_FIELD] ?? ""))));
	if (isRobot) return home;
	const plan = isListening ? null : planFor(opened);
	const items = plan ? [] : (isListening ? await bankForListening(opened) : await itemsOf(opened)).map(snapshotOf);
	if (plan ? plan.methods.length === 0 : items.length === 0) throw gone("norwegianTest:closed.closed");
	const secret = opened.secret ?? input.key;
	const at = context.now.getTime();
	const row = {
		...{ id: newId(at), testId: test.id, linkId: link.id, userId: member?.id ?? null },
		...{ secretHash: await hashToken(secret), ...who, sortName: `${who.name} ${who.email ?? ""}`.trim().toLowerCase() },
		...{ language, firstLanguage: input.firstLanguage || null, path: input.path, items, plan, lastAt: at },
		// Whoever listens has the time that they need.
		...{ limitMinutes: isListening ? 0 : test.limitMinutes, extraPercent: link.extraPercent },
	};
	await orElse(
		ctx.rows.commit([
			...conditions(opened, row, isKnown),
			...(isKnown ? [] : [ctx.rows.deriving(testLinks, link.id, { begun: sql`${testLinks.begun} + 1` })]),
			ctx.rows.adding(testAttempts, row),
		]),
		() => new Problem("conflict", { detail: "norwegianTest:closed.meanwhile" }),
	).catch(async (error) => {
		// The same page sent twice: the first one has begun.
		if (!(await hasBegun(opened, row.secretHash))) throw error;
	});
	const cookie = secretCookie(context, ctx.tenant.guid, link.guid, secret);
	if (who.email && member === null && !(await isOneTooMany(context, who.email, "languageTestMail", LETTERS)))
		await sendMail(
			context,
			{
				...{ to: who.email, language, template: "languageTestBegun" },
				params: {
					...{ name: who.name, tenant: ctx.tenant.name, title: test.title, hours: String(test.pauseHours) },
					link: `${ctx.origin}${paths(ctx.tenant.guid).comeBack(link.guid, secret)}?lang=${language}`,
				},
			},
			`language-test-begun:${row.id}`,
		);
	return done({ to, headers: { "Set-Cookie": cookie } });
}

/**
 * Who takes it, as far as the test asks; of a member what is known. Throws `invalid` for what must be there: whoever listens need not type
 * anything.
 */
function personIn({ test, member }: OpenedTest, { name, email, path }: BeginInput) {
	if (member) return { name: nameOf(member), email: member.email.toLowerCase() };
	const mustSay = (asked: OpenedTest["test"]["asksName"]) => asked === "required" && path === "reading";
	const missing = {
		...(mustSay(test.asksName) && name === "" && { name: "required" }),
		...(mustSay(test.asksEmail) && email === "" && { email: "required" }),
	};
	if (Object.keys(missing).length > 0) throw invalid(missing);
	return { name: test.asksName === "no" ? "" : name, email: (test.asksEmail !== "no" && email) || null };
}

/** How the items of an adaptive test are chosen, by what there is of each skill now; null for a test that asks all of its items. */
const planFor = ({ test, pool }: OpenedTest): Attempt["plan"] =>
	test.mode === "fixed"
		? null
		: {
				most: test.partMost,
				methods: methodsOf(
					test.sections.map(({ skill }) => skill),
					pool,
				),
				start: null,
			};

/** The items of the test that are in use, in the order of its parts. */
async function itemsOf({ ctx: { rows }, test }: OpenedTest): Promise<Item[]> {
	const ids = test.sections.flatMap(({ itemIds }) => itemIds);
	const found = await rows.list(languageItems, {
		where: and(among(languageItems.id, ids), eq(languageItems.status, "live"), isNull(languageItems.deletedAt)) as SQL,
		limit: Math.max(1, ids.length),
	});
	const byId = new Map(found.map((item) => [item.id, item]));
	return test.sections.flatMap(({ itemIds }) => itemIds.flatMap((id) => byId.get(id) ?? []));
}

/** An item as the attempt keeps it. */
export function snapshotOf(item: Item): Attempt["items"][number] {
	const { id, skill, level, task, passage, audioGuid, playsMost, transcript, pictureGuid, explanation, point } = item;
	return { id, skill, level, task, passage, audioGuid, playsMost, transcript, pictureGuid, explanation, point };
}

/** What must be true when it is written: the link and the test are open, and nobody has had more attempts than there are. */
function conditions({ ctx, link, test }: OpenedTest, row: Whose, isKnown: boolean): PendingWrite[] {
	const { tenant, now, context } = ctx;
	const most = link.kind === "once" ? 1 : link.candidatesMost;
	const day = today(tenant.timeZone, now);
	const writes = [
		requiring(
			context,
			sql`exists (select 1 from ${testLinks} where ${testLinks.tenantId} = ${tenant.id} and ${testLinks.id} = ${link.id}
			and ${testLinks.closedAt} is null and ${testLinks.expiresOn} >= ${day} and (${isKnown || most === 0 ? 1 : 0} or ${testLinks.begun} < ${most}))`,
		),
		requiring(
			context,
			sql`exists (select 1 from ${languageTests} where ${languageTests.tenantId} = ${tenant.id} and ${languageTests.id} = ${test.id}
			and ${languageTests.status} = 'open' and ${languageTests.deletedAt} is null)`,
		),
		requiring(context, sql`not exists ${openAttemptOf(tenant.id, test.id, row.secretHash, restLimit(test, now))}`),
	];
	if (test.attemptsMost > 0)
		writes.push(
			requiring(context, sql`(select count(*) from (${attemptsOf(tenant.id, test.id, row)})) < ${test.attemptsMost}`),
		);
	return writes;
}

type Whose = { secretHash: string; userId: string | null; email: string | null };

/** The attempts of one person: by their browser, their login, and the address that they give. */
function attemptsOf(tenantId: string, testId: string, { secretHash, userId, email }: Whose): SQL {
	const of = (is: SQL) =>
		sql`select ${testAttempts.id} from ${testAttempts} where ${testAttempts.tenantId} = ${tenantId} and ${is} and +${testAttempts.testId} = ${testId}`;
	return sql.join(
		[
			of(eq(testAttempts.secretHash, secretHash)),
			...(userId === null ? [] : [of(eq(testAttempts.userId, userId))]),
			...(email === null ? [] : [of(eq(testAttempts.email, email))]),
		],
		sql` union `,
	);
}

const restLimit = ({ pauseHours }: OpenedTest["test"], now: Date) => now.getTime() - pauseHours * 60 * MINUTE;

const openAttemptOf = (tenantId: string, testId: string, secretHash: string, since: number): SQL =>
	sql`(select 1 from ${testAttempts} where ${testAttempts.tenantId} = ${tenantId} and ${testAttempts.secretHash} = ${secretHash}
	and +${testAttempts.testId} = ${testId} and ${testAttempts.status} = 'begun' and ${testAttempts.lastAt} >= ${since})`;

async function hasBegun({ ctx: { rows, now }, test }: OpenedTest, secretHash: string): Promise<boolean> {
	const where = sql`exists ${openAttemptOf(rows.tenantId, test.id, secretHash, restLimit(test, now))}
		and ${testAttempts.secretHash} = ${secretHash}`;
	return (await rows.read({ count: rows.counting(testAttempts, where, 1) })).count > 0;
}
