import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { sql } from "drizzle-orm";
import { nameOf } from "#app/directory/names";
import { PRIVATE } from "#app/platform/http.server";
import type { Language } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { textFor } from "#app/platform/localised";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { newToken } from "#app/platform/token.server";
import { TURNSTILE, turnstileKey } from "#app/platform/turnstile.server";
import { type AttemptPlan, languageItems, type ReadingAdvice } from "#db/schema/norwegian-learning";
import type { ItemAnswer } from "../items/answer";
import { shown } from "../items/shown";
import { paths } from "../paths";
import { courseLinks } from "./course-links.server";
import { isForListening } from "./listening-items.server";
import { lookOf } from "./look.server";
import {
	type Attempt,
	closedFor,
	hasAttemptsLeft,
	hasExpired,
	type OpenedTest,
	openTest,
	restsUntil,
} from "./open-test.server";
import { isOpenAt, minutesLeft, type Part, partAt, plannedPart } from "./parts";
import { MORE_ITEMS } from "./placement-result";
import { practiceAfter } from "./practice.server";
import { serializeResult } from "./show-result.server";
import { wordsFor } from "./start-check";
import { endsAt, isTimeUp, minutesOf } from "./time-limit";
import { offersListeningNow } from "./to-listening.server";

/** The page of a test: how it begins, the item where one is, or the result. */
export async function showTest({ request, params, context }: LoaderFunctionArgs) {
	const opened = await openTest(request, context, params);
	const { ctx, link, test, attempt } = opened;
	const url = new URL(request.url);
	const at = paths(ctx.tenant.guid);
	// One address, so that the browser gives back what it was given for it.
	if (params.guid === undefined) throw redirect(at.take(link.guid) + url.search);
	const language = await languageOfPage(request, context);
	const isAgain = url.searchParams.has("again") && attempt?.status !== "begun";
	const page = {
		...{ tenant: tenantBrand(ctx.tenant), language, name: test.title, written: test.written },
		...{ look: lookOf(request), readsAloud: test.readsAloud },
		title: `${test.title} – ${ctx.tenant.name}`,
		at: { page: at.take(link.guid), file: at.takeFile(link.guid, ""), pdf: at.takeResult(link.guid) },
	};
	return data(
		{ ...page, ...(await stateOf(opened, language, url, isAgain)) },
		{ headers: { ...PRIVATE, "X-Robots-Tag": "noindex" } },
	);
}

async function stateOf(opened: OpenedTest, language: Language, { searchParams }: URL, isAgain: boolean) {
	const { ctx, test, attempt } = opened;
	if (!attempt || isAgain) {
		const start = await serializeStart(opened, language);
		const isListening = start.offersListening && searchParams.has("listen");
		return { state: isListening ? ("listen" as const) : ("start" as const), start };
	}
	if (attempt.advice) {
		const links = await courseLinks(opened, language);
		return { state: "advice" as const, ...adviceOf(opened, attempt.advice), courseLinks: links };
	}
	if (attempt.status === "done" || (attempt.result && hasExpired(attempt, test, ctx.now))) {
		const links = await courseLinks(opened, language);
		const practice = await practiceAfter(opened, attempt, language);
		const result = { ...serializeResult(opened, attempt), courseLinks: links, practice, mayRepeat: mayRepeat(opened) };
		return { state: "result" as const, result };
	}
	if (hasExpired(attempt, test, ctx.now)) {
		return { state: "expired" as const, expired: { at: restsUntil(attempt, test), mayRepeat: mayRepeat(opened) } };
	}
	if (isTimeUp(attempt, ctx.now, 0)) return { state: "timeUp" as const };
	const mayListen = await offersListeningNow(opened);
	if (attempt.plan && !attempt.plan.start) return { state: "place" as const, words: wordsFor(attempt.id), mayListen };
	const item = serializeItem(opened, attempt, searchParams);
	return { state: attempt.path === "listening" ? ("picture" as const) : ("item" as const), item, mayListen };
}

/** What somebody is told after the listening path: no numbers, and no level. */
function adviceOf(opened: OpenedTest, { understands, begins }: ReadingAdvice) {
	const course = opened.test.courses.readingTrack ?? null;
	return { advice: { understands, begins, course }, mayRepeat: mayRepeat(opened) };
}

const mayRepeat = (opened: OpenedTest): boolean =>
	hasAttemptsLeft(opened) && ["full", null].includes(closedFor(opened));

/** What is told before one begins. */
async function serializeStart(opened: OpenedTest, language: Language) {
	const { ctx, test, member, attempt, link, begun } = opened;
	const { minutes, limitMinutes, attemptsMost, pauseHours, keptMonths, asksName, asksEmail, sections, purposes } = test;
	const ids = JSON.stringify(sections.flatMap(({ itemIds }) => itemIds));
	const isAsked = sql`${languageItems.id} in (select value from json_each(${ids})) and ${languageItems.status} = 'live' and ${languageItems.deletedAt} is null`;
	const { heard, pictured, counts } = await ctx.rows.read({
		heard: ctx.rows.counting(languageItems, sql`${isAsked} and ${languageItems.audioGuid} is not null`, 1),
		pictured: ctx.rows.counting(languageItems, test.offersListening ? isForListening(test) : sql`0`, 1),
		counts: ctx.rows.countingBy(languageItems, languageItems.id, isAsked),
	});
	const closed = closedFor(opened);
	const isKnown = attempt?.linkId === link.id;
	const turnstile = member ? null : turnstileKey(ctx.context);
	if (turnstile) ctx.context.allows.frames.push(TURNSTILE);
	return {
		purpose: Object.keys(purposes).length > 0 ? textFor(purposes, language, test.written) : null,
		isAdaptive: test.mode === "adaptive",
		parts: sections
			.map(({ skill, itemIds }) => ({ skill, count: itemIds.filter((id) => counts.has(id)).length }))
			.filter(({ count }) => count > 0)
			.map((part) => (test.mode === "adaptive" ? { ...part, count: Math.min(test.partMost, part.count) } : part)),
		...{
			minutes,
			attemptsMost,
			begun,
			pauseHours,
			keptMonths,
			asksName,
			asksEmail,
			turnstile,
			hasListening: heard > 0,
		},
		limit: { minutes: minutesOf({ limitMinutes, extraPercent: link.extraPercent }), extra: link.extraPercent },
		isPractice: test.showsAnswers,
		offersListening: pictured > 0,
		closed: !hasAttemptsLeft(opened) ? ("used" as const) : closed === "full" && isKnown ? null : closed,
		member: member && { name: nameOf(member), email: member.email },
		key: newToken(),
	};
}

/** The item where one is, or one of the same part that one has gone back to. */
function serializeItem({ test, answers, ctx }: OpenedTest, attempt: Attempt, search: URLSearchParams) {
	const { items, answered } = attempt;
	const wanted = Number(search.get("at") ?? Number.NaN) - 1;
	const position = isOpenAt(attempt, wanted) ? wanted : answered;
	const item = items[position] as Attempt["items"][number];
	const own = answers.find(({ itemId }) => itemId === item.id);
	const end = endsAt(attempt);
	return {
		item: {
			...{ id: item.id, passage: item.passage, pictureGuid: item.pictureGuid, written: test.written },
			task: shown(item.task, `${attempt.id}:${item.id}`),
		},
		answer: (own?.answer ?? null) as ItemAnswer | null,
		recording: item.audioGuid && { guid: item.audioGuid, most: item.playsMost, plays: own?.plays ?? 0 },
		playsNow: Number(search.get("play") ?? 0) || null,
		...(attempt.plan
			? wayThrough({ ...attempt, plan: attempt.plan }, test.minutes)
			: placeIn(attempt, position, test.minutes)),
		...{ answered, position: position + 1, until: restsUntil(attempt, test) },
		msLeft: end === null ? null : Math.max(0, end - ctx.now.getTime()),
	};
}

/** Where one is in a test of so many items. */
function placeIn({ items, answered }: Attempt, position: number, minutes: number) {
	const { skill, from, to, number, of } = partAt(items, position) as Part<Attempt["items"][number]>;
	return {
		part: { skill, number, of, at: position - from + 1, items: to - from },
		...{ count: items.length, minutesLeft: minutesLeft(minutes, answered, items.length) },
		...{ mayGoBack: position > from, isLastOfPart: position === to - 1, isLast: position === items.length - 1 },
	};
}

/** The same where nobody knows how many items come: `items` and the end stay open. */
function wayThrough({ items, answered, plan }: Attempt & { plan: AttemptPlan }, minutes: number) {
	const { number, of, at, left, all } = plannedPart({ plan, items });
	const { skill } = items.at(-1) as Attempt["items"][number];
	const isSettling = plan.more !== undefined;
	const open = isSettling
		? Math.max(1, (plan.counted ?? 0) + MORE_ITEMS * Object.keys(plan.more ?? {}).length - answered)
		: left;
	return {
		part: { skill, number, of, at, items: null },
		...{ count: answered + open, minutesLeft: minutesLeft(minutes, all - Math.min(all, open), all) },
		...{ mayGoBack: false, isLastOfPart: false, isLast: false },
	};
}
