import { OTHER } from "../answers/answer";
import { type Definition, innerQuestions } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { optionsOf, type Question } from "../definition/question";
import { type Condition, comparisonsOf } from "./condition";
import { FormulaError, parseFormula, referencesOf, type Tree } from "./formula";

/**
 * An option, row or column that something names and its question does not have. `holder`: the question, section or page whose rule it is,
 * the computed question whose formula, or the score.
 */
export type GoneOption = { holder: string; by: "rule" | "formula" | "score"; question: string; option: string };

type Questions = Map<string, Question>;

/** All of them: a rule that waits for one waits for ever, a formula or a score never counts it, and nobody is told. */
export function goneOptions(definition: Definition): GoneOption[] {
	const questions: Questions = new Map(
		questionsWithPipedOptions(definition).map((question) => [question.id, question]),
	);
	return [
		...goneInRules(definition, questions),
		...goneInFormulas(questions),
		...definition.scores.flatMap(({ id, items }) =>
			items.flatMap(({ question, part }) =>
				asGoneOptions({ holder: id, by: "score", question }, goneParts(questions, question, part)),
			),
		),
	];
}

const asGoneOptions = (at: Omit<GoneOption, "option">, options: string[]): GoneOption[] =>
	options.map((option) => ({ ...at, option }));

function goneInRules(definition: Definition, questions: Questions): GoneOption[] {
	return rulesOf(definition).flatMap(({ holder, rule }) =>
		comparisonsOf(rule).flatMap(({ of, test, value }) => {
			if (of.kind !== "answer" && of.kind !== "earlier") return [];
			const question = questions.get(of.question);
			if (!question) return [];
			const named = NAMING.has(test) ? [value].flat().filter((one) => typeof one === "string") : [];
			return asGoneOptions({ holder, by: "rule", question: question.id }, [
				...goneOf(question, named),
				...goneParts(questions, question.id, of.part),
			]);
		}),
	);
}

const NAMING = new Set(["is", "isNot", "has", "hasNot"]);
const CHOICES = ["choice", "dropdown", "many", "ranking", "matrix"];

function goneOf(question: Question, named: readonly string[]): string[] {
	if (!CHOICES.includes(question.type)) return [];
	const known = new Set([OTHER, ...optionsOf(question).map(({ id }) => id)]);
	return named.filter((option) => option !== "" && !known.has(option));
}

/** The row of a matrix, or the column of what repeats. */
function goneParts(questions: Questions, id: string, part: string | undefined): string[] {
	const question = questions.get(id);
	if (!question || part === undefined) return [];
	const parts = question.type === "matrix" ? question.rows : innerQuestions(question);
	return parts.length > 0 && !parts.some((one) => one.id === part) ? [part] : [];
}

function goneInFormulas(questions: Questions): GoneOption[] {
	return [...questions.values()].flatMap((holder) => {
		const tree = holder.type === "computed" ? treeOf(holder.formula) : undefined;
		if (!tree) return [];
		const at = { holder: holder.id, by: "formula" } as const;
		return [
			...referencesOf(tree).flatMap(({ id, part, isScore }) =>
				isScore ? [] : asGoneOptions({ ...at, question: id }, goneParts(questions, id, part)),
			),
			...testsOf(tree).flatMap(({ id, text }) => {
				const question = questions.get(id);
				return question ? asGoneOptions({ ...at, question: id }, goneOf(question, [text])) : [];
			}),
		];
	});
}

/** A formula that cannot be read names nothing. */
function treeOf(formula: string): Tree | undefined {
	try {
		return parseFormula(formula);
	} catch (error) {
		if (error instanceof FormulaError) return undefined;
		throw error;
	}
}

/** The texts that a formula compares an answer with. */
function testsOf(tree: Tree): { id: string; text: string }[] {
	if (tree.kind !== "call") return [];
	const [left, right] = tree.values;
	const pairs =
		tree.name === "equal" || tree.name === "unequal" ? [[left, right] as const, [right, left] as const] : [];
	return [
		...pairs.flatMap(([one, other]) =>
			one?.kind === "reference" && !one.isScore && other?.kind === "text" ? [{ id: one.id, text: other.value }] : [],
		),
		...tree.values.flatMap(testsOf),
	];
}

/** Each rule with what it stands at. */
function rulesOf({ pages }: Definition): { holder: string; rule: Condition }[] {
	const rules = (holder: string, ...all: (Condition | undefined)[]) =>
		all.flatMap((rule) => (rule ? [{ holder, rule }] : []));
	return pages.flatMap((page) => [
		...rules(page.id, page.showIf, ...(page.jumps ?? []).map((jump) => jump.if)),
		...page.sections.flatMap((section) => [
			...rules(section.id, section.showIf),
			...section.questions.flatMap(({ id, showIf, requireIf }) => rules(id, showIf, requireIf)),
		]),
	]);
}
