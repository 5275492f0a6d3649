/** What stands in a text between double braces, with what it stands for. */
export type LetterValues = Record<string, string>;

const named = /\{\{\s*([^{}]*?)\s*\}\}/g;
const namesIn = (text: string) => [...text.matchAll(named)].map(([, name = ""]) => name);

/** The first name in a text that is not one of those known. */
export const unknownName = (text: string, known: readonly string[]): string | undefined =>
	namesIn(text).find((name) => !known.includes(name));

/** Every name as itself: what fills a text of the portal without changing it. */
export const asThemselves = (names: readonly string[]): LetterValues =>
	Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));

/**
 * A text with values in place of its names. A line is left out where every one of its names stands for nothing: that of
 * a link, for whoever has no login.
 */
export function fill(text: string, values: LetterValues): string {
	const isKnown = (name: string) => Object.hasOwn(values, name);
	const lines = text.split("\n").flatMap((line) => {
		const names = namesIn(line).filter(isKnown);
		if (names.length > 0 && names.every((name) => values[name] === "")) return [];
		return line.replace(named, (whole, name: string) => (isKnown(name) ? (values[name] ?? "") : whole));
	});
	return lines
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}
