import { placedIn } from "#app/directory/fields/field";
import type { ConflictField } from "../conflict/conflict-dialog";
import type { NounField, NounFields } from "./noun-field";

/** The fields of a form, to be compared with what somebody else has saved meanwhile. */
export function comparedFields(fields: NounFields, t: (key: string) => string): ConflictField[] {
	return placedIn<NounField, "form">(fields, "form").map(({ key, field }) => ({
		name: key,
		label: t(field.label),
		show: "choices" in field ? (value) => t(field.choices[value] ?? value) : undefined,
	}));
}
