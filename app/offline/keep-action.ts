import { type ClientActionFunctionArgs, redirectDocument, type ShouldRevalidateFunction } from "@remix-run/react";
import { isUnreachable, notSent } from "#app/platform/not-sent";
import { type Holder, holder } from "./holder";
import { hasUnsent } from "./marks";
import { canReach, copiedAt } from "./reach";

/** The hidden field by which a form says which page comes after it, where the answer of the server does not come. */
export const NEXT = "next";

/** What a form is told that could not be sent and may not be kept: a key of the errors. */
const NOT_SENT = "notSent";

/** What a form is told that was kept: when. */
export type KeptAnswer = { kept: number };

type Replacing = boolean | ((intent: string) => boolean);

export const isKept = (answer: unknown): answer is KeptAnswer =>
	typeof answer === "object" && answer !== null && "kept" in answer;

/** Whether an answer says that the form has not left this device: it is kept, or could not be sent. */
export const wasNotSent = (answer: unknown): boolean =>
	isKept(answer) || (isRefused(answer) && answer.problem.detail === NOT_SENT);

/** A page's `shouldRevalidate`, where its form leads to another address: without a network there is nothing to ask anew. */
export const unlessKept: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
	!wasNotSent(actionResult) && defaultShouldRevalidate;

/**
 * A page's `clientAction`: what cannot be sent for lack of a network is kept on the device, where the tenant allows it, and sent
 * later; where it does not, the form stays and says that it was not sent. `replaces`: a form that is sent again before that takes the place of the earlier one; false where each one counts, which may
 * depend on what the form does.
 */
export function keepingForms({ replaces = true }: { replaces?: Replacing } = {}) {
	return async ({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> => {
		const who = holder();
		const copy = request.clone();
		if (!who) return serverAction().catch((error) => stay(copy, error));
		const { pathname, search } = new URL(request.url);
		const action = pathname + search;
		const wasTried = navigator.onLine && (copiedAt() === undefined || (await canReach()));
		if (wasTried) {
			try {
				const answer = await serverAction<unknown>();
				if (!isRefused(answer)) await forget(copy, who, action, replaces);
				return answer;
			} catch (error) {
				if (error instanceof Response) await forget(copy, who, action, replaces);
				if (!isUnreachable(error)) throw error;
			}
		}
		const { keepForm } = await import("./outbox");
		const form = await copy.formData();
		const entry = await keepForm({ holder: who, action, form, wasTried, replaces: isReplaced(replaces, form) });
		const next = form.get(NEXT);
		if (typeof next === "string" && next.startsWith("/")) return redirectDocument(next);
		// Nothing of the page has changed on the server: with this status nothing is asked anew.
		return Response.json({ kept: entry.at } satisfies KeptAnswer, { status: 503 });
	};
}

/** The form stays as it is, with what was typed, recorded or chosen in it, and says why: nothing of it may be kept on the device. */
async function stay(copy: { formData: () => Promise<FormData> }, error: unknown): Promise<Response> {
	if (!isUnreachable(error)) throw error;
	return notSent({ kind: "offline", intent: intentOf(await copy.formData()), errors: {}, detail: NOT_SENT });
}

const isRefused = (answer: unknown): answer is { problem: { detail: string | null } } =>
	typeof answer === "object" && answer !== null && "problem" in answer;

async function forget(
	copy: { formData: () => Promise<FormData> },
	who: Holder,
	action: string,
	replaces: Replacing,
): Promise<void> {
	if (!replaces || !hasUnsent()) return;
	const form = await copy.formData();
	if (!isReplaced(replaces, form)) return;
	const { forgetForm } = await import("./outbox");
	await forgetForm(who, { action, intent: intentOf(form) });
}

const intentOf = (form: FormData) => String(form.get("intent") ?? "");
const isReplaced = (replaces: Replacing, form: FormData) =>
	typeof replaces === "boolean" ? replaces : replaces(intentOf(form));
