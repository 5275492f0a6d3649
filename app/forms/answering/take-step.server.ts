import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newGuid } from "#app/platform/ids";
import { MINUTE } from "#app/platform/limits";
import { countUse } from "#app/platform/throttle.server";
import { keepContentOnly } from "#app/platform/to";
import { answersFromFields } from "../answers/from-fields";
import type { Area } from "../area";
import { saveProgress } from "../replies/save-progress.server";
import { sendReply } from "../replies/send-reply.server";
import type { StepInput } from "./answering.schema";
import { nextStep } from "./next-step";
import { type OpenedPlace, type OpenPlace, openPlace } from "./open-place.server";
import { shownOf } from "./show-form.server";
import type { AnswerState } from "./state";

/** Replies from one network. */
const USES = { limit: 30, window: MINUTE };

/**
 * Takes what one screen of a form posts, and answers with the next one, with the same one where something is to be mended or a
 * question has come up on it, or goes on to the page of thanks when the reply is in. What a member has answered is kept.
 */
export function takeStep(area: Area, open: OpenPlace = openPlace) {
	return async (args: ActionFunctionArgs, input: z.output<typeof StepInput>) => {
		const { request, context: bag } = args;
		const place = await open(args, area, input.version);
		const { ctx, form, version, sender } = place;
		const { definition } = version;
		const { startedAt, shown, go, step } = input;
		// A key that stands for a member is the member's own.
		const sendKey = place.sendKey ?? (input.sendKey.startsWith("once:") ? newGuid() : input.sendKey);
		const { language, role, earlier } = sender;
		const around = { today: today(ctx.tenant.timeZone, bag.now), language, role, earlier };
		const answers = answersFromFields(definition, input, input.kept, shown);
		const next = nextStep(definition, form.settings.presentation, around, { step, go, shown, answers });
		if (next !== "send") {
			const revision = await kept(place, { sendKey, startedAt, answers, revision: input.revision, shown });
			const state: AnswerState = { ...next, answers, sendKey, startedAt, revision };
			const older = version.id === place.newest.id ? null : { versionId: version.id, definition: shownOf(definition) };
			return { state, older };
		}
		await countUse(bag, request, "formReply", USES);
		await sendReply(
			ctx,
			form,
			version,
			{ sendKey, answers, startedAt, begun: place.begun, following: place.following },
			sender,
		);
		const { search } = new URL(request.url);
		const thanks = `/${ctx.tenant.guid}/form_reply_complete?form=${form.guid}&lang=${language}`;
		return done({ to: form.settings.leadsTo ?? keepContentOnly(thanks, search) });
	};
}

type Kept = Pick<AnswerState, "sendKey" | "startedAt" | "answers"> & { revision?: number; shown: string[] };

/** Keeps what a member has answered so far, and gives its revision; nothing is kept of a guest. */
async function kept(place: OpenedPlace, { shown, ...progress }: Kept): Promise<number | null> {
	const { ctx, form, version, sender, begun } = place;
	if (sender.source !== "member" || !sender.respondentId) return null;
	const who = { ...sender, respondentId: sender.respondentId };
	const saved = await saveProgress(ctx, form, version, { ...progress, lastQuestionId: shown.at(-1) }, who, begun);
	return saved.revision;
}
