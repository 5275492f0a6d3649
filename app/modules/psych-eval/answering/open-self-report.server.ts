import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { OpenedAnswering } from "#app/forms/answering/open-answering.server";
import { openAnswering } from "#app/forms/answering/open-answering.server";
import { readingDue } from "#app/forms/assignments/reading.server";
import { questionsOf } from "#app/forms/definition/definition";
import { textIn } from "#app/forms/definition/texts";
import { readingRecent } from "#app/forms/reports/subject-replies.server";
import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import { to } from "#app/platform/portal-paths";
import { gone, notLoggedIn, Problem } from "#app/platform/problems";
import { readPrincipal } from "#app/platform/tenant/principal.server";
import { advisorClients } from "#db/schema/directory";
import { selfReportClients, selfReportForms, selfReportGoals, selfReportSettings } from "#db/schema/psych-eval";
import { area } from "../area";
import { readingCategories, readingQuestionsById } from "../bank/bank.server";
import { paths } from "../paths";
import { followingOf } from "./following.server";
import { type Goal, withGoals } from "./goals";
import { safetyTexts, textsIn } from "./safety.server";
import { shortForm } from "./short-form";

type Args = Pick<LoaderFunctionArgs, "request" | "params" | "context">;
/** Measurements that say where a client stands. */
const RECENT = 12;
const GOALS = 8;

/**
 * Whom a self report is answered for, by the way in: a member by what they are asked, whoever has a client's secret link or the address of a
 * form that was made for one client; everybody else signs in first. The form is asked as it is for this client now: without areas that
 * stand still, with their own goals, and with the words on whom to call. Throws `notLoggedIn`, or `gone` where nothing is asked now.
 */
export async function openForClient(args: Args, versionId?: string): Promise<OpenedAnswering> {
	const opened = await openAnswering(args, area, versionId);
	const { ctx, form, version, sender } = opened;
	const [own, principal] = await Promise.all([
		ctx.rows.find(selfReportForms, form.id),
		readPrincipal(args.request, args.context, { kind: "all" }),
	]);
	const clientId = sender.subject?.id ?? own?.clientId ?? null;
	if (clientId === null) throw principal.user ? gone("psychEval:closed.notDue") : notLoggedIn();
	const asked = questionsOf(version.definition).map(({ id }) => id);
	const now = ctx.now.getTime();
	const around = await ctx.rows.read({
		due: readingDue(ctx, [clientId], { area }),
		recent: readingRecent(ctx, form.id, clientId, RECENT),
		questions: readingQuestionsById(ctx, asked),
		categories: readingCategories(ctx, true),
		goals: ctx.rows.listing(selfReportGoals, {
			where: and(
				eq(selfReportGoals.clientId, clientId),
				or(isNull(selfReportGoals.endsOn), gt(selfReportGoals.endsOn, today(ctx.tenant.timeZone, ctx.now))),
			),
			limit: GOALS,
		}),
		settings: ctx.rows.listing(selfReportSettings, { limit: 1 }),
		standing: ctx.rows.finding(selfReportClients, clientId),
		advisors: ctx.rows.listing(advisorClients, { where: eq(advisorClients.clientId, clientId), limit: 20 }),
	});
	const due = around.due.find(({ occasion }) => occasion.formId === form.id)?.occasion;
	const isOther = principal.user !== null && principal.user !== undefined && principal.user.id !== clientId;
	// Whoever has only the address is not told what the client has set themselves.
	const goals = sender.source === "link" ? [] : around.goals;
	const definition = await asAsked(
		version.definition,
		{ ...around, goals },
		own?.adaptEvery ?? 0,
		sender.language as Language,
	);
	const following = await followingOf(ctx, {
		...{ clientId, version, questions: around.questions, categories: around.categories },
		...{ earlier: around.recent, standing: around.standing },
		advisorIds: around.advisors.map(({ advisorId }) => advisorId),
	});
	return {
		...opened,
		// A link of this portal, which settings themselves do not take.
		form: { ...form, settings: { ...form.settings, leadsTo: paths(ctx.tenant.guid).thanks(form.guid) } },
		version: { ...version, definition },
		following,
		sender: {
			...sender,
			...{ respondentId: clientId, subject: { type: "person", id: clientId } },
			...(isOther && { mode: "assisted" as const }),
			...(due &&
				!sender.occasion && {
					occasion: { id: due.id, day: due.day, isLate: due.closesAt !== null && due.closesAt <= now },
				}),
		},
	};
}

async function asAsked(
	definition: OpenedAnswering["version"]["definition"],
	around: {
		recent: Parameters<typeof shortForm>[1];
		questions: { id: string; alertRule: unknown }[];
		goals: Goal[];
		settings: { safety: Record<string, string> }[];
	},
	adaptEvery: number,
	language: Language,
) {
	const languages = [...new Set([...definition.languages, language])];
	const watched = new Set(around.questions.flatMap(({ id, alertRule }) => (alertRule ? [id] : [])));
	const short = shortForm(definition, around.recent, adaptEvery, watched);
	const spoken = new Map(await Promise.all(languages.map(async (code) => [code, await translator(code)] as const)));
	const whole = withGoals(short, around.goals, (language) => {
		const t = spoken.get(language) as Awaited<ReturnType<typeof translator>>;
		const say = (key: string, values?: Record<string, string>) => t(`psychEval:goals.${key}`, values);
		return { title: say("title"), ask: (goal) => say("ask", { goal }), low: say("low"), high: say("high") };
	});
	const safety = await safetyTexts(around.settings[0]?.safety, languages);
	const intro = languages.map((code) => [
		code,
		[textIn(definition.intro, code, definition.languages[0]).text, safety[code] ?? ""].filter(Boolean).join("\n\n"),
	]);
	return { ...whole, intro: Object.fromEntries(intro) };
}

/**
 * The same for the page: whoever has to sign in is led there, and where nothing is asked now the page says so. What was sent
 * just before and comes once more is answered as it was.
 */
export async function openOnPage(args: Args, _area: typeof area, versionId?: string): Promise<OpenedAnswering> {
	try {
		return await openForClient(args, versionId);
	} catch (error) {
		if (!(error instanceof Problem)) throw error;
		const { kind, details } = error;
		if (kind === "notLoggedIn") throw redirect(to.login(new URL(args.request.url).pathname.replace(/\.data$/, "")));
		if (kind !== "gone" || details.detail !== "psychEval:closed.notDue") throw error;
		return nothingDue(args, versionId);
	}
}

async function nothingDue(args: Args, versionId?: string): Promise<OpenedAnswering> {
	const opened = await openAnswering(args, area, versionId);
	const { ctx, form } = opened;
	const { user } = await readPrincipal(args.request, args.context, { kind: "all" });
	const [last] =
		args.request.method === "POST" && user
			? (await ctx.rows.read({ last: readingRecent(ctx, form.id, user.id, 1) })).last
			: [];
	const spoken = [...new Set([...opened.version.definition.languages, opened.sender.language as Language])];
	const closed = await textsIn("psychEval:closed.notDue", spoken);
	const leadsTo = paths(ctx.tenant.guid).thanks(form.guid);
	return {
		...opened,
		begun: last,
		form: { ...form, status: "closed", settings: { ...form.settings, closedTexts: { closed }, leadsTo } },
	};
}
