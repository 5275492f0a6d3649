import type { Texts } from "./texts";

/** `{{id}}`, or `{{id|what stands there where it is not answered}}`. */
const places = /\{\{\s*([A-Za-z0-9_-]{1,40})\s*(?:\|([^{}]*))?\}\}/g;

/** A text with earlier answers put into it. `say` gives an answer as people read it, or nothing. */
export function pipe(text: string, say: (questionId: string) => string): string {
	return text.replace(places, (_, id: string, instead = "") => say(id) || instead.trim());
}

/** A text of which no answers are known, as in the head of a list: what stands there where it is not answered, else an ellipsis. */
export const withoutPipes = (text: string): string =>
	text.replace(places, (_, _id: string, instead = "") => instead.trim() || "…");

/** The same of a text in all its languages. */
export const textsWithoutPipes = (texts: Texts): Texts =>
	Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, withoutPipes(text)]));

/** The questions whose answers a text takes up. */
export const pipedIn = (text: string): string[] => Array.from(text.matchAll(places), ([, id = ""]) => id);

/** The same of all texts inside something, such as a whole form. */
export function pipedWithin(value: unknown): string[] {
	if (typeof value === "string") return pipedIn(value);
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(pipedWithin) : [];
}

/** A text whose places are named otherwise, as by codes for those who write it; a name of undefined leaves its place as it is. */
export const renamePipes = (text: string, nameOf: (name: string) => string | undefined): string =>
	text.replace(places, (place, name: string, instead?: string) => {
		const other = nameOf(name);
		return other === undefined ? place : `{{${other}${instead === undefined ? "" : `|${instead}`}}}`;
	});
