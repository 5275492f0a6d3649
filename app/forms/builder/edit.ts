import { said } from "#app/directory/fields/field";
import { newPartId } from "../definition/blank";
import { type Definition, innerQuestions, type Page, type Section } from "../definition/definition";
import { optionsOf, type Question, type SimpleQuestion } from "../definition/question";

/** Where a question is put: in a section, before the question that stands there now. */
export type Spot = { section: string; at: number };

/** The form with its sections changed; what stays the same stays the same object, so that only what changed is drawn anew. */
function withSections(definition: Definition, change: (section: Section) => Section): Definition {
	const pages = definition.pages.map((page) => {
		const sections = page.sections.map(change);
		return sections.every((section, at) => section === page.sections[at]) ? page : { ...page, sections };
	});
	return pages.every((page, at) => page === definition.pages[at]) ? definition : { ...definition, pages };
}

/** Puts a question at a spot. */
export const insertQuestion = (definition: Definition, { section: id, at }: Spot, question: Question): Definition =>
	withSections(definition, (section) =>
		section.id === id ? { ...section, questions: section.questions.toSpliced(at, 0, question) } : section,
	);

/** Takes a question out. What refers to it is told by `checkDefinition`. */
export const removeQuestion = (definition: Definition, id: string): Definition =>
	withSections(definition, (section) =>
		section.questions.some((question) => question.id === id)
			? { ...section, questions: section.questions.filter((question) => question.id !== id) }
			: section,
	);

/** Changes what is given of a question, also of one inside a table or a group; a value of undefined takes the field away. */
export const changeQuestion = (definition: Definition, id: string, patch: Partial<Question>): Definition =>
	withSections(definition, (section) => {
		const questions = section.questions.map((question) => changed(question, id, patch));
		return questions.every((question, at) => question === section.questions[at]) ? section : { ...section, questions };
	});

function changed(question: Question, id: string, patch: Partial<Question>): Question {
	if (question.id === id) return said({ ...question, ...patch }) as Question;
	if (!innerQuestions(question).some((inner) => inner.id === id)) return question;
	const inner = (list: SimpleQuestion[]) => list.map((one) => changed(one, id, patch) as SimpleQuestion);
	if (question.type === "table") return { ...question, columns: inner(question.columns) };
	return question.type === "group" ? { ...question, questions: inner(question.questions) } : question;
}

/** Puts a question at another spot; counted as the form stands without it where both are in one section. */
export function moveTo(definition: Definition, id: string, to: Spot): Definition {
	const from = positionOf(definition, id);
	if (!from) return definition;
	const isLater = from.section === to.section && from.at < to.at;
	return insertQuestion(removeQuestion(definition, id), { ...to, at: isLater ? to.at - 1 : to.at }, from.question);
}

/** One step up or down, over the borders of sections and pages; at the ends of the form it stays. */
export function moveBy(definition: Definition, id: string, by: -1 | 1): Definition {
	const from = positionOf(definition, id);
	if (!from) return definition;
	const sections = definition.pages.flatMap((page) => page.sections);
	const place = sections.findIndex((section) => section.id === from.section);
	const length = sections[place]?.questions.length ?? 0;
	const at = from.at + by;
	if (at >= 0 && at < length) return moveTo(definition, id, { section: from.section, at: by === 1 ? at + 1 : at });
	const next = sections[place + by];
	return next ? moveTo(definition, id, { section: next.id, at: by === 1 ? 0 : next.questions.length }) : definition;
}

export type QuestionAtSpot = Spot & { question: Question };

/** Where a question stands; undefined where there is none. */
export function positionOf(definition: Definition, id: string): QuestionAtSpot | undefined {
	for (const page of definition.pages)
		for (const section of page.sections) {
			const at = section.questions.findIndex((question) => question.id === id);
			const question = section.questions[at];
			if (question) return { section: section.id, at, question };
		}
	return undefined;
}

/** The same question once more under it, with ids of its own; `code` is one that nobody has. */
export function duplicateQuestion(definition: Definition, id: string, code: string): Definition {
	const from = positionOf(definition, id);
	if (!from) return definition;
	return insertQuestion(definition, { section: from.section, at: from.at + 1 }, copied(from.question, code));
}

/** A copy whose question and inner questions are others; its options keep their ids, which are its own. */
function copied(question: Question, code: string): Question {
	const copy = { ...structuredClone(question), id: newPartId(), code };
	for (const inner of innerQuestions(copy)) inner.id = newPartId();
	return copy;
}

/** A border of pages before a question: what stands from there on the page becomes a page of its own. */
export function splitPage(definition: Definition, id: string): Definition {
	const index = definition.pages.findIndex((page) =>
		page.sections.some((section) => section.questions.some((question) => question.id === id)),
	);
	const page = definition.pages[index];
	const from = positionOf(definition, id);
	if (!page || !from) return definition;
	const cut = page.sections.findIndex((section) => section.id === from.section);
	const section = page.sections[cut] as Section;
	if (cut === 0 && from.at === 0) return definition;
	const first: Page = {
		...page,
		sections: [...page.sections.slice(0, cut), { ...section, questions: section.questions.slice(0, from.at) }].filter(
			(one, at) => at < cut || one.questions.length > 0,
		),
	};
	const rest = { id: newPartId("s"), questions: section.questions.slice(from.at) };
	// The jumps are asked when the last part of the page is left.
	const { jumps, ...kept } = first;
	const second: Page = {
		id: newPartId("p"),
		sections: [rest, ...page.sections.slice(cut + 1)],
		...(jumps && { jumps }),
	};
	return { ...definition, pages: definition.pages.toSpliced(index, 1, kept, second) };
}

/** Takes the border before a page away: its sections go on the page before. The first page has none. */
export function joinPage(definition: Definition, id: string): Definition {
	const index = definition.pages.findIndex((page) => page.id === id);
	const [before, page] = [definition.pages[index - 1], definition.pages[index]];
	if (!before || !page) return definition;
	const { jumps = page.jumps, ...kept } = before;
	const joined: Page = { ...kept, sections: [...before.sections, ...page.sections], ...(jumps && { jumps }) };
	return { ...definition, pages: definition.pages.toSpliced(index - 1, 2, joined) };
}

/** Options in place of those that there are, out of lines of text; a line that is there already keeps its id, and so its replies. */
export function optionsFromLines(question: Question, lines: string, language: Definition["languages"][0]) {
	const before = optionsOf(question);
	return lines
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean)
		.map(
			(text) =>
				before.find(({ label }) => label[language] === text) ?? { id: newPartId("o"), label: { [language]: text } },
		);
}
