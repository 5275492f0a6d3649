/** A field of a record that two people have changed: what it was, what one wants, and what the other has saved. */
export type MergedField = {
	name: string;
	mine: string;
	theirs: string;
	/** Who has changed it since `was`; where that is not known and the two differ: both. */
	by: "nobody" | "me" | "them" | "both";
};

/** A refused form's field or a record's value as the text of a form's field. */
export function fieldText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (Array.isArray(value)) return value.join(", ");
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/**
 * Compares what was typed with what is stored now, field by field. `was` is what the form was filled with; fields that
 * the form does not have are left out.
 */
export function mergeFields(
	names: readonly string[],
	typed: Readonly<Record<string, unknown>>,
	was: Readonly<Record<string, unknown>> | null,
	stored: Readonly<Record<string, unknown>>,
): MergedField[] {
	return names
		.filter((name) => typed[name] !== undefined)
		.map((name) => {
			const [mine, theirs] = [fieldText(typed[name]).trim(), fieldText(stored[name]).trim()];
			const base = was && name in was ? fieldText(was[name]).trim() : undefined;
			return { name, mine, theirs, by: changedBy(mine, theirs, base) };
		});
}

function changedBy(mine: string, theirs: string, base: string | undefined): MergedField["by"] {
	if (mine === theirs) return "nobody";
	if (base === mine) return "them";
	return base === theirs ? "me" : "both";
}
