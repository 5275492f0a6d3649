import type { Language } from "#app/platform/i18n";
import { questionsWithOptions } from "../definition/carried";
import { type Definition, innerQuestions } from "../definition/definition";
import { isContent, optionsOf, type Question, rangeOf } from "../definition/question";
import { type Texts, textIn } from "../definition/texts";

/** A variable of the form's exports over all its versions: what was asked, how, and from which version to which. */
export type Variable = {
	id: string;
	code: string;
	type: string;
	/** Language → wording in the last version that asked it. */
	wording: Partial<Record<Language, string>>;
	/** What a value means, also one that is offered no more: an option's id, or a point of a scale, and its text in the form's first language. */
	values: { value: string; label: string }[];
	isRequired: boolean;
	firstVersion: number;
	/** Null where the newest version asks it. */
	lastVersion: number | null;
};

/** All variables of a form's versions, oldest version first, in the order in which they first came. */
export function dictionaryOf(versions: { number: number; definition: Definition }[]): Variable[] {
	const found = new Map<string, Variable>();
	const newest = versions[versions.length - 1]?.number ?? 0;
	for (const { number, definition } of versions) {
		for (const { question, parent } of variablesOf(definition)) {
			const id = parent ? `${parent.id}.${question.id}` : question.id;
			const before = found.get(id);
			const now = described(question, definition.languages[0]);
			const gone = before?.values.filter(({ value }) => !now.values.some((one) => one.value === value)) ?? [];
			found.set(id, {
				...now,
				values: [...now.values, ...gone],
				id,
				code: parent ? `${parent.code}.${question.code}` : question.code,
				firstVersion: before?.firstVersion ?? number,
				lastVersion: number === newest ? null : number,
			});
		}
	}
	return [...found.values()];
}

function variablesOf(definition: Definition): { question: Question; parent?: Question }[] {
	return questionsWithOptions(definition)
		.filter((question) => !isContent(question))
		.flatMap((question) => [
			{ question },
			...innerQuestions(question).map((inner) => ({ question: inner, parent: question })),
		]);
}

function described(question: Question, language: Language) {
	const written = (texts: Texts | undefined) => textIn(texts, language).text;
	const values = optionsOf(question).map(({ id, label }) => ({ value: id, label: written(label) }));
	const range = rangeOf(question);
	if (range && question.type === "scale" && question.labels)
		for (const [value, label] of Object.entries(question.labels)) values.push({ value, label: written(label) });
	else if (range) values.push({ value: `${range.min}–${range.max}`, label: "" });
	return {
		type: question.type,
		wording: question.label as Partial<Record<Language, string>>,
		values,
		isRequired: question.isRequired ?? false,
	};
}
