import { codeFrom } from "../definition/code-from";
import { type Definition, innerQuestions } from "../definition/definition";
import { questionsWithPipedOptions } from "../definition/piped-options";
import { optionsOf, type Question } from "../definition/question";
import { textIn } from "../definition/texts";

/** An id and what an author calls it in a formula. */
type Name = { id: string; name: string };
type NamedQuestion = Name & { parts: Name[]; options: Name[] };

/** What authors call the parts of a form in its formulas. A formula is kept by ids, so that every name may change. */
export type FormulaNames = { questions: Map<string, NamedQuestion>; scores: Map<string, Name> };

/** Questions by their variables, rows and scores by their words, options by their texts; by the id where a name is not one thing's alone. */
export function formulaNames(form: Definition): FormulaNames {
	const say = (texts: Question["label"]) => textIn(texts, form.languages[0]).text;
	const questions = questionsWithPipedOptions(form);
	const codes = own(questions.map(({ id, code }) => ({ id, name: code })));
	return {
		questions: byId(
			questions.map((question, at) => ({
				...(codes[at] as Name),
				parts:
					question.type === "matrix"
						? worded(question.rows, say, "row")
						: own(innerQuestions(question).map(({ id, code }) => ({ id, name: code }))),
				options: own(optionsOf(question).map(({ id, label }) => ({ id, name: say(label).replaceAll('"', "”") }))),
			})),
		),
		scores: byId(
			worded(
				form.scores.map(({ id, name }) => ({ id, label: name })),
				say,
				"score",
			),
		),
	};
}

/** A formula as its author reads it. */
export const formulaWithNames = (names: FormulaNames, formula: string): string =>
	renamed(formula, {
		question: (id) => names.questions.get(id),
		score: (id) => names.scores.get(id)?.name,
		part: (question, id) => question.parts.find((part) => part.id === id)?.name,
		option: (question, id) => question.options.find((option) => option.id === id)?.name,
		say: ({ name }) => name,
	});

/** The same as it is kept. What no part of the form is called stays as it was written. */
export const formulaWithIds = (names: FormulaNames, written: string): string =>
	renamed(written, {
		question: (name) => called(names.questions.values(), name),
		score: (name) => called(names.scores.values(), name)?.id,
		part: (question, name) => called(question.parts, name)?.id,
		option: (question, name) => called(question.options, name)?.id,
		say: ({ id }) => id,
	});

type Renaming = {
	question: (word: string) => NamedQuestion | undefined;
	score: (word: string) => string | undefined;
	part: (question: NamedQuestion, word: string) => string | undefined;
	option: (question: NamedQuestion, word: string) => string | undefined;
	say: (question: NamedQuestion) => string;
};

const words = /"([^"]*)"|\{(#?)([\w-]+)(?:\.([\w-]+))?\}/g;
const comparing = /^\s*!?=\s*$/;

/** A formula, readable or not yet, with other words for what it names; a text is an option's where it is compared with its question. */
function renamed(formula: string, to: Renaming): string {
	const found = [...formula.matchAll(words)];
	const isCompared = (one: RegExpMatchArray | undefined, other: RegExpMatchArray | undefined) =>
		one !== undefined &&
		other !== undefined &&
		comparing.test(formula.slice((one.index ?? 0) + one[0].length, other.index));
	const word = (at: number): string => {
		const match = found[at] as RegExpMatchArray;
		const [whole, text, isScore, name = "", part] = match;
		if (text !== undefined) {
			const [before, after] = [found[at - 1], found[at + 1]];
			const beside = isCompared(before, match) ? before : isCompared(match, after) ? after : undefined;
			const question = beside?.[3] === undefined || beside[2] ? undefined : to.question(beside[3]);
			return `"${(question && to.option(question, text)) ?? text}"`;
		}
		if (isScore) return `{#${to.score(name) ?? name}}`;
		const question = to.question(name);
		if (!question) return whole;
		return `{${to.say(question)}${part === undefined ? "" : `.${to.part(question, part) ?? part}`}}`;
	};
	let at = 0;
	return formula.replace(words, () => word(at++));
}

/** What is called so, however it is spelt in capitals; else what has it as its id. */
function called<One extends Name>(all: Iterable<One>, name: string): One | undefined {
	const list = [...all];
	const low = name.trim().toLowerCase();
	return list.find((one) => one.name.toLowerCase() === low) ?? list.find(({ id }) => id === name);
}

/** Names that are one thing's alone; the id in place of the others. */
function own(all: Name[]): Name[] {
	const times = new Map<string, number>();
	for (const { name } of all) times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1);
	return all.map(({ id, name }) => ({ id, name: name !== "" && times.get(name.toLowerCase()) === 1 ? name : id }));
}

function worded(
	all: readonly { id: string; label: Question["label"] }[],
	say: (texts: Question["label"]) => string,
	instead: string,
): Name[] {
	const taken: string[] = [];
	return all.map(({ id, label }) => {
		const name = codeFrom(say(label), taken, undefined, instead);
		taken.push(name);
		return { id, name };
	});
}

const byId = <One extends Name>(all: One[]) => new Map(all.map((one) => [one.id, one]));
