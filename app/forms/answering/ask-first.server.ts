import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import { keepContentOnly } from "#app/platform/portal-paths";
import { gone, Problem } from "#app/platform/problems";
import { askForLink } from "../confirming/ask-for-link.server";
import { asksEmail } from "../confirming/asks-email";
import type { Definition } from "../definition/definition";
import type { StepInput } from "./answering.schema";
import type { OpenedAnswering } from "./open-answering.server";
import { isLocked, unlock } from "./pin.server";
import { headOnly, shownOf } from "./show-form.server";
import type { AnswerState } from "./state";
import { START } from "./steps";
import type { Unsent } from "./unsent.server";

type Posted = z.output<typeof StepInput>;
type Typed = {
	/** All answers, with those of the screen that was posted. */
	typed: Record<string, unknown>;
	/** The page's own address. */
	own: string;
	unsent: () => Promise<Unsent[]>;
};

/**
 * Answers whoever has yet to give a PIN or an address, or gives it now; undefined for all others. Where that has come up while they
 * typed, what they typed goes along, and stands in the form again after the PIN. Throws `invalid` for what was given wrongly.
 */
export async function askFirst(
	{ request, context }: ActionFunctionArgs,
	answering: OpenedAnswering,
	input: Posted,
	{ typed, own, unsent }: Typed,
) {
	const { ctx, form, version, sender } = answering;
	const { go } = input;
	const { search } = new URL(request.url);
	const asksAddress = asksEmail(form, sender);
	const head = headOnly(version.definition);
	const opens = go === "unlock" ? { "Set-Cookie": await unlock(context, request, form, input.pin) } : undefined;
	if (opens && !hasTyped(input)) return redirect(keepContentOnly(own, search), { headers: opens });
	if (opens && !asksAddress)
		return data(turned(answering, input, typed, shownOf(version.definition)), { headers: opens });
	if (await isLocked(context, request, form)) {
		if (go === "keep") throw gone("forms:closed.locked");
		return data(turned(answering, input, typed, head), { status: 410 });
	}
	if (!asksAddress) return undefined;
	const asking = { ...turned(answering, input, typed, head), unsent: await unsent() };
	if (go !== "email") return data(asking, opens ? { headers: opens } : { status: 410 });
	await askForLink(ctx, request, form, sender.language, input).catch((problem: unknown) => {
		if (!(problem instanceof Problem)) throw problem;
		throw new Problem(problem.kind, { ...problem.details, unsent: asking.unsent });
	});
	return hasTyped(input) ? { ...asking, isMailed: true } : redirect(keepContentOnly(`${own}&mailed`, search));
}

/** Whether anything of a form comes with what was posted, and not only what opens it. */
const hasTyped = ({ step, kept }: Posted) => step !== START || Object.keys(kept).length > 0;

/** What was typed, for a page that is another one now: it asks for something before it shows the form, or shows the form again. */
function turned({ version, newest }: OpenedAnswering, input: Posted, answers: Typed["typed"], definition: Definition) {
	const { step, sendKey, startedAt, revision } = input;
	const state: AnswerState = { step, answers, fieldErrors: [], sendKey, startedAt, revision: revision ?? null };
	return { state, older: version.id === newest.id ? null : { versionId: version.id, definition }, isTurned: true };
}
