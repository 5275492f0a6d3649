import { pipedFrom } from "../answers/available-options";
import { type Condition, type Source, sourcesOf } from "../logic/condition";
import { flowMap } from "../logic/flow-map";
import { FormulaError, parseFormula, referencesOf } from "../logic/formula";
import { goneOptions } from "../logic/named-options";
import { neverShown } from "../logic/never-shown";
import { type Definition, innerQuestions, type QuestionPosition, questionPositions } from "./definition";
import { ownProblems, scoreProblems } from "./own-problems";
import { pipedIn } from "./pipe";
import { optionsOf, type Question } from "./question";
import { hasText, type Texts } from "./texts";

/**
 * What is wrong with a definition beyond its shape. An error keeps it from being published; a warning does not. `key` is of
 * the namespace `forms` (`builder.problem.*`), `id` the question, section, page or score that it is about.
 */
export type DefinitionProblem = { level: "error" | "warning"; key: string; id: string };

/** All problems, in the order of the form. */
export function checkDefinition(definition: Definition): DefinitionProblem[] {
	const places = questionPositions(definition);
	const found: DefinitionProblem[] = [];
	const error = (key: string, id: string) => found.push({ level: "error", key, id });
	const warn = (key: string, id: string) => found.push({ level: "warning", key, id });

	if (!hasText(definition.title)) error("noTitle", "");
	for (const id of repeated(allIds(definition))) error("sameId", id);
	for (const code of repeated(places.map(({ question }) => question.code.toLowerCase())))
		error("sameCode", places.find(({ question }) => question.code.toLowerCase() === code)?.question.id ?? code);
	if (places.every(({ question }) => !asksSomething(question))) error("noQuestions", "");

	const scoreIds = new Set(definition.scores.map(({ id }) => id));
	const standing = new Map(places.map((place, index) => [place.question.id, index] as const).reverse());
	/** Looks at what a condition that stands before the question `index` refers to. */
	const refers = (condition: Condition | undefined, index: number, id: string) => {
		for (const source of condition ? sourcesOf(condition) : []) lookAt(source, index, id);
	};
	const lookAt = (source: Source, index: number, id: string) => {
		if (source.kind === "score" && !scoreIds.has(source.score)) error("unknownScore", id);
		if (source.kind === "earlier" && !standing.has(source.question)) error("unknownQuestion", id);
		if (source.kind === "answer") mustStandBefore(source.question, index, id);
	};
	const mustStandBefore = (question: string, index: number, id: string) => {
		const at = standing.get(question);
		if (at === undefined) error("unknownQuestion", id);
		else if (at >= index) error("looksForward", id);
	};

	/** What a text takes up and nobody has answered by then stays empty: worth a word, and no error. */
	const takesUp = (texts: (Texts | undefined)[], index: number, id: string) => {
		const ids = texts.flatMap((one) => Object.values(one ?? {})).flatMap(pipedIn);
		if (ids.some((one) => !standing.has(one))) warn("unknownQuestion", id);
		else if (ids.some((one) => (standing.get(one) ?? 0) >= index)) warn("looksForward", id);
	};

	places.forEach((place, index) => {
		const { question } = place;
		if (isFirstOf(places, index, "section")) {
			refers(place.section.showIf, index, place.section.id);
			takesUp([place.section.title, place.section.text], index, place.section.id);
		}
		if (isFirstOf(places, index, "page")) {
			refers(place.page.showIf, index, place.page.id);
			takesUp([place.page.title], index, place.page.id);
		}
		takesUp(wordsOf(question), index, question.id);
		refers(question.showIf, index, question.id);
		refers(question.requireIf, index, question.id);
		const source = pipedFrom(question);
		if (source !== undefined) {
			mustStandBefore(source, index, question.id);
			const earlier = places.find((one) => one.question.id === source)?.question;
			if (earlier && (optionsOf(earlier).length === 0 || pipedFrom(earlier) !== undefined))
				error("noOptionsThere", question.id);
		}
		if (question.type === "computed") {
			try {
				for (const { id, isScore } of referencesOf(parseFormula(question.formula)))
					if (isScore && !scoreIds.has(id)) error("unknownScore", question.id);
					else if (!isScore) mustStandBefore(id, index, question.id);
			} catch (problem) {
				if (!(problem instanceof FormulaError)) throw problem;
				error(problem.message, question.id);
			}
		}
		for (const { level, key } of ownProblems(question)) found.push({ level, key, id: question.id });
	});
	for (const page of definition.pages) {
		const after = places.findLastIndex((place) => place.page.id === page.id) + 1 || standing.size;
		for (const jump of page.jumps ?? []) refers(jump.if, after, page.id);
	}
	for (const score of definition.scores) {
		for (const item of score.items) if (!standing.has(item.question)) error("unknownQuestion", score.id);
		for (const { level, key } of scoreProblems(score)) found.push({ level, key, id: score.id });
	}
	const gone = goneOptions(definition);
	for (const by of ["rule", "formula", "score"] as const)
		for (const id of new Set(gone.flatMap((one) => (one.by === by ? [one.holder] : [])))) warn(`${by}OptionGone`, id);
	for (const { kind, page } of flowMap(definition).warnings) warn(kind, page);
	const isWrong = new Set(found.flatMap(({ level, id }) => (level === "error" ? [id] : [])));
	for (const id of neverShown(definition)) if (!isWrong.has(id)) warn("neverShown", id);
	return found;
}

const wordsOf = (question: Question) => [
	question.label,
	question.help,
	...("statement" in question ? [question.statement] : []),
	...innerQuestions(question).flatMap(({ label, help }) => [label, help]),
];

const asksSomething = (question: Question) =>
	!["heading", "text", "image", "video", "computed"].includes(question.type);

const allIds = (definition: Definition) => [
	...definition.pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]),
	...questionPositions(definition).map(({ question }) => question.id),
	...definition.scores.map(({ id }) => id),
];

const isFirstOf = (places: QuestionPosition[], index: number, part: "page" | "section") =>
	places[index - 1]?.[part].id !== places[index]?.[part].id;

function repeated(all: string[]): string[] {
	const seen = new Set<string>();
	return [...new Set(all.filter((one) => seen.size === seen.add(one).size))];
}
