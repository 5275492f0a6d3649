import type * as z from "zod";
import { placedIn } from "#app/directory/fields/field";
import { ruleOf } from "#app/directory/fields/field.schema";
import type { ImportField } from "../import/import-kind";
import type { NounField, NounFields } from "./noun-field";

type LookedUp<T> = {
	[Name in keyof T]: T[Name] extends { imported: { key: string } } | { kind: "own"; imported: object } ? Name : never;
}[keyof T];
type ByHand<T> = Partial<Record<keyof T, z.ZodType>> & Record<LookedUp<T>, z.ZodType>;

/** The columns of a file: each cell by the rule of its field. By hand: what a cell is that names something else. */
export function importColumns<T extends NounFields>(fields: T, byHand: ByHand<T>): ImportField[] {
	const own = new Map<string, z.ZodType | undefined>(Object.entries(byHand));
	return placedIn<NounField, "imported">(fields, "imported").map(({ key, field, part }) => ({
		key: part.key ?? key,
		label: part.label ?? field.label,
		schema: own.get(key) ?? ruleOf(field),
		required: field.required,
		aliases: part.aliases,
		sample: part.sample,
	}));
}
