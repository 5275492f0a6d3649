import type { Field } from "#app/directory/fields/field";
import { inputOf } from "#app/directory/fields/form-fields";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { writtenPhone } from "#app/directory/phone";

/** A value as people write it. */
export function written({ kind }: Field, value: string): string {
	if (kind === "phone" && value !== "") return writtenPhone(value);
	return kind === "orgNo" ? writtenOrganisationNumber(value) : value;
}

/** How a field is typed in its place, for the keyboard of a phone. */
export function typeOf(field: Field): "tel" | "email" | "text" {
	const input = inputOf(field);
	return "type" in input ? input.type : "text";
}
