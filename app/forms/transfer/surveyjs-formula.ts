import { FormulaError, MAX_FORMULA, parseFormula } from "../logic/formula";
import type { Asked } from "./surveyjs-conditions";

const renamed: Record<string, string> = { iif: "if", avg: "mean" };

/** An expression of SurveyJS as a formula of ours; undefined where it says what ours cannot, or names what does not come before it. */
export function formulaFrom(expression: string, asked: Asked): string | undefined {
	const unknown: string[] = [];
	const inDays = expression.replace(
		/\bdateDiff\(\s*([^,()]+?)\s*,\s*([^,()]+?(?:\(\s*\))?)\s*(?:,\s*(['"])days\3\s*)?\)/gi,
		"days($1, $2)",
	);
	const formula = inDays.replace(
		/'([^'"]*)'|"[^"]*"|\{([^{}]*)\}|\b(iif|avg)(?=\s*\()/g,
		(whole, text?: string, name?: string, call?: string) => {
			if (text !== undefined) return `"${text}"`;
			if (call !== undefined) return renamed[call] ?? call;
			if (name === undefined) return whole;
			const question = asked.get(name.trim());
			if (!question) unknown.push(name);
			return `{${question?.id}}`;
		},
	);
	if (unknown.length > 0 || formula.length > MAX_FORMULA) return undefined;
	try {
		parseFormula(formula);
		return formula;
	} catch (error) {
		if (error instanceof FormulaError) return undefined;
		throw error;
	}
}
