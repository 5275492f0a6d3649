import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { today } from "#app/platform/clock";
import { isLanguage } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { newGuid } from "#app/platform/ids";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { TURNSTILE, turnstileKey } from "#app/platform/turnstile.server";
import type { Area } from "../area";
import { asksEmail } from "../confirming/asks-email";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import { copyAddress } from "../replies/mail-copy.server";
import { notedEmail } from "../replies/send-reply.server";
import { closedFor, isClosing, wordsFor } from "../store/settings";
import { searchSubjects } from "../subjects/subjects.server";
import { asksForCheck } from "./check-people.server";
import { type OpenAnswering, type OpenedAnswering, openAnswering, startAt } from "./open-answering.server";
import { isLocked } from "./pin.server";
import { offersLater } from "./save-for-later.server";
import type { AnswerState } from "./state";
import { START } from "./steps";
import { aroundOf, unsentOf } from "./unsent.server";

/** What the public page of an area's form shows to everybody who has its guid. */
export function showForm(area: Area, open: OpenAnswering = openAnswering) {
	return async (args: LoaderFunctionArgs) => {
		const { request, context } = args;
		const answering = await open(args, area);
		const { ctx, form, version, sendKey, isUsed, begun, amending, sender, answersAs } = answering;
		const language = await languageOfPage(request, context);
		const { searchParams } = new URL(request.url);
		const second = searchParams.get("second");
		const around = aroundOf(answering, context.now);
		const closed = answering.isOver
			? "linkOver"
			: isUsed
				? "used"
				: ((amending ? undefined : closedFor(form, context.now.getTime())) ??
					((await isLocked(context, request, form)) ? "locked" : undefined) ??
					(asksEmail(form, sender) ? "unconfirmed" : undefined) ??
					(answering.asksSubject ? "subject" : undefined));
		const checkKey = asksForCheck(form, sender) ? turnstileKey(context) : null;
		if (checkKey) context.allows.frames.push(TURNSTILE);
		const { definition } = version;
		const title = textIn(definition.title, language, definition.languages[0]).text;
		const { contact = "", keptDays = null, minutes = null, presentation, isAnonymous = false } = form.settings;
		const fresh: AnswerState = {
			...{
				step: START,
				answers: closed ? {} : ((amending ?? begun)?.answers ?? startAt(answering, around.today)),
				fieldErrors: [],
				revision: begun?.revision ?? null,
			},
			...{ sendKey: sendKey ?? newGuid(), startedAt: begun?.startedAt ?? context.now.getTime() },
		};
		return {
			tenant: tenantBrand(ctx.tenant),
			title: `${title} – ${ctx.tenant.name}`,
			...{ guid: form.guid, versionId: version.id, isHealth: form.isHealth, closed: closed ?? null },
			/** They see what it comes to before they send it; not where somebody else answers for them. */
			resultFirst: area.showsResultFirst === true && sender.source !== "member",
			/** By what it is noted who answers, if it is. */
			knownBy: knownBy(sender),
			decline: answering.decline ?? null,
			answersAs: answersAs ?? notedEmail(form, sender),
			/** A letter with a link of their own was asked for just now. */
			isMailed: searchParams.has("mailed"),
			/** Where a copy of the answers may be sent. */
			checkKey,
			copyTo: copyAddress(form, sender),
			offersLater: offersLater(area, answering),
			about: answering.about ?? null,
			choice: closed === "subject" ? await choiceOf(answering, searchParams.get("find") ?? "") : null,
			messages: answering.messages ?? [],
			/** There are answers to go on with. */
			hasBegun: begun !== undefined,
			/** What was sent before is to be made clear, or may be changed for some time. */
			amends: amending && (amending.status === "clarify" ? ("clarify" as const) : ("change" as const)),
			/** The server keeps what is answered until it is sent. */
			isMember: sender.source === "member",
			...{ contact, keptDays, minutes, presentation, isAnonymous, closedText: wordsFor(form.settings, closed) },
			/** The day from which replies are taken, where that is not yet. */
			opensOn:
				closed === "early" && form.settings.opensAt !== undefined
					? today(ctx.tenant.timeZone, new Date(form.settings.opensAt))
					: null,
			...{ language, second: isLanguage(second) && second !== language ? second : null },
			around: { ...around, language: language as string, role: sender.role ?? null, earlier: sender.earlier ?? null },
			/** What a member has answered and can send no more. */
			unsent: isClosing(closed) && begun?.status === "draft" ? await unsentOf(definition, begun.answers, around) : [],
			definition: closed ? headOnly(definition) : shownOf(definition),
			fresh,
		};
	};
}

const knownBy = ({ respondentId, source }: OpenedAnswering["sender"]) => {
	if (typeof respondentId !== "string") return null;
	return source === "member" ? ("login" as const) : ("link" as const);
};
export type ShownForm = Awaited<ReturnType<ReturnType<typeof showForm>>>;

/** What somebody may choose from who is to say what they answer about; nothing where it has to be said by a link. */
async function choiceOf({ ctx, asksSubject }: OpenedAnswering, find: string) {
	if (!asksSubject) return null;
	const { kind, viewer } = asksSubject;
	const items = viewer && (await searchSubjects(ctx, kind, viewer, find));
	return { type: kind.type, find, items: items?.map(({ id, name }) => ({ id, name })) ?? null };
}

/** What the respondent's browser needs of a definition: not the author's tests, nor what became of earlier versions. */
export const shownOf = (definition: Definition): Definition => ({ ...definition, lineage: [], tests: [] });

/** Of a form that is closed only its name is told. */
export const headOnly = (definition: Definition): Definition => ({ ...shownOf(definition), pages: [], scores: [] });
