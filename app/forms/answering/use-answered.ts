import { useActionData } from "@remix-run/react";
import { useFormProblem } from "#app/ui/form-problem";
import type { ShownForm } from "./show-form.server";
import type { AnswerState } from "./state";

/** What the action answers: the next screen, by the version that was begun with, or why it was refused. */
type Answered = {
	state?: AnswerState;
	older?: Pick<ShownForm, "versionId" | "definition"> | null;
	problem?: { kind: string };
	values?: Record<string, unknown>;
};

/** The page as it is now: fresh, one screen on, or as it was sent, with the sentence that says why it was not taken. */
export function useAnswered(shown: ShownForm): { shown: ShownForm; state: AnswerState; problem: string | null } {
	const answer = useActionData<Answered>();
	const { summary } = useFormProblem(answer);
	if (answer?.state) return { shown: { ...shown, ...answer.older }, state: answer.state, problem: null };
	if (!answer?.problem) return { shown, state: shown.fresh, problem: null };
	// On another device it has gone on: what is there now is what the server has.
	const state = answer.problem.kind === "conflict" ? shown.fresh : asSent(answer.values ?? {}, shown.fresh);
	return { shown, state, problem: summary.map(({ text }) => text).join(" ") };
}

/** The state that a screen has sent, so that a refusal loses nothing. */
function asSent(values: Record<string, unknown>, fresh: AnswerState): AnswerState {
	const text = (name: string) => (typeof values[name] === "string" ? (values[name] as string) : "");
	try {
		const answers: unknown = JSON.parse(text("kept"));
		if (typeof answers !== "object" || answers === null) return fresh;
		return {
			...{ step: text("step"), answers: answers as Record<string, unknown>, faults: [] },
			sendKey: text("sendKey"),
			startedAt: Number(text("startedAt")),
			revision: text("revision") ? Number(text("revision")) : null,
		};
	} catch {
		return fresh;
	}
}
