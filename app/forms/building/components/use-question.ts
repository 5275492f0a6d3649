import { useCallback } from "react";
import { changeQuestion } from "../../builder/edit";
import { setOptionalText, setText } from "../../builder/set-text";
import type { Question } from "../../definition/question";
import type { Texts } from "../../definition/texts";
import { useBuilding } from "./build-context";

/** Fields that any type of question may have, loosely, as a form of settings writes them. */
export type Patch = Record<string, unknown>;

/** Writes into one question. `field` names what is typed, so that its letters are one step of undo. */
export function useQuestion(question: Question) {
	const { dispatch, language } = useBuilding();
	const { id } = question;
	const patch = useCallback(
		(change: Patch, field?: string) =>
			dispatch({
				type: "edit",
				change: (form) => changeQuestion(form, id, change as Partial<Question>),
				...(field && { key: `${id}.${field}` }),
			}),
		[dispatch, id],
	);
	const say = (texts: Texts | undefined) => texts?.[language] ?? "";
	return {
		patch,
		say,
		/** A text that the question always has. */
		word: (texts: Texts | undefined, text: string): Texts => setText(texts, language, text),
		/** One that may be left out. */
		optionalWord: (texts: Texts | undefined, text: string) => setOptionalText(texts, language, text),
	};
}
