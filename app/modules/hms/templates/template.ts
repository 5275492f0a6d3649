/** A text in the languages that the module's own checklists are written in. */
export type Written = { nb: string; en: string };
export type ChecklistTemplate = {
	key: string;
	name: Written;
	sections: readonly { title: Written; points: readonly Written[] }[];
};

type Section = { title: string; points: { id: string; text: string }[] };

/** The language of the two that a reader is given: Danish and Norwegian readers the Norwegian one. */
export const languageFor = (language: string): keyof Written => (language === "nb" || language === "da" ? "nb" : "en");

/** A template's sections in one language, as a round keeps them: points are numbered through. */
export function sectionsOf({ sections }: ChecklistTemplate, language: keyof Written): Section[] {
	let number = 0;
	return sections.map(({ title, points }) => ({
		title: title[language],
		points: points.map((text) => {
			number += 1;
			return { id: `p${number}`, text: text[language] };
		}),
	}));
}
