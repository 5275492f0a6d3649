import type { Language } from "#app/platform/i18n";
import { codeFrom } from "../definition/code-from";

/** A form's name in addresses, made of its title: `Ukens status` → `ukens-status`, and a number where that is taken. */
export const slugFrom = (title: string, taken: Iterable<string>, language?: Language): string =>
	codeFrom(
		title,
		Array.from(taken, (slug) => slug.replaceAll("-", "_")),
		language,
	).replaceAll("_", "-");
