import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { newGuid } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { keepContentOnly, to } from "#app/platform/portal-paths";
import { gone, Problem } from "#app/platform/problems";
import { countUse } from "#app/platform/throttle.server";
import { checkReply } from "../answers/check-reply";
import { answersFromFields } from "../answers/from-fields";
import { isBegun } from "../answers/is-begun";
import { type Area, replyAddress } from "../area";
import { filesSent, stageFiles } from "../files/stage-files.server";
import { recordFormView } from "../form-views/form-views.server";
import { decline } from "../invitations/open-invited.server";
import { changeReply } from "../replies/change-reply.server";
import { copyAddress, mailCopy } from "../replies/mail-copy.server";
import { ownReplyCookie } from "../replies/own-reply.server";
import { hasReceipt } from "../replies/receipt.server";
import { mailReceipt } from "../replies/receipt-mail.server";
import type { Reply } from "../replies/reply-row";
import { saveProgress } from "../replies/save-progress.server";
import { type Sending, sendReply, type TakenReply } from "../replies/send-reply.server";
import { notifyingStaff } from "../replies/tell-staff.server";
import { closedFor } from "../store/settings";
import type { StepInput } from "./answering.schema";
import { askFirst } from "./ask-first.server";
import { checkPeople } from "./check-people.server";
import { nextStep } from "./next-step";
import {
	forgetAnswering,
	type OpenAnswering,
	type OpenedAnswering,
	openAnswering,
	startAt,
} from "./open-answering.server";
import { offersLater, saveForLater } from "./save-for-later.server";
import { shownOf } from "./show-form.server";
import type { AnswerState } from "./state";
import { START } from "./steps";
import { aroundOf, type Unsent, unsentOf } from "./unsent.server";

/** Replies from one network, which may be a whole school's. */
const USES = { limit: 120, window: MINUTE };
/** Screens with files from one network. */
const FILES = { limit: 300, window: 15 * MINUTE };

/**
 * Takes what one screen of a form posts, and answers with the next one, with the same one where something is to be mended or a
 * question has come up on it, or goes on to the page of thanks (`sentPath` in a tenant) when the reply is in. What a member has
 * answered is kept.
 */
export function takeStep(area: Area, open: OpenAnswering = openAnswering, sentPath = "form_reply_complete") {
	return async (args: ActionFunctionArgs, input: z.output<typeof StepInput>) => {
		const { request, context } = args;
		const [answering] = await Promise.all([
			open(args, area, input.version),
			input.go === "send" && countUse(context, request, "formReply", USES),
		]);
		const { ctx, form, version, sender } = answering;
		const { go } = input;
		const { search, searchParams } = new URL(request.url);
		const about = searchParams.get("about");
		const address = new URLSearchParams({ lang: sender.language, ...(about !== null && { about }) });
		const own = `${replyAddress(area, ctx.tenant.guid, form.guid, args.params.token)}?${address}`;
		const typed = answersFromFields(version.definition, input, input.kept, input.shown);
		const unsent = () => unsentOf(version.definition, typed, aroundOf(answering, context.now));
		const asked = await askFirst(args, answering, input, { typed, own, unsent });
		if (asked) return asked;
		if (answering.asksSubject) throw gone("forms:closed.subject");
		if (go === "decline" && answering.decline === "open" && sender.invitationId) {
			await decline(ctx, sender.invitationId, area.showsResultFirst);
			return redirect(keepContentOnly(own, search));
		}
		try {
			if (answering.isOver) throw gone("forms:closed.linkOver");
			return await onward(args, answering, input, { typed, own, sentPath, area });
		} catch (problem) {
			if (!(problem instanceof Problem) || !["gone", "conflict"].includes(problem.kind)) throw problem;
			const { current } = problem.details;
			const there = current ? ((current as Reply).answers as Record<string, unknown>) : {};
			const known = await unsentOf(version.definition, there, aroundOf(answering, context.now));
			const isKnown = (one: Unsent) => known.some((other) => JSON.stringify(other) === JSON.stringify(one));
			throw new Problem(problem.kind, {
				...problem.details,
				unsent: (await unsent()).filter((one) => !isKnown(one)),
			});
		}
	};
}

type Onward = { typed: Record<string, unknown>; own: string; sentPath: string; area: Area };

/** The next screen, or the reply is sent. Throws `gone` where the form takes it no more. */
async function onward(
	args: ActionFunctionArgs,
	answering: OpenedAnswering,
	input: z.output<typeof StepInput>,
	{ typed, own, sentPath, area }: Onward,
) {
	const { request, context } = args;
	const { ctx, form, version, sender, amending } = answering;
	const { definition } = version;
	const { startedAt, shown, go, step } = input;
	const { search } = new URL(request.url);
	// A key that stands for a member is the member's own.
	const sendKey = answering.sendKey ?? (input.sendKey.startsWith("once:") ? newGuid() : input.sendKey);
	const around = aroundOf(answering, context.now);
	const { answers, fieldErrors } = await withFiles(args, answering, input, typed);
	if (go === "later" && offersLater(area, answering)) {
		await saveForLater(answering, request, input, { sendKey, startedAt, answers, lastQuestionId: shown.at(-1) });
		const state: AnswerState = { step, answers, fieldErrors: [], sendKey, startedAt, revision: null };
		const older =
			version.id === answering.newest.id ? null : { versionId: version.id, definition: shownOf(definition) };
		return { state, older, isMailed: true };
	}
	const next = nextStep(definition, form.settings.presentation, around, { step, go, shown, answers }, fieldErrors);
	if (next !== "send") {
		const closed = closedNow(answering);
		// What a member types meanwhile is kept all the same.
		if (closed && go !== "keep") throw gone(`forms:closed.${closed}`);
		const revision = await kept(answering, { sendKey, startedAt, answers, revision: input.revision, shown }).catch(
			(problem: unknown) => {
				forgetAnswering(args);
				throw problem;
			},
		);
		const { last, ...on } = next;
		if (isOnTheirOwn(answering) && on.step !== START) {
			const opened = today(ctx.tenant.timeZone, new Date(Math.min(startedAt, context.now.getTime())));
			const start = { answers: startAt(answering, opened), today: opened };
			const view = { formId: form.id, sendKey, isBegun: isBegun(definition, answers, start), last };
			context.waitUntil(recordFormView(ctx, request, view));
		}
		const state: AnswerState = { ...on, answers, sendKey, startedAt, revision };
		const older =
			version.id === answering.newest.id ? null : { versionId: version.id, definition: shownOf(definition) };
		return { state, older };
	}
	const { begun } = answering;
	const following = (taken: TakenReply) => [
		...(answering.following?.(taken) ?? []),
		...notifyingStaff(ctx, area, form, sender, taken),
	];
	await checkPeople(ctx, request, form, { token: input["cf-turnstile-response"], sendKey, source: sender.source });
	const reply = amending
		? await changeReply(ctx, { version, reply: amending, revision: amending.revision, answers }, sender)
		: await sentOnce(answering, {
				sendKey,
				answers,
				startedAt,
				begun,
				following,
				isNumbered: hasReceipt(area, sender),
			});
	const email = input.copy ? copyAddress(form, sender) : null;
	if (email) {
		const path = sender.source === "member" ? to.ownReply(ctx.tenant.guid, reply.id) : own;
		await mailCopy(ctx, reply, { email, language: sender.language as Language, link: ctx.origin + path });
	}
	const sentTo = `${to.inTenant(ctx.tenant.guid, sentPath)}?form=${form.guid}&lang=${sender.language}`;
	if (hasReceipt(area, sender) && !amending)
		await mailReceipt(ctx, { form, version, reply, link: `${ctx.origin}${sentTo}&reply=${reply.guid}` });
	const thanks = `${sentTo}${args.params.token ? "&invited" : ""}`;
	return redirect(form.settings.leadsTo ?? keepContentOnly(thanks, search), {
		headers: { "Set-Cookie": ownReplyCookie(context.env, form.guid, reply, args.params.token ?? sendKey) },
	});
}

/** The reply, sent now or before. Throws `gone` where it was sent before with other answers, from another tab or device. */
async function sentOnce(answering: OpenedAnswering, sending: Sending): Promise<Reply> {
	const { ctx, form, version, sender } = answering;
	const { reply, isNew } = await sendReply(ctx, form, version, sending, sender);
	if (isNew) return reply;
	const { answers } = checkReply(version.definition, sending.answers, aroundOf(answering, ctx.now));
	const isSame = (id: string) => JSON.stringify(answers[id]) === JSON.stringify(reply.answers[id]);
	if (Object.keys(sending.answers).every((id) => answers[id] === undefined || isSame(id))) return reply;
	const closed = closedNow(answering);
	throw gone(closed && closed !== "used" ? `forms:closed.${closed}` : "forms:errors.sentBefore");
}

/** The answers with the files that were sent with them. Throws `gone` where the form takes none. */
async function withFiles(
	{ request, context }: ActionFunctionArgs,
	answering: OpenedAnswering,
	input: z.output<typeof StepInput>,
	answers: Record<string, unknown>,
) {
	const { ctx, version, sender } = answering;
	const sent = filesSent(version.definition, input, input.shown);
	if (sent.length === 0) return { answers, fieldErrors: [] };
	const closed = closedNow(answering);
	if (closed) throw gone(`forms:closed.${closed}`);
	await countUse(context, request, "formFiles", FILES);
	return stageFiles(ctx, sender.respondentId ?? null, sent, answers);
}

/** Why nothing more is taken at a place; what is mended, or tried out by its author, is. */
function closedNow({ ctx, form, sender, isUsed, amending }: OpenedAnswering) {
	if (sender.isTest || amending) return undefined;
	return isUsed ? "used" : closedFor(form, ctx.now.getTime());
}

/** Somebody begins of whom nothing is kept until they send. */
const isOnTheirOwn = ({ ctx, form, sender, isUsed, amending }: OpenedAnswering) =>
	sender.source !== "member" && !isUsed && !amending && !closedFor(form, ctx.now.getTime());

type Kept = Pick<AnswerState, "sendKey" | "startedAt" | "answers"> & { revision?: number; shown: string[] };

/** Keeps what was answered so far, and gives its revision; of a guest only what they go on with by a link. */
async function kept(answering: OpenedAnswering, { shown, ...progress }: Kept): Promise<number | null> {
	const { ctx, form, version, sender, begun } = answering;
	if (sender.source === "member" ? !sender.respondentId : !begun) return null;
	const who = { ...sender, respondentId: sender.respondentId ?? null };
	const saved = await saveProgress(ctx, form, version, { ...progress, lastQuestionId: shown.at(-1) }, who, begun);
	return saved.revision;
}
