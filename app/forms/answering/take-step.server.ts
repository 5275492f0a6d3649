import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { languageOfPage } from "#app/platform/i18n.server";
import { MINUTE } from "#app/platform/limits";
import { countUse } from "#app/platform/throttle.server";
import { keepContentOnly } from "#app/platform/to";
import { checkReply } from "../answers/check-reply";
import { answersFromFields } from "../answers/from-fields";
import type { Area } from "../area";
import { sendReply } from "../replies/send-reply.server";
import type { StepInput } from "./answering.schema";
import { openPlace } from "./open-place.server";
import type { AnswerState } from "./state";
import { REVIEW, stepAfter, stepOf, stepsOf } from "./steps";

/** Replies from one network. */
const USES = { limit: 30, window: MINUTE };

/**
 * Takes what one screen of a form posts, and answers with the next one, with the same one where something is to be mended or a
 * question has come up on it, or goes on to the page of thanks when the reply is in.
 */
export function takeStep(area: Area) {
	return async ({ request, params, context: bag }: ActionFunctionArgs, input: z.output<typeof StepInput>) => {
		const place = await openPlace(bag, area, params);
		const { ctx, form, version } = place;
		const { definition } = version;
		const language = await languageOfPage(request, bag);
		const around = { today: today(ctx.tenant.timeZone, bag.now), language };
		const { startedAt, shown, go } = input;
		const sendKey = place.sendKey ?? input.sendKey;
		const answers = answersFromFields(definition, input, input.kept, shown);
		const checked = checkReply(definition, answers, around, shown);
		const steps = stepsOf(definition, checked.way, form.settings.presentation);
		const state = (step: string, faults: AnswerState["faults"] = []) => ({
			state: { step, answers, faults, sendKey, startedAt } satisfies AnswerState,
		});
		if (go === "language") return state(input.step);
		if (go.startsWith("to:")) return state(steps.find(({ id }) => id === go.slice(3))?.id ?? input.step);
		if (go === "back") return state(stepAfter(steps, input.step, -1).id);
		if (go === "send") {
			const whole = checkReply(definition, answers, around);
			const [first] = whole.faults;
			if (first) return state(stepOf(steps, questionOf(first.field)).id, whole.faults);
			await countUse(bag, request, "formReply", USES);
			await sendReply(ctx, form, version, { sendKey, answers, startedAt }, { ...place.sender, language });
			const { leadsTo } = form.settings;
			return done({
				to: leadsTo ?? keepContentOnly(thanksPath(ctx.tenant.guid, form.guid, language), new URL(request.url).search),
			});
		}
		if (checked.faults.length > 0) return state(input.step, checked.faults);
		const here = steps.find(({ id }) => id === input.step);
		const hasNew = here?.questions.some((id) => !shown.includes(id)) ?? false;
		// Without JavaScript a question that an answer has opened on this very page is seen now only.
		if (hasNew && input.step !== REVIEW) return state(input.step);
		return state(stepAfter(steps, input.step, 1).id);
	};
}

/** The question that a fault is about: its field may go on to a row, or to words of one's own. */
export const questionOf = (field: string) => field.split(/[.:]/)[0] ?? "";

const thanksPath = (tenantGuid: string, formGuid: string, language: string) =>
	`/${tenantGuid}/form_reply_complete?form=${formGuid}&lang=${language}`;
