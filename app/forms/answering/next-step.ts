import { checkReply } from "../answers/check-reply";
import type { Fault } from "../answers/validation-error";
import type { Definition } from "../definition/definition";
import type { Surroundings } from "../logic/walk";
import type { FormSettings } from "../store/settings";
import { REVIEW, stepAfter, stepOf, stepsOf } from "./steps";

/** What a screen has posted: which one it was, where to go, what stood in it, and all answers with its own. */
export type Posted = { step: string; go: string; shown: string[]; answers: Record<string, unknown> };
/** The screen that comes, with what is to be mended on it and the question that is last there; or that the reply is whole and is to be sent. */
export type Next = { step: string; faults: Fault[]; last?: string } | "send";

/** What only shows the same screen again: in another language, with one more row, or kept while it is typed. */
const staying = ["language", "more", "keep"];

/** Where a posted screen leads. The same question is asked for guests and members, with and without JavaScript. */
export function nextStep(
	definition: Definition,
	presentation: FormSettings["presentation"],
	around: Surroundings,
	{ step, go, shown, answers }: Posted,
	/** What was found already, of files that came with the screen. */
	found: Fault[] = [],
): Next {
	const checked = checkReply(definition, answers, around, shown);
	const steps = stepsOf(definition, checked.way, presentation);
	const on = (id: string, faults: Fault[] = []) => {
		const last = steps.find((one) => one.id === id)?.questions.at(-1);
		return { step: id, faults, last };
	};
	if (found.length > 0) return on(step, found);
	if (staying.includes(go)) return on(step);
	if (go.startsWith("to:")) return on(steps.find(({ id }) => id === go.slice(3))?.id ?? step);
	if (go === "back") return on(stepAfter(steps, step, -1).id);
	if (go === "send") {
		const { faults } = checkReply(definition, answers, around);
		const [first] = faults;
		return first ? on(stepOf(steps, questionOf(first.field)).id, faults) : "send";
	}
	if (checked.faults.length > 0) return on(step, checked.faults);
	const here = steps.find(({ id }) => id === step);
	// Without JavaScript a question that an answer has opened on this very screen is seen now only.
	const hasNew = here?.questions.some((id) => !shown.includes(id)) ?? false;
	return hasNew && step !== REVIEW ? on(step) : on(stepAfter(steps, step, 1).id);
}

/** The question that a fault is about: its field may go on to a row, or to words of one's own. */
export const questionOf = (field: string) => field.split(/[.:]/)[0] ?? "";
