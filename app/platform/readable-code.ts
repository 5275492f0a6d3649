import { generateRandomString } from "oslo/crypto";

/** Letters and digits that nobody takes for one another, on paper or read aloud. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** A code that people type: so many signs by chance, each with not quite five bits. */
export const readableCode = (length: number): string => generateRandomString(length, SIGNS);

/** A code as it was typed, as it is kept: capitals, without blanks and dashes. */
export const plainCode = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");

/** A code as it is shown, in groups of four. */
export const inFours = (code: string): string => (code.match(/.{1,4}/g) ?? []).join("-");
