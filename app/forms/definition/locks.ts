import type { Language } from "#app/platform/i18n";
import type { Score } from "../scoring/score";
import { type Definition, innerQuestions, questionsOf } from "./definition";
import type { Origin } from "./origin";
import { optionsOf, type Question } from "./question";
import type { Texts } from "./texts";

export const lockNames = ["wording", "options", "order", "scoring"] as const;
export type Lock = (typeof lockNames)[number];
/** What of a lock does not hold; `part`: questions that belong together were taken apart. */
export type Broken = Lock | "part";

/**
 * What a form changes of what it has from a template or the library but may not: the first lock that does not hold. A validated scale
 * stays the scale that was validated; what the form adds of its own is free, and so are translations. All that comes from one item may
 * go together. `formLocks` are those of a form that was made of a whole template.
 */
export function brokenLock(before: Definition, now: Definition, formLocks: readonly string[] = []): Broken | undefined {
	if (before === now) return undefined;
	const locked = questionsOf(before).filter(({ isLocked }) => isLocked);
	if (locked.length === 0) return undefined;
	const own = locked.filter(({ origin }) => origin === undefined);
	const ofForm = changeOf(own, { locks: formLocks, language: before.languages[0] }, before, now);
	if (ofForm) return ofForm;
	for (const origin of before.origins ?? []) {
		const its = locked.filter((question) => question.origin === origin.id);
		if (its.length === 0 || isGone(its, now)) continue;
		const still = now.origins?.find(({ id }) => id === origin.id);
		if (!still || !isSame(describedBy(origin), describedBy(still))) return "part";
		const broken = changeOf(its, origin, before, now);
		if (broken) return broken;
	}
	return undefined;
}

/** Whether none of these questions is left. */
export const isGone = (questions: readonly Question[], { pages }: Definition) =>
	pages.every((page) =>
		page.sections.every((section) => section.questions.every(({ id }) => questions.every((one) => one.id !== id))),
	);

/** The form without the origins of which no question is left. */
export function withoutSpentOrigins(definition: Definition): Definition {
	const { origins, ...rest } = definition;
	if (!origins) return definition;
	const used = new Set(questionsOf(definition).map(({ origin }) => origin));
	const left = origins.filter(({ id }) => used.has(id));
	if (left.length === origins.length) return definition;
	return left.length > 0 ? { ...rest, origins: left } : rest;
}

const describedBy = ({ title, language, source, licence, locks }: Origin) => [title, language, source, licence, locks];

type Keeping = { locks: readonly string[]; language: Language };

function changeOf(
	locked: Question[],
	{ locks, language }: Keeping,
	before: Definition,
	now: Definition,
): Broken | undefined {
	if (locks.length === 0 || locked.length === 0) return undefined;
	const after = questionsOf(now);
	const there = locked.flatMap(({ id }) => after.find((question) => question.id === id) ?? []);
	if (there.length < locked.length) return "part";
	if (there.some((question, at) => !question.isLocked || question.origin !== locked[at]?.origin)) return "part";
	const ids = new Set(locked.map(({ id }) => id));
	const views: Record<Lock, (definition: Definition, questions: Question[]) => unknown> = {
		wording: (_, questions) => questions.map((question) => wordsOf(question, language)),
		options: (_, questions) => questions.map((question) => shapeOf(question, language)),
		order: (definition) => questionsOf(definition).flatMap(({ id }) => (ids.has(id) ? [id] : [])),
		scoring: ({ scores }, questions) => [
			scores.filter(({ items }) => items.some((item) => ids.has(item.question))).map(rulesOf),
			questions.map(pointsOf),
		],
	};
	const isUntouched = there.every((question, at) => question === locked[at]);
	return lockNames.find((lock) => {
		if (!locks.includes(lock)) return false;
		if (isUntouched && (lock === "wording" || lock === "options")) return false;
		if (isUntouched && lock === "scoring" && before.scores === now.scores) return false;
		return !isSame(views[lock](before, locked), views[lock](now, there));
	});
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** All words of a question in one language. */
function wordsOf(question: Question, language: Language): unknown {
	const say = (texts: Texts | undefined) => texts?.[language] ?? null;
	return [
		...[say(question.label), say(question.help)],
		say(question.message),
		"statement" in question && say(question.statement),
		"placeholder" in question && say(question.placeholder),
		"unit" in question && say(question.unit),
		"itemLabel" in question && say(question.itemLabel),
		"low" in question && say(question.low),
		"high" in question && say(question.high),
		"labels" in question && Object.entries(question.labels ?? {}).map(([point, texts]) => [point, say(texts)]),
		"rows" in question && question.rows.map(({ label }) => say(label)),
		innerQuestions(question).map((inner) => wordsOf(inner, language)),
	];
}

/** What says which answers there are and which of them are taken, beside options and rows; also the one that is preset. */
const limits = [
	...["initial", "hasOther", "pattern", "minLength", "maxLength", "min", "max", "step", "decimals", "isMany"],
	...["minRows", "maxRows", "minTimes", "maxTimes", "accepts", "maxFiles", "scale", "maxGoals"],
];

/** What can be answered: the type, its options and its ends, what is preset and how an answer is checked. */
const shapeOf = (question: Question, language: Language): unknown => [
	question.type,
	optionsOf(question).map(({ id, label, isRetired = false }) => [id, label[language] ?? null, isRetired]),
	"rows" in question && question.rows.map(({ id }) => id),
	limits.map((limit) => (limit in question ? question[limit as keyof Question] : null) ?? null),
	"optionsFrom" in question && question.optionsFrom,
	innerQuestions(question).map((inner) => shapeOf(inner, language)),
];

const pointsOf = (question: Question): unknown => [
	optionsOf(question).map(({ id, score }) => [id, score ?? null]),
	"scores" in question && question.scores,
	"formula" in question && question.formula,
];

/** How a score is reckoned, without its words. */
const rulesOf = ({ name: _, bands, ...rules }: Score) => [rules, bands.map(({ from, tone }) => [from, tone])];
