/** How somebody likes to read a test: larger, or in a type face that is easy to read. */
export const looks = ["larger", "easy"] as const;
export type Look = (typeof looks)[number];
