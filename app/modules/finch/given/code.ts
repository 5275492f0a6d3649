/** Letters and digits that nobody takes for another. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 6;
/** Hours for which a code can be used. */
export const codeHours = ["2", "24", "168"] as const;

/** A code to be typed on a shared device. */
export function newCode(): string {
	const random = crypto.getRandomValues(new Uint8Array(LENGTH));
	return Array.from(random, (byte) => SIGNS[byte % SIGNS.length]).join("");
}

/** A code as it was typed, as it is hashed: capitals, without blanks and dashes. */
export const codeFrom = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, "");
