/** How many words a text has: runs of letters and digits, joined by hyphens and apostrophes. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
