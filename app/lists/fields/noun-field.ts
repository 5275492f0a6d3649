import { type Field, inOrder, type NamesIn, placedIn } from "#app/directory/fields/field";
import { toSnake } from "#app/platform/call-names";
import type { ColumnKind, ListColumn } from "../definition";

type Placed = { /** What it stands behind, where that is another one than in the description. */ after?: string };

/**
 * A field's column in the list. What is not said is as the field has it: `key` is its name, `kind` what it holds. `after` is
 * the key of a column.
 */
export type ListPart = Partial<ListColumn> & Placed;
/** A field's column in a file. A column of another `key` names something that is looked up: its rule is given by hand. */
export type ImportPart = {
	key?: string;
	label?: string;
	/** Other names that a column for it has, in any of the ten languages. */
	aliases: readonly string[];
	/** What stands in the template. */
	sample: string;
} & Placed;

/** A field of a noun: what it is, and where it shows. */
export type NounField = Field & {
	label: string;
	/** Among the record's details, to be edited in its place; `ifAny`: only where it holds something. */
	details?: true | ({ ifAny?: true } & Placed);
	list?: ListPart;
	imported?: ImportPart;
	/** Calls answer with it. */
	given?: true;
	/** When records are merged, any of them may give it. */
	merged?: true | Placed;
	/** The record's history shows that it was changed. */
	inHistory?: true;
};
/** All that is known of a noun's fields, once. */
export type NounFields = Readonly<Record<string, NounField>>;

/** The keys under which fields stand in a place: their names, where it has no others. */
export type KeyIn<T, Place extends string> = {
	[Name in NamesIn<T, Place>]: T[Name] extends Record<Place, { key: infer Key extends string }> ? Key : Name;
}[NamesIn<T, Place>];

const columnKinds: Partial<Record<Field["kind"], ColumnKind>> = { number: "number", choice: "choice", tags: "tags" };

/** The columns of a list: those of its fields, and more that are no fields. Each stands where its `after` says. */
export function columnsOf<T extends NounFields, const Key extends string = never>(
	fields: T,
	more: readonly (ListColumn & Placed & { key: Key })[] = [],
): (ListColumn & { key: KeyIn<T, "list"> | Key })[] {
	const own = Object.entries(fields).flatMap(([name, field]) => {
		const { kind, label, list, choices } = { choices: undefined, ...field };
		return list ? [{ key: name, kind: columnKinds[kind] ?? "text", label, ...(choices && { choices }), ...list }] : [];
	});
	return inOrder<ListColumn & Placed>([...own, ...more]).map(({ after: _, ...column }) => column as never);
}

/** The fields of a list, or those of which it says this: `{ show: "later" }`, `{ editable: true }`. */
export function listedAs<T extends NounFields, const Said extends ListPart = object>(
	fields: T,
	said?: Said,
): ListedAs<T, Said>[] {
	const isSo = (list?: ListPart) =>
		list !== undefined && Object.entries(said ?? {}).every(([what, value]) => list[what as "show"] === value);
	return Object.keys(fields).filter((name) => isSo(fields[name]?.list)) as ListedAs<T, Said>[];
}
type ListedAs<T, Said> = { [Name in keyof T]: T[Name] extends { list: Said } ? Name : never }[keyof T] & string;

/** The fields that a file sets as they stand. */
export function plainlyImported<T extends NounFields>(fields: T): PlainlyImported<T>[] {
	const isPlain = ({ part, field }: { part: ImportPart; field: NounField }) =>
		part.key === undefined && field.kind !== "own";
	return placedIn<NounField, "imported">(fields, "imported")
		.filter(isPlain)
		.map(({ key }) => key as PlainlyImported<T>);
}
type PlainlyImported<T> = {
	[Name in NamesIn<T, "imported">]: T[Name] extends { imported: { key: string } } | { kind: "own" } ? never : Name;
}[NamesIn<T, "imported">];

type Snake<Name extends string> = Name extends `${infer Sign}${infer More}`
	? `${Sign extends Lowercase<Sign> ? Sign : `_${Lowercase<Sign>}`}${Snake<More>}`
	: Name;
type Given<T, Row> = { [Name in NamesIn<T, "given"> & keyof Row as Snake<Name>]: Row[Name] };

/** How calls answer the fields of a record. */
export function givenBy<T extends NounFields>(fields: T) {
	const names = Object.entries(fields).flatMap(([name, field]) =>
		field.given ? [[name as NamesIn<T, "given">, toSnake(name)] as const] : [],
	);
	return <Row extends Record<NamesIn<T, "given">, unknown>>(row: Row): Given<T, Row> =>
		Object.fromEntries(names.map(([name, called]) => [called, row[name]])) as Given<T, Row>;
}
