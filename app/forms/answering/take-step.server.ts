import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import { newGuid } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { gone } from "#app/platform/problems";
import { countUse } from "#app/platform/throttle.server";
import { keepContentOnly, to } from "#app/platform/to";
import { isEmpty } from "../answers/answer";
import { answersFromFields } from "../answers/from-fields";
import { type Area, replyAddress } from "../area";
import { askForLink } from "../confirming/ask-for-link.server";
import { asksEmail } from "../confirming/asks-email";
import { filesSent, holdFiles } from "../files/hold-files.server";
import { decline } from "../invitations/open-invited.server";
import { noteOpening } from "../openings/openings.server";
import { changeReply } from "../replies/change-reply.server";
import { copyAddress, mailCopy } from "../replies/mail-copy.server";
import { ownReplyCookie } from "../replies/own-reply.server";
import { saveProgress } from "../replies/save-progress.server";
import { sendReply } from "../replies/send-reply.server";
import { closedFor } from "../store/settings";
import type { StepInput } from "./answering.schema";
import { checkPeople } from "./check-people.server";
import { nextStep } from "./next-step";
import { forgetPlace, type OpenedPlace, type OpenPlace, openPlace } from "./open-place.server";
import { isLocked, unlock } from "./pin.server";
import { shownOf } from "./show-form.server";
import type { AnswerState } from "./state";
import { START } from "./steps";

/** Replies from one network, which may be a whole school's. */
const USES = { limit: 120, window: MINUTE };
/** Screens with files from one network. */
const FILES = { limit: 300, window: 15 * MINUTE };

/**
 * Takes what one screen of a form posts, and answers with the next one, with the same one where something is to be mended or a
 * question has come up on it, or goes on to the page of thanks when the reply is in. What a member has answered is kept.
 */
export function takeStep(area: Area, open: OpenPlace = openPlace) {
	return async (args: ActionFunctionArgs, input: z.output<typeof StepInput>) => {
		const { request, context: bag } = args;
		const [place] = await Promise.all([
			open(args, area, input.version),
			input.go === "send" && countUse(bag, request, "formReply", USES),
		]);
		const { ctx, form, version, sender, isUsed, mending } = place;
		const { definition } = version;
		const { startedAt, shown, go, step } = input;
		const { search, searchParams } = new URL(request.url);
		const about = searchParams.get("about");
		const address = new URLSearchParams({ lang: sender.language, ...(about !== null && { about }) });
		const own = `${replyAddress(area, ctx.tenant.guid, form.guid, args.params.token)}?${address}`;
		if (go === "unlock") {
			const cookie = await unlock(bag, request, form, input.pin);
			return redirect(keepContentOnly(own, search), { headers: { "Set-Cookie": cookie } });
		}
		if (await isLocked(request, form)) throw gone("forms:closed.locked");
		if (asksEmail(form, sender)) {
			if (go !== "email") throw gone("forms:closed.unconfirmed");
			await askForLink(ctx, request, form, sender.language, input);
			return redirect(keepContentOnly(`${own}&mailed`, search));
		}
		if (place.asksSubject) throw gone("forms:closed.subject");
		if (go === "decline" && place.decline === "open" && sender.invitationId) {
			await decline(ctx, sender.invitationId);
			return redirect(keepContentOnly(own, search));
		}
		const closed = sender.isTest || isUsed || mending ? undefined : closedFor(form, bag.now.getTime());
		if (closed && go === "next") throw gone(`forms:closed.${closed}`);
		// A key that stands for a member is the member's own.
		const sendKey = place.sendKey ?? (input.sendKey.startsWith("once:") ? newGuid() : input.sendKey);
		const { language, role, earlier } = sender;
		const around = { today: today(ctx.tenant.timeZone, bag.now), language, role, earlier };
		const typed = answersFromFields(definition, input, input.kept, shown);
		const { answers, faults } = await withFiles(args, place, input, typed);
		const next = nextStep(definition, form.settings.presentation, around, { step, go, shown, answers }, faults);
		if (next !== "send") {
			const revision = await kept(place, { sendKey, startedAt, answers, revision: input.revision, shown }).catch(
				(problem: unknown) => {
					forgetPlace(args);
					throw problem;
				},
			);
			const { last, ...on } = next;
			if (isOnTheirOwn(place) && on.step !== START) {
				const isBegun = Object.values(answers).some((answer) => !isEmpty(answer));
				bag.waitUntil(noteOpening(ctx, request, { formId: form.id, sendKey, isBegun, last }));
			}
			const state: AnswerState = { ...on, answers, sendKey, startedAt, revision };
			const older = version.id === place.newest.id ? null : { versionId: version.id, definition: shownOf(definition) };
			return { state, older };
		}
		const { begun, following } = place;
		await checkPeople(ctx, request, form, { token: input["cf-turnstile-response"], sendKey, source: sender.source });
		const reply = mending
			? await changeReply(ctx, { version, reply: mending, revision: mending.revision, answers }, sender)
			: (await sendReply(ctx, form, version, { sendKey, answers, startedAt, begun, following }, sender)).reply;
		const email = input.copy ? copyAddress(form, sender) : null;
		if (email) {
			const path = sender.source === "member" ? to.ownReply(ctx.tenant.guid, reply.id) : own;
			await mailCopy(ctx, reply, { email, language: sender.language as Language, link: ctx.origin + path });
		}
		const thanks = `/${ctx.tenant.guid}/form_reply_complete?form=${form.guid}&lang=${language}${args.params.token ? "&invited" : ""}`;
		return redirect(form.settings.leadsTo ?? keepContentOnly(thanks, search), {
			headers: { "Set-Cookie": ownReplyCookie(bag.env, form.guid, reply, args.params.token ?? sendKey) },
		});
	};
}

/** The answers with the files that were sent with them. Throws `gone` where the form takes none. */
async function withFiles(
	{ request, context: bag }: ActionFunctionArgs,
	{ ctx, form, version, sender, isUsed, mending }: OpenedPlace,
	input: z.output<typeof StepInput>,
	answers: Record<string, unknown>,
) {
	const sent = filesSent(version.definition, input, input.shown);
	if (sent.length === 0) return { answers, faults: [] };
	const closed = isUsed ? "used" : mending ? undefined : closedFor(form, bag.now.getTime());
	if (closed) throw gone(`forms:closed.${closed}`);
	await countUse(bag, request, "formFiles", FILES);
	return holdFiles(ctx, sender.respondentId ?? null, sent, answers);
}

/** Somebody begins of whom nothing is kept until they send. */
const isOnTheirOwn = ({ ctx, form, sender, isUsed, mending }: OpenedPlace) =>
	sender.source !== "member" && !isUsed && !mending && !closedFor(form, ctx.now.getTime());

type Kept = Pick<AnswerState, "sendKey" | "startedAt" | "answers"> & { revision?: number; shown: string[] };

/** Keeps what a member has answered so far, and gives its revision; nothing is kept of a guest. */
async function kept(place: OpenedPlace, { shown, ...progress }: Kept): Promise<number | null> {
	const { ctx, form, version, sender, begun } = place;
	if (sender.source !== "member" || !sender.respondentId) return null;
	const who = { ...sender, respondentId: sender.respondentId };
	const saved = await saveProgress(ctx, form, version, { ...progress, lastQuestionId: shown.at(-1) }, who, begun);
	return saved.revision;
}
