/** More words of one search are not looked for. */
const MOST_WORDS = 8;

/** The words of what somebody searches for, in lower case. */
export const wordsIn = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
