import type { ReactNode } from "react";
import type { NamesIn } from "#app/directory/fields/field";
import { asTyped, optionsOf } from "#app/directory/fields/form-fields";
import type { Column } from "#app/ui/table";
import type { Choice } from "#app/ui/text-field";
import { InlineField } from "../components/inline-field";
import { OnDesk } from "../components/on-desk";
import type { KeyIn, NounField, NounFields } from "./noun-field";
import { formatValue, typeOf } from "./words";

type Listed = { id: string; updatedAt: number; name: string };
type Shown<T, Row> = {
	writes: boolean;
	t: (key: string) => string;
	/** Choices that are the tenant's. */
	options?: Partial<Record<NamesIn<T, "list">, readonly Choice[]>>;
	/** What a card on a phone shows in place of the words. */
	cards?: Partial<Record<NamesIn<T, "list">, (row: Row) => ReactNode>>;
};

const classes: Partial<Record<NounField["kind"], string>> = {
	phone: "whitespace-nowrap",
	orgNo: "whitespace-nowrap tabular-nums",
};

/**
 * The columns of a list as a table shows them, by their keys: in words, and where they are editable to be changed by whoever
 * may write. A card on a phone leaves them out. Whoever needs more than words puts a column of its own in the place of one.
 */
export function tableColumns<Row extends Listed, T extends NounFields>(
	fields: T,
	{ writes, t, options = {}, cards = {} }: Shown<T, Row>,
): Record<KeyIn<T, "list">, Column<Row>> {
	const columns = Object.entries(fields).flatMap(([name, field]) => {
		const { list, kind } = field;
		if (!list) return [];
		const label = t(list.label ?? field.label);
		const listed = name as NamesIn<T, "list">;
		const offered = options[listed] ?? (kind === "choice" ? optionsOf(field, t) : undefined);
		const card = cards[listed];
		const cell = (row: Row) => {
			const value = asTyped(row[name as keyof Row]) ?? "";
			const words = offered ? value && offered.find((one) => one.value === value)?.label : formatValue(field, value);
			const { id, updatedAt, name: of } = row;
			const edit = writes && list.editable && (
				<InlineField
					{...{ id, updatedAt, of, name, label, value, options: offered }}
					type={typeOf(field)}
					display={offered ? undefined : words}
				/>
			);
			return edit || card ? <OnDesk phone={card ? card(row) : words}>{edit || words}</OnDesk> : words;
		};
		const align = kind === "number" ? ("right" as const) : undefined;
		const key = list.key ?? name;
		const column: Column<Row> = { key, header: label, phone: "hide", align, className: classes[kind], cell };
		return [[key, column] as const];
	});
	return Object.fromEntries(columns) as Record<KeyIn<T, "list">, Column<Row>>;
}
