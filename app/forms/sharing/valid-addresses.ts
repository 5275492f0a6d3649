import { readAddresses } from "#app/directory/addresses";
import { invalid } from "#app/platform/problems";

/** Wrong addresses that are named in one answer. */
const NAMED = 10;

/** The addresses of a pasted list, each once. Throws `invalid` (`emails`) with those that are none. */
export function validAddresses(pasted: string): string[] {
	const read = readAddresses(pasted);
	const wrong = read.flatMap(({ email, written }) => (email === null ? written.slice(0, 100) : []));
	if (wrong.length === 0) return read.flatMap(({ email }) => email ?? []);
	const named = wrong.slice(0, NAMED).join(", ");
	const more = wrong.length > NAMED ? "More" : "";
	throw invalid({
		emails: `formShare:errors.addresses${more}?${new URLSearchParams({ count: String(wrong.length), wrong: named })}`,
	});
}
