import type { Definition, Page } from "#app/forms/definition/definition";
import type { Question } from "#app/forms/definition/question";
import type { Surroundings } from "#app/forms/logic/evaluate-flow";

export const around: Surroundings = { today: "2026-03-10", language: "nb" };

type Of<Type, One = Question> = One extends { type: infer Types } ? (Type extends Types ? One : never) : never;

/** A question with what every question needs; its id is its code. */
export function ask<Type extends Question["type"]>(type: Type, id: string, more: Partial<Of<Type>> = {}): Of<Type> {
	return { id, code: id, type, label: { nb: `Spørsmål ${id}` }, ...more } as unknown as Of<Type>;
}

export const option = (id: string, score?: number) => ({
	id,
	label: { nb: `Valg ${id}` },
	...(score !== undefined && { score }),
});

export function page(id: string, questions: Question[], more: Partial<Page> = {}): Page {
	return { id, sections: [{ id: `${id}-s`, questions }], ...more };
}

export function form(pages: Page[], more: Partial<Definition> = {}): Definition {
	return { format: 1, languages: ["nb"], title: { nb: "Skjema" }, pages, scores: [], lineage: [], tests: [], ...more };
}
