import { FormulaError, parseFormula, referencesOf } from "../logic/formula";
import { type FormulaNames, formulaWithIds } from "./formula-names";

/** What is wrong with a formula as its author has written it, and where: `near`, what stands there, from the character `at`, counted from 1. */
export type FormulaProblem = { key: string; near: string; at: number };

const AROUND = 20;

/** The first problem of a formula that is written in names; `before`: the questions that it may look at. */
export function formulaProblem(
	names: FormulaNames,
	written: string,
	before: ReadonlySet<string>,
): FormulaProblem | null {
	try {
		parseFormula(written);
	} catch (error) {
		if (!(error instanceof FormulaError)) throw error;
		const rest = written.slice(error.at);
		const near = rest.trim().slice(0, AROUND);
		const key = near === "" && error.message === "formulaUnreadable" ? "formulaUnfinished" : error.message;
		return { key, near, at: error.at + rest.length - rest.trimStart().length + 1 };
	}
	for (const place of written.matchAll(/"[^"]*"|\{[^{}]*\}/g)) {
		const [near] = place;
		if (near.startsWith('"')) continue;
		const key = unknownIn(names, formulaWithIds(names, near), before);
		if (key) return { key, near, at: place.index + 1 };
	}
	return null;
}

function unknownIn(names: FormulaNames, place: string, before: ReadonlySet<string>): string | undefined {
	for (const { id, part, isScore } of referencesOf(parseFormula(place))) {
		if (isScore) return names.scores.has(id) ? undefined : "unknownScore";
		const question = names.questions.get(id);
		if (!question) return "unknownQuestion";
		if (!before.has(id)) return "looksForward";
		if (part !== undefined && !question.parts.some((one) => one.id === part)) return "unknownPart";
	}
	return undefined;
}
