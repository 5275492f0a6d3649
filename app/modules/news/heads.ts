import type { Head, State } from "#db/schema/news";

export type Heads = Record<string, Head>;

/** The texts that may be read now: one whose time is over is gone to the minute, before the clock has come by. */
export function readable(heads: Heads, now: number): Heads {
	return Object.fromEntries(Object.entries(heads).filter(([, { until }]) => until === null || until > now));
}

/** The language in which somebody reads: their own, else the item's first, else any; undefined where none may be read. */
export function bestLanguage(heads: Heads, wanted: string, first: string): string | undefined {
	return [wanted, first, ...Object.keys(heads)].find((language) => Object.hasOwn(heads, language));
}

/** Minutes that reading takes, at 200 words a minute. */
export const minutesFor = (words: string): number =>
	Math.max(1, Math.round(words.split(/\s+/).filter(Boolean).length / 200));

/** What the list of those who write sorts and searches an item by: the titles of all its languages, that of its first in front. */
export const titlesOf = (states: Record<string, State>, first: string): string =>
	[first, ...Object.keys(states).filter((language) => language !== first)]
		.map((language) => states[language]?.title ?? "")
		.join("\n")
		.toLowerCase();
