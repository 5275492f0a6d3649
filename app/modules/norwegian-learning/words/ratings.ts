/** How well somebody knew a word: from 1, forgotten, to 4, known at once. */
export const ratings = [1, 2, 3, 4] as const;
export type Rating = (typeof ratings)[number];
