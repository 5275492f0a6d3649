import { said } from "#app/directory/fields/field";
import { type Definition, type Page, questionPositions } from "../definition/definition";
import type { Origin } from "../definition/origin";
import type { Question } from "../definition/question";
import { type Condition, sourcesOf } from "../logic/condition";

export const libraryKinds = ["question", "section", "form"] as const;
export type LibraryKind = (typeof libraryKinds)[number];

/**
 * What a part of a form is by itself: a question, a section, a page (kept as a section), or ("") the whole form. Rules that look at
 * what stays behind are left out; scores come along where all that counts in them does. Undefined where there is no such part.
 */
export function extractPart(form: Definition, id: string): { kind: LibraryKind; definition: Definition } | undefined {
	const bare = { ...form, lineage: [], tests: [] };
	if (id === "") return { kind: "form", definition: bare };
	const page = form.pages.find((one) => one.id === id);
	if (page) return { kind: "section", definition: alone(bare, { id: page.id, sections: page.sections }) };
	for (const { sections } of form.pages) {
		const section = sections.find((one) => one.id === id);
		if (section) return { kind: "section", definition: alone(bare, { id: "p", sections: [section] }) };
	}
	const place = questionPositions(form).find(({ question }) => question.id === id);
	if (!place) return undefined;
	const only = { id: place.section.id, questions: [place.question] };
	return { kind: "question", definition: alone(bare, { id: "p", sections: [only] }) };
}

/** One page of a form without what it refers to elsewhere. */
function alone(form: Definition, page: Page): Definition {
	const ids = new Set(page.sections.flatMap(({ questions }) => questions.map(({ id }) => id)));
	const scores = form.scores.filter(({ items }) => items.every(({ question }) => ids.has(question)));
	const kept = (rule: Condition | undefined) =>
		rule &&
		sourcesOf(rule).every((source) =>
			"question" in source
				? ids.has(source.question)
				: source.kind !== "score" || scores.some(({ id }) => id === source.score),
		)
			? rule
			: undefined;
	const freed = (question: Question): Question => {
		const { showIf, requireIf, ...rest } = question;
		const own = { ...rest, ...said({ showIf: kept(showIf), requireIf: kept(requireIf) }) } as Question;
		if ("optionsFrom" in own && !ids.has(own.optionsFrom ?? "")) delete own.optionsFrom;
		if (own.type === "group" && !ids.has(own.perOptionOf ?? "")) delete own.perOptionOf;
		return own;
	};
	const sections = page.sections.map(({ showIf, ...section }) => ({
		...section,
		...said({ showIf: kept(showIf) }),
		questions: section.questions.map(freed),
	}));
	const { intro: _, thanks: __, ...words } = form;
	return { ...words, scores, pages: [{ id: page.id, sections }] };
}

/** The part with all its questions locked as the origin says; free where that locks nothing. */
export function lockedBy(definition: Definition, { locks, ...about }: Omit<Origin, "language">): Definition {
	const bare = unlocked(definition);
	if (locks.length === 0) return bare;
	const lock = (question: Question): Question => ({ ...question, isLocked: true, origin: about.id });
	return { ...withQuestions(bare, lock), origins: [{ ...about, locks, language: bare.languages[0] }] };
}

/** The part without locks: what is kept in the library unlocked, or comes from elsewhere. */
export const unlocked = (definition: Definition): Definition => keepingOrigins(definition, []);

/** The definition as these origins lock it: what came in by none of them is free. */
export function keepingOrigins(definition: Definition, origins: readonly Origin[]): Definition {
	const isHeld = ({ origin }: Question) => origins.some(({ id }) => id === origin);
	const free = ({ isLocked: _, origin: __, ...question }: Question) => question as Question;
	const { origins: _, ...rest } = withQuestions(definition, (question) =>
		isHeld(question) ? question : free(question),
	);
	return origins.length > 0 ? { ...rest, origins: [...origins] } : rest;
}

const withQuestions = (definition: Definition, change: (question: Question) => Question): Definition => ({
	...definition,
	pages: definition.pages.map((page) => ({
		...page,
		sections: page.sections.map((section) => ({ ...section, questions: section.questions.map(change) })),
	})),
});
