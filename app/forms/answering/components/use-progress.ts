import { useTranslation } from "react-i18next";
import { type Definition, questionsById } from "../../definition/definition";
import type { FormSettings } from "../../store/settings";
import { isAdaptive, minutesFor, mostSteps, REVIEW, type Step } from "../steps";

type Progressing = {
	definition: Definition;
	presentation: FormSettings["presentation"];
	/** Those on the path as it is now. */
	steps: Step[];
	step: string;
};

/** How far somebody has come, in numbers and in words; null before the first question. Where the path depends on answers, what is left is at most. */
export function useProgress({ definition, presentation, steps, step }: Progressing) {
	const { t } = useTranslation("forms");
	const asked = steps.filter(({ kind }) => kind === "questions");
	if (step === REVIEW) return { at: asked.length, of: asked.length, words: t("answering.progress.review") };
	const at = asked.findIndex(({ id }) => id === step) + 1;
	if (at === 0) return null;
	const unit = presentation === "questions" ? "question" : "page";
	if (isAdaptive(definition)) {
		const of = mostSteps(definition, presentation, { id: step, at });
		return { at, of, words: t(`answering.progress.${unit}Most`, { at, of }) };
	}
	const questions = questionsById(definition);
	const left = asked.slice(at - 1).flatMap((one) => one.questions.flatMap((id) => questions.get(id) ?? []));
	const words = [
		t(`answering.progress.${unit}`, { at, of: asked.length }),
		t("answering.progress.left", { count: minutesFor(left) }),
	];
	return { at, of: asked.length, words: words.join(" · ") };
}
