/** Letters and digits that nobody takes for another. */
const SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const GROUPS = 4;

/** A code that nobody can guess: four groups of four signs. */
export function newCode(): string {
	const random = crypto.getRandomValues(new Uint8Array(GROUPS * 4));
	const signs = Array.from(random, (byte) => SIGNS[byte % SIGNS.length]).join("");
	return (signs.match(/.{4}/g) ?? []).join("-");
}

/** A code as it was typed, as it is kept. */
export const codeFrom = (typed: string): string =>
	(
		typed
			.toUpperCase()
			.replaceAll(/[^0-9A-Z]/g, "")
			.match(/.{1,4}/g) ?? []
	).join("-");
