import type { Question } from "../../definition/question";
import type { Told } from "../uses";

type Say = (key: string, values?: Record<string, string | number>) => string;
type Counted = { answers: number | null; isRough: boolean };

/** How many replies use a part: exactly, or only on which side of five it is. */
export function usesWords(
	t: Say,
	kind: "question" | "option" | "row" | "column",
	{ answers, isRough }: Counted,
): string {
	if (answers === null) return t(`formUses:few.${kind}`);
	return isRough ? t(`formUses:enough.${kind}`) : t(`formUses:used.${kind}`, { count: answers });
}

/** The options of a matrix are its columns. */
export const kindOf = ({ what, type }: { what: Told["what"]; type: Question["type"] }) =>
	what === "option" && type === "matrix" ? "column" : what;

/** What became of a part, and how many replies use it. */
export function touchedWords(
	t: Say,
	{
		what,
		how,
		name,
		type,
		...counted
	}: Pick<Told, "what" | "how"> & Counted & { name: string; type: Question["type"] },
): string {
	const became = t(`formUses:became.${how}`, { name, kind: how === "retyped" ? t(`formBuild:kind.${type}`) : "" });
	return `${became} ${usesWords(t, kindOf({ what, type }), counted)}`;
}
