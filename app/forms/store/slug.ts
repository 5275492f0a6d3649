import { codeFrom } from "../definition/blank";

/** A form's name in addresses, made of its title: `Ukens status` → `ukens-status`, and a number where that is taken. */
export const slugFrom = (title: string, taken: Iterable<string>): string =>
	codeFrom(
		title,
		Array.from(taken, (slug) => slug.replaceAll("-", "_")),
	).replaceAll("_", "-");
