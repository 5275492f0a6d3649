import { type NamesIn, placedIn } from "#app/directory/fields/field";
import { asTyped, optionsOf } from "#app/directory/fields/form-fields";
import type { Definition } from "#app/ui/definition-list";
import type { Choice } from "#app/ui/text-field";
import { InlineField } from "../components/inline-field";
import type { NounField, NounFields } from "./noun-field";
import { formatValue, typeOf } from "./words";

type Shown<T> = {
	/** The record that a changed field is sent with, and its name. */
	record: { id: string; updatedAt: number; of: string };
	writes: boolean;
	t: (key: string) => string;
	/** Choices that are the tenant's. */
	options?: Partial<Record<NamesIn<T, "details">, readonly Choice[]>>;
};

/** The details of a record: whoever may write changes each in its place, and sees those that are empty too. */
export function detailsOf<T extends NounFields>(
	fields: T,
	row: Readonly<Record<NamesIn<T, "details">, unknown>>,
	{ record, writes, t, options = {} }: Shown<T>,
): Definition[] {
	return placedIn<NounField, "details">(fields, "details").flatMap(({ key, field, part }): Definition[] => {
		const name = key as NamesIn<T, "details">;
		const label = t(field.label);
		const value = asTyped(row[name]) ?? "";
		if (value === "" && part !== true && part.ifAny) return [];
		const offered = options[name] ?? (field.kind === "choice" ? optionsOf(field, t) : undefined);
		const words = offered ? offered.find((one) => one.value === value)?.label : formatValue(field, value);
		if (!writes) return words ? [{ label, value: words }] : [];
		const cell = { ...record, name, label, value, type: typeOf(field), options: offered };
		return [{ label, value: <InlineField {...cell} display={offered ? undefined : words} /> }];
	});
}
