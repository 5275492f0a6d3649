import type { Question } from "../../definition/question";
import type { UsedPart } from "../uses";

type Say = (key: string, values?: Record<string, string | number>) => string;
type Counted = { answers: number | null; isRough: boolean };

/** How many replies use a part: exactly, or only on which side of five it is. */
export function usesWords(
	t: Say,
	kind: "question" | "option" | "row" | "column" | "inner" | "innerOption",
	{ answers, isRough }: Counted,
): string {
	if (answers === null) return t(`formUses:few.${kind}`);
	return isRough ? t(`formUses:enough.${kind}`) : t(`formUses:used.${kind}`, { count: answers });
}

/** The options of a matrix are its columns, as is what stands inside of a table. `of`: the type of the question. */
export const kindOf = ({ what, of }: { what: UsedPart["what"]; of: Question["type"] }) =>
	(what === "option" && of === "matrix") || (what === "inner" && of === "table") ? "column" : what;

/** What became of a part, and how many replies use it. */
export function touchedWords(
	t: Say,
	{
		what,
		how,
		name,
		type,
		of,
		...counted
	}: Pick<UsedPart, "what" | "how" | "type"> & Counted & { name: string; of: Question["type"] },
): string {
	const became = t(`formUses:became.${how}`, { name, kind: how === "retyped" ? t(`formBuild:kind.${type}`) : "" });
	return `${became} ${usesWords(t, kindOf({ what, of }), counted)}`;
}
