/** How a field stands in a form. */
export type FormLine = {
	className?: string;
	width?: string;
	autoComplete?: string;
	/** Where the control counts the signs itself. */
	maxLength?: number;
	/** What is chosen until somebody chooses. */
	start?: string;
	/** The field that it stands behind, where that is another one than in the description. */
	after?: string;
};

/** What a field holds. `own`: only its noun knows; its rule and its control are given by hand. `number`: a whole one. */
type Kind =
	| { kind: "text" | "paragraph"; max: number /** Empty it stays a text; else it becomes none. */; keepsEmpty?: true }
	| { kind: "number"; min: number; max: number }
	| { kind: "choice" /** Value → key of its word. */; choices: Readonly<Record<string, string>> }
	| { kind: "email" | "phone" | "web" | "orgNo" | "postCode" | "tags" | "id" | "own" };

export type Field = Kind & {
	/** The key of its name with its namespace: `crm:customer.webpage`. */
	label?: string;
	required?: true;
	form?: true | FormLine;
};
export type Fields = Readonly<Record<string, Field>>;

type Text<F> = F extends { required: true } | { keepsEmpty: true } ? string : string | null;
type OrNone<F, Value> = F extends { required: true } ? Value : Value | null;

/** What a field is as it is stored. */
export type ValueOf<F> = F extends { kind: "number" }
	? OrNone<F, number>
	: F extends { kind: "choice"; choices: infer Choices }
		? OrNone<F, keyof Choices & string>
		: F extends { kind: "tags" }
			? string[]
			: F extends { kind: "own" }
				? unknown
				: Text<F>;
export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** What a field holds while it holds nothing. */
export function noneOf(field: Field): null | "" | string[] {
	if (field.kind === "tags") return [];
	return "keepsEmpty" in field && field.keepsEmpty ? "" : null;
}

type PropertyOf<F> = F extends F ? keyof F : never;
/** The places of which a description speaks: `form`, and whatever else its fields say. */
export type PlaceOf<T> = PropertyOf<T[keyof T]> & string;
/** The fields that stand in a place. */
export type NamesIn<T, Place extends string> = {
	[Name in keyof T]: T[Name] extends Record<Place, unknown> ? Name : never;
}[keyof T] &
	string;

/** The fields that stand in a place, in the order in which they stand there, each with what is said of it. */
export function placedIn<One extends object, Place extends keyof One>(
	fields: Readonly<Record<string, One>>,
	place: Place,
) {
	const placed = Object.entries(fields).flatMap(([key, field]) => {
		const part = field[place];
		return part === undefined ? [] : [{ key, field, part: part as NonNullable<One[Place]>, after: behind(part) }];
	});
	return inOrder(placed);
}

const behind = (part: unknown) => (typeof part === "object" ? (part as { after?: string }).after : undefined);

/** The names of the fields that stand in a place, in the order in which they stand there. */
export function namesIn<T extends Fields, Place extends PlaceOf<T>>(fields: T, place: Place): NamesIn<T, Place>[] {
	// Whichever place it is: only the order in it counts here.
	return placedIn<Field, "form">(fields, place as "form").map(({ key }) => key as NamesIn<T, Place>);
}

/** Puts what says so behind what it names; throws where that is not among them. */
export function inOrder<Item extends { key: string; after?: string }>(items: readonly Item[]): Item[] {
	const following = (key?: string): Item[] =>
		items.filter(({ after }) => after === key).flatMap((item) => [item, ...following(item.key)]);
	const ordered = following();
	const lost = items.find((item) => !ordered.includes(item));
	if (lost) throw new Error(`"${lost.key}" is to stand behind "${lost.after}", which does not stand there.`);
	return ordered;
}

/** These properties of a record, and no others. */
export function pick<Whole extends object, Name extends keyof Whole>(
	whole: Whole,
	names: readonly Name[],
): Pick<Whole, Name> {
	const picked = {} as Pick<Whole, Name>;
	for (const name of names) picked[name] = whole[name];
	return picked;
}

/** A record without what is left undefined in it. */
export const said = <Fields extends object>(fields: Fields): Partial<Fields> =>
	Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
