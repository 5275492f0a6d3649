import { checkReply } from "../answers/check-reply";
import type { ValidationError } from "../answers/validation-error";
import type { Definition } from "../definition/definition";
import type { Surroundings } from "../logic/evaluate-flow";
import type { FormSettings } from "../store/settings";
import { REVIEW, stepAfter, stepOf, stepsOf } from "./steps";

/** What a screen has posted: which one it was, where to go, what stood in it, and all answers with its own. */
export type Posted = { step: string; go: string; shown: string[]; answers: Record<string, unknown> };
/** The screen that comes, with what is wrong on it and the question that is last there; or that the reply is whole and is to be sent. */
export type Next = { step: string; fieldErrors: ValidationError[]; last?: string } | "send";

/** What only shows the same screen again: in another language, with one more row, or kept while it is typed. */
const staying = ["language", "more", "keep"];

/** Where a posted screen leads. The same question is asked for guests and members, with and without JavaScript. */
export function nextStep(
	definition: Definition,
	presentation: FormSettings["presentation"],
	around: Surroundings,
	{ step, go, shown, answers }: Posted,
	/** What was found already, of files that came with the screen. */
	found: ValidationError[] = [],
): Next {
	const checked = checkReply(definition, answers, around, shown);
	const steps = stepsOf(definition, checked.path, presentation);
	const on = (id: string, fieldErrors: ValidationError[] = []) => {
		const last = steps.find((one) => one.id === id)?.questions.at(-1);
		return { step: id, fieldErrors, last };
	};
	if (found.length > 0) return on(step, found);
	if (staying.includes(go)) return on(step);
	if (go.startsWith("to:")) return on(steps.find(({ id }) => id === go.slice(3))?.id ?? step);
	if (go === "back") return on(stepAfter(steps, step, -1).id);
	if (go === "send") {
		const { fieldErrors } = checkReply(definition, answers, around);
		const [first] = fieldErrors;
		return first ? on(stepOf(steps, questionOf(first.field)).id, fieldErrors) : "send";
	}
	if (checked.fieldErrors.length > 0) return on(step, checked.fieldErrors);
	const here = steps.find(({ id }) => id === step);
	// Without JavaScript a question that an answer has opened on this very screen is seen now only.
	const hasNew = here?.questions.some((id) => !shown.includes(id)) ?? false;
	return hasNew && step !== REVIEW ? on(step) : on(stepAfter(steps, step, 1).id);
}

/** The question that an error is about: its field may go on to a row, or to words of one's own. */
export const questionOf = (field: string) => field.split(/[.:]/)[0] ?? "";
