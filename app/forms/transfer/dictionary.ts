import type { Language } from "#app/platform/i18n";
import type { Definition } from "../definition/definition";
import { textIn } from "../definition/texts";
import type { Column, ColumnType } from "../exports/columns";
import { joinedColumns } from "../exports/reply-columns";

/** A variable of the form's exports over all its versions: what was asked, how, and from which version to which. */
export type Variable = {
	id: string;
	code: string;
	type: ColumnType;
	/** Language → wording in the last version that asked it. */
	wording: Partial<Record<Language, string>>;
	/** What a value means, also one that is offered no more: an option's id, or a point of a scale, and its text in the form's first language. */
	values: { value: string; label: string }[];
	isRequired: boolean;
	firstVersion: number;
	/** Null where the newest version asks it. */
	lastVersion: number | null;
};

/** All variables of a form's versions, oldest version first: the columns of its files, in their order. */
export function dictionaryOf(
	versions: { number: number; definition: Definition }[],
	words: { yes: string; no: string },
): Variable[] {
	const newest = versions[versions.length - 1];
	return joinedColumns(versions).map(({ column, first, last, byVersion }) => ({
		...{ id: column.id, code: column.code, type: column.type, isRequired: column.isRequired },
		wording: column.wording as Partial<Record<Language, string>>,
		values: valuesOf([...byVersion.values()].reverse(), words, newest?.definition.languages[0]),
		firstVersion: first,
		lastVersion: last === newest?.number ? null : last,
	}));
}

/** The values of the newest version first, then those of earlier ones that it has no more. */
function valuesOf(versions: Column[], { yes, no }: { yes: string; no: string }, language?: Language) {
	const [newest] = versions;
	if (newest?.type === "yesNo" || newest?.type === "consent")
		return [
			{ value: "1", label: yes },
			{ value: "0", label: no },
		];
	const found = new Map<string, string>();
	for (const { value, label } of versions.flatMap(({ values }) => values))
		if (!found.has(value)) found.set(value, language ? textIn(label, language).text : "");
	return [...found].map(([value, label]) => ({ value, label }));
}
