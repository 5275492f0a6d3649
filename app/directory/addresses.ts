/** One entry of a pasted list: the address in lower case, or null where it is none. */
export type PastedAddress = { written: string; email: string | null };

/** Addresses that one invitation form takes at most. */
export const ADDRESSES_MAX = 200;

const shape = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u;

/**
 * Reads a pasted list, split by comma, semicolon or line break; `Name <mail>` and `mailto:` are read too. The same
 * address twice comes once.
 */
export function readAddresses(pasted: string): PastedAddress[] {
	const found = new Map<string, PastedAddress>();
	for (const part of split(pasted)) {
		const inner = /<([^<>]*)>\s*$/.exec(part)?.[1] ?? part;
		const email = inner
			.trim()
			.replace(/^mailto:/i, "")
			.toLowerCase();
		const isAddress = email.length <= 254 && shape.test(email);
		found.set(isAddress ? email : part, { written: part, email: isAddress ? email : null });
	}
	return [...found.values()];
}

/** A comma inside the quotes of a name, as in `"Solheim, Ingrid" <ingrid@…>`, does not split. */
function split(pasted: string): string[] {
	const parts = pasted.match(/(?:"[^"\n]*"|[^,;\r\n\t])+/g) ?? [];
	return parts.map((part) => part.trim()).filter(Boolean);
}
