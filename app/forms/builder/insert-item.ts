import { newPartId } from "../definition/blank";
import { codeFrom } from "../definition/code-from";
import { type Definition, innerQuestions, questionsOf } from "../definition/definition";
import type { LibraryKind } from "../library/extract";
import { insertQuestion, type Spot } from "./edit";

export type LibraryItem = { kind: LibraryKind; definition: Definition };

/**
 * Puts an item of the library into a form: a question at a spot, a section behind the spot's, a form's pages behind its page. What is not
 * locked gets ids of its own where the form has them already. `undefined`: it is locked and stands in the form already.
 */
export function insertItem(
	form: Definition,
	{ kind, definition }: LibraryItem,
	spot: Spot,
): { form: Definition; chosen: string } | undefined {
	const taken = new Set(idsOf(form));
	const isLocked = (definition.origins?.length ?? 0) > 0;
	const clashes = idsOf(definition).filter((id) => taken.has(id));
	if (isLocked && clashes.some((id) => questionsOf(definition).some((question) => question.id === id)))
		return undefined;
	const item = withCodes(renamed(definition, clashes), form);
	const [first] = questionsOf(item);
	const next = placed(form, kind, item, spot);
	const origins = [...(form.origins ?? []), ...(item.origins ?? [])];
	return {
		form: {
			...next,
			scores: [...form.scores, ...item.scores],
			...(origins.length > 0 && { origins }),
		},
		chosen: first?.id ?? "",
	};
}

function placed(form: Definition, kind: LibraryKind, item: Definition, spot: Spot): Definition {
	const at = form.pages.findIndex(({ sections }) => sections.some(({ id }) => id === spot.section));
	const page = form.pages[at];
	if (!page) return form;
	if (kind === "form") return { ...form, pages: form.pages.toSpliced(at + 1, 0, ...item.pages) };
	const sections = item.pages.flatMap((one) => one.sections);
	if (kind === "section") {
		const place = page.sections.findIndex(({ id }) => id === spot.section) + 1;
		const pages = form.pages.with(at, { ...page, sections: page.sections.toSpliced(place, 0, ...sections) });
		return { ...form, pages };
	}
	return sections
		.flatMap(({ questions }) => questions)
		.reduce((next, question, index) => insertQuestion(next, { ...spot, at: spot.at + index }, question), form);
}

const idsOf = (definition: Definition): string[] => [
	...definition.pages.flatMap((page) => [page.id, ...page.sections.map(({ id }) => id)]),
	...questionsOf(definition).flatMap((question) => [question.id, ...innerQuestions(question).map(({ id }) => id)]),
	...definition.scores.map(({ id }) => id),
];

/** The part with other ids in place of these, wherever it names them: also in rules, formulas and texts. */
function renamed(definition: Definition, ids: string[]): Definition {
	if (ids.length === 0) return definition;
	const names = new Map(ids.map((id) => [id, newPartId(id.charAt(0).replace(/[^a-z]/i, "q"))]));
	const inText = (text: string) =>
		text.replace(/(\{#?\s*)([A-Za-z0-9_-]{1,40})/g, (whole, start: string, id: string) =>
			names.has(id) ? `${start}${names.get(id)}` : whole,
		);
	const again = (value: unknown): unknown => {
		if (typeof value === "string") return names.get(value) ?? inText(value);
		if (Array.isArray(value)) return value.map(again);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, again(inner)]));
	};
	return again(definition) as Definition;
}

/** The part with variables that the form has not yet. */
function withCodes(definition: Definition, form: Definition): Definition {
	const taken = questionsOf(form).map(({ code }) => code);
	return {
		...definition,
		pages: definition.pages.map((page) => ({
			...page,
			sections: page.sections.map((section) => ({
				...section,
				questions: section.questions.map((question) => {
					const isTaken = taken.some((code) => code.toLowerCase() === question.code.toLowerCase());
					const code = isTaken ? codeFrom(question.code, taken) : question.code;
					taken.push(code);
					return { ...question, code };
				}),
			})),
		})),
	};
}
