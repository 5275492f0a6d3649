import { fold, termsOf } from "./words";

/** Words shorter than this must be right: nearly everything is one letter away from them. */
const LEAST = 4;

/** Whether one letter is wrong at most: another one, one too many, one missing, or two that stand the wrong way round. */
export function isNearWord(own: string, typed: string): boolean {
	if (Math.abs(own.length - typed.length) > 1) return false;
	let at = 0;
	while (at < own.length && own[at] === typed[at]) at++;
	const rest = (text: string, from: number) => text.slice(from);
	return (
		rest(own, at) === rest(typed, at) ||
		rest(own, at + 1) === rest(typed, at + 1) ||
		rest(own, at + 1) === rest(typed, at) ||
		rest(own, at) === rest(typed, at + 1) ||
		(own[at] === typed[at + 1] && own[at + 1] === typed[at] && rest(own, at + 2) === rest(typed, at + 2))
	);
}

/** Whether a text has each word of a search, or one that a single letter makes of it; the last may be unfinished. */
export function isNear(text: string, search: string): boolean {
	const own = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
	const terms = termsOf(search);
	const fits = (word: string, term: string) =>
		word.startsWith(term) ||
		(term.length >= LEAST && [0, -1, 1].some((more) => isNearWord(word.slice(0, term.length + more), term)));
	return terms.length > 0 && terms.every((term) => own.some((word) => fits(word, term)));
}

/** The words of a search in which a letter may be wrong. */
export const longTerms = (search: string): string[] => termsOf(search).filter((term) => term.length >= LEAST);

const alphabets = [/^[a-zæøåäöüßçğış]+$/, /^[а-я]+$/, /^[α-ως]+$/].map((script) => ({
	script,
	letters: [..."abcdefghijklmnopqrstuvwxyzæøåабвгдежзийклмнопрстуфхцчшщъьюяαβγδεζηθικλμνξοπρστυφχψως"].filter(
		(letter) => script.test(letter),
	),
}));
/** Letters of a word's beginning that are varied: a name is told from others by them. */
const BEGINNING = 6;

/** All beginnings that a single letter makes of a word's own; its first letter is right. */
export function beginningsNear(word: string): string[] {
	const start = word.slice(0, BEGINNING);
	const letters = alphabets.find(({ script }) => script.test(start))?.letters ?? [];
	const places = Array.from({ length: start.length }, (_, at) => at);
	const around = (at: number, skipped: number, between: string) =>
		start.slice(0, at) + between + start.slice(at + skipped);
	return [
		...new Set(
			places
				.slice(1)
				.flatMap((at) => [
					...[around(at, 1, ""), around(at - 1, 2, `${start[at]}${start[at - 1]}`)],
					...letters.flatMap((letter) => [around(at, 1, letter), around(at, 0, letter)]),
				]),
		),
	];
}
