import { useTranslation } from "react-i18next";
import { type Column, Table } from "#app/ui/table";
import { columnOf, type ListDefinition } from "../definition";
import { selectColumn } from "./select-column";
import { sortLink } from "./sort-link";
import type { ListAddress } from "./use-list-address";
import type { Selection } from "./use-selection";

/** A page of a list, as its table takes it from the page that it stands on. */
export type Listing<Row> = {
	rows: readonly Row[];
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	/** The rows that are ticked, where anything can be done with them. */
	selection: Selection | undefined;
};

/** How a column is shown; the list says what it is called and whether it sorts. `falls`: a first press sorts downwards. */
export type ListCell<Row> = Omit<Column<Row>, "key" | "header" | "sort"> & { falls?: true };

type ListTableProps<Row, Key extends string> = Listing<Row> & {
	definition: ListDefinition<Key>;
	label: string;
	/** In the order in which they stand. */
	columns: Partial<Record<Key, ListCell<Row>>>;
	/** What a row is called where it is ticked. */
	nameOf: (row: Row) => string;
	density?: "normal" | "roomy";
	/** A column behind them all, as of what can be done. */
	last?: Column<Row>;
};

/** The table of a list: the columns that are shown, and boxes where rows may be ticked. */
export function ListTable<Row extends { id: string }, Key extends string>(props: ListTableProps<Row, Key>) {
	const { definition, label, columns, nameOf, density, last, rows, sort, address, shown, selection } = props;
	const { t } = useTranslation("lists");
	const visible = Object.entries<ListCell<Row> | undefined>(columns).flatMap(([key, cell]): Column<Row>[] => {
		const column = columnOf(definition, key);
		if (!column || !cell || !shown.includes(key)) return [];
		const { falls, ...rest } = cell;
		const links = column.sortable ? sortLink(key, sort, address, falls) : undefined;
		return [{ ...rest, key, header: t(column.label), sort: links }];
	});
	const box =
		selection && selectColumn<Row>(selection, { id: ({ id }) => id, name: nameOf, header: t("lists:bulk.select") });
	return (
		<Table
			label={label}
			columns={[box ?? [], visible, last ?? []].flat()}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 8}
			density={density}
		/>
	);
}
