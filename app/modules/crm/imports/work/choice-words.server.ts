import { languageCodes } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";

/** What people write for some values: the value itself, or its name in any language. Gives the value, or undefined for what is none of them. */
export async function wordsFor<Value extends string>(values: readonly Value[], keyOf: (value: Value) => string) {
	const translators = await Promise.all(languageCodes.map(translator));
	const names = new Map<string, Value>();
	for (const value of values)
		for (const name of [value, ...translators.map((t) => String(t(keyOf(value))))])
			names.set(name.toLowerCase(), value);
	return (written: string): Value | undefined => names.get(written.trim().toLowerCase());
}
