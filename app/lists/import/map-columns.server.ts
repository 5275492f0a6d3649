import { languageCodes } from "#app/platform/i18n";
import { translator } from "#app/platform/i18n.server";
import type { Import, ImportKind } from "./import-kind";
import { bare } from "./read/header.server";

/** What columns of each field may be called: its name in all languages, its key, and its other names. */
export async function namesOf(kind: ImportKind): Promise<Map<string, string>> {
	const names = new Map<string, string>();
	const translators = await Promise.all(languageCodes.map(translator));
	for (const { key, label, aliases } of kind.fields)
		for (const name of [key, ...translators.map((t) => t(label)), ...aliases])
			if (!names.has(bare(name))) names.set(bare(name), key);
	names.delete("");
	return names;
}

/** Gives each column the field that its name says; each field once. */
export function mapColumns(columns: string[], names: Map<string, string>): Import["mapping"] {
	const mapping: Import["mapping"] = {};
	columns.forEach((column, index) => {
		const field = names.get(bare(column));
		if (field && !Object.values(mapping).includes(field)) mapping[String(index)] = field;
	});
	return mapping;
}
