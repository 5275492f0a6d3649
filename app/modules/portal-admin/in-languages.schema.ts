import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";

/**
 * A form's fields with one text in each language, sent as `titles.nb` and so on where `name` is "titles". They come as one
 * record of that name, which holds only what was filled in.
 */
export function withTexts<Name extends string, Shape extends z.ZodRawShape>(name: Name, text: z.ZodType, shape: Shape) {
	const parts = languageCodes.map((code) => [`${name}.${code}`, code] as const);
	const fields = Object.fromEntries(parts.map(([part]) => [part, text]));
	return z.object({ ...shape, ...fields } as Shape).transform((sent) => {
		const values = sent as Record<string, unknown>;
		const filled = parts.flatMap(([part, code]) => (values[part] ? [[code, values[part]] as const] : []));
		const rest = Object.entries(sent).filter(([field]) => !field.startsWith(`${name}.`));
		return { ...Object.fromEntries(rest), [name]: Object.fromEntries(filled) } as typeof sent &
			Record<Name, Record<string, string>>;
	});
}
