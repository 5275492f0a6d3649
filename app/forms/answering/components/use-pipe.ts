import { useMemo } from "react";
import type { Definition } from "../../definition/definition";
import { pipe, pipedWithin } from "../../definition/pipe";

/**
 * Puts earlier answers into the texts of a form, each as `say` gives it. The same function until an answer that some text takes up is
 * another, so that other answers draw no text anew.
 */
export function usePipe(definition: Definition, say: (questionId: string) => string): (text: string) => string {
	const taken = useMemo(() => [...new Set(pipedWithin(definition))], [definition]);
	const said = JSON.stringify(taken.map((id) => [id, say(id)]));
	return useMemo(() => {
		const words = new Map<string, string>(JSON.parse(said));
		return (text) => pipe(text, (id) => words.get(id) ?? "");
	}, [said]);
}
