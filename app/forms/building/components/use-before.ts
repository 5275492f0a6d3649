import { useRef } from "react";
import { questionsBefore } from "../../builder/sources";
import type { Question } from "../../definition/question";
import { useCalmForm } from "./rule-words";

/**
 * The questions that a part may look at: the same list until one of them is another, so that typing in what comes after them draws nothing
 * anew that offers them.
 */
export function useBefore(id: string, alsoOwn = false): Question[] {
	const kept = useRef<Question[]>([]);
	const found = questionsBefore(useCalmForm(), id, alsoOwn);
	const isSame = found.length === kept.current.length && found.every((question, at) => question === kept.current[at]);
	if (!isSame) kept.current = found;
	return kept.current;
}
