/** Letters and digits that nobody takes for each other when a reference is read aloud. */
const SIGNS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** What a sending is called by: `K7PM-3X2Q`. */
export function newReference(): string {
	const signs = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => SIGNS[byte % SIGNS.length]).join("");
	return `${signs.slice(0, 4)}-${signs.slice(4)}`;
}
