import type { SharedQuestion } from "#app/directory/shared-question";
import { isLanguage } from "#app/platform/i18n";
import { blankDefinition, blankQuestion } from "../definition/blank";
import { codeFrom } from "../definition/code-from";
import type { Definition } from "../definition/definition";
import { DefinitionInput } from "../definition/definition.schema";

const types = { single: "choice", multiple: "many", order: "ranking" } as const;
/** Signs of a title in the library. */
const TITLE_MOST = 200;

/** What a question that is taken is called in the library. */
export const titleOfTaken = ({ text }: SharedQuestion): string => text.replaceAll(/\s+/g, " ").slice(0, TITLE_MOST);

/**
 * A question of another module as an item of the library. A form asks and does not mark: what is right is left behind, and what
 * is to be put in order stands by the alphabet. Undefined where it would lose more, as a picture or a recording.
 */
export function definitionOfTaken(question: SharedQuestion): Definition | undefined {
	const { kind, language, text, media, options } = question;
	if (kind === "match" || !isLanguage(language)) return undefined;
	if (media.length > 0 || options.some((one) => one.media || one.text === "")) return undefined;
	const definition = blankDefinition(titleOfTaken(question), language);
	const labels = options.map((one) => one.text);
	if (kind === "order") labels.sort((one, other) => one.localeCompare(other, language));
	const blank = blankQuestion(types[kind], codeFrom(text, [], language), text, language);
	const asked = {
		...blank,
		options: labels.map((label, at) => ({ id: `o${at + 1}`, label: { [language]: label } })),
	};
	const [page] = definition.pages;
	const [section] = page?.sections ?? [];
	if (!page || !section) return undefined;
	const whole = { ...definition, pages: [{ ...page, sections: [{ ...section, questions: [asked] }] }] };
	const parsed = DefinitionInput.safeParse(whole);
	return parsed.success ? (parsed.data as Definition) : undefined;
}
