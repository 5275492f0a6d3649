import { OTHER } from "../answers/answer";
import { questionsWithOptions } from "../definition/carried";
import type { Definition } from "../definition/definition";
import { optionsOf, type Question } from "../definition/question";
import { type Condition, comparisonsOf } from "./condition";

/** An option or row that a rule names and its question does not have; `holder`: the question, section or page whose rule it is. */
export type GoneOption = { holder: string; question: string; option: string };

/** All of them: a rule that waits for one waits for ever, and nobody is told. */
export function goneOptions(definition: Definition): GoneOption[] {
	const questions = new Map(questionsWithOptions(definition).map((question) => [question.id, question]));
	return rulesOf(definition).flatMap(({ holder, rule }) =>
		comparisonsOf(rule).flatMap(({ of, test, value }) => {
			if (of.kind !== "answer" && of.kind !== "earlier") return [];
			const question = questions.get(of.question);
			if (!question) return [];
			const named = NAMING.has(test) ? [value].flat().filter((one) => typeof one === "string") : [];
			return [...goneOf(question, named), ...goneRows(question, of.part)].map((option) => ({
				...{ holder, question: of.question, option },
			}));
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

const goneRows = (question: Question, row: string | undefined): string[] =>
	row !== undefined && question.type === "matrix" && !question.rows.some(({ id }) => id === row) ? [row] : [];

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
