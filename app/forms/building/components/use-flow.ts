import { useMemo } from "react";
import { type Definition, questionsOf } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { useProblems } from "./rule-words";

const ofFlow = ["cycle", "deadEnd", "unreachable", "neverShown", "looksForward", "unknownQuestion", "unknownScore"];

/** What is wrong with the ways and rules of a form: the part's id → keys of `problem`. */
export function useFlowProblems(): Map<string, string[]> {
	const problems = useProblems();
	return useMemo(() => {
		const found = new Map<string, string[]>();
		for (const { id, key } of problems)
			if (ofFlow.includes(key) || key === "ruleOptionGone")
				found.set(id, [...new Set([...(found.get(id) ?? []), key])]);
		return found;
	}, [problems]);
}

/** The number that each question that is asked goes by. */
export const useNumbers = (definition: Definition): Map<string, number> =>
	useMemo(
		() =>
			new Map(
				questionsOf(definition)
					.filter(isAsked)
					.map(({ id }, at) => [id, at + 1]),
			),
		[definition],
	);
