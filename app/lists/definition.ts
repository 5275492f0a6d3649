export type ColumnKind = "text" | "number" | "date" | "day" | "choice" | "person" | "tags" | "yesno";

export type ListColumn = {
	key: string;
	/** date: an instant; day: `YYYY-MM-DD`; choice and person: one of the page's options. */
	kind: ColumnKind;
	/** The translation key with its namespace: `crm:customers.name`. */
	label: string;
	sortable?: boolean;
	filterable?: boolean;
	/** `always`: cannot be hidden; `never`: there to filter by only; `later`: hidden until chosen; shown by default. */
	show?: "always" | "default" | "later" | "never";
	/** Cells are edited in place (`InlineField`). */
	editable?: boolean;
	/** The choices that are always the same: value → translation key. Others are given by the page (`options`). */
	choices?: Readonly<Record<string, string>>;
	/** In an export as well; left out where there is nothing to write. */
	exported?: boolean;
};

/** A view that every visitor has, as "Mine": the address's query under a name. */
export type OwnView = { key: string; label: string; query: string };

export type ListDefinition<Key extends string = string> = {
	/** Module and noun: `crm.customers`. */
	key: string;
	columns: readonly (ListColumn & { key: Key })[];
	/** The column sorted by until another is chosen, with `-` for downwards. */
	sort: Key | `-${Key}`;
	views?: readonly OwnView[];
	/** The least level that opens it, where that is not everybody's. */
	level?: number;
};

/** A list by its columns. Of use in the browser and on the server; what the database knows stands in `listSource`. */
export function defineList<Key extends string>(definition: ListDefinition<Key>): ListDefinition<Key> {
	return definition;
}

export function columnOf(definition: ListDefinition, key: string): ListColumn | undefined {
	return definition.columns.find((column) => column.key === key);
}

/** The columns that a page shows: those of the address, else those shown by default; the name always first. */
export function shownColumns(definition: ListDefinition, chosen: readonly string[] | null): string[] {
	return definition.columns
		.filter(({ key, show = "default" }) =>
			show === "always" ? true : show === "never" ? false : chosen ? chosen.includes(key) : show === "default",
		)
		.map(({ key }) => key);
}
