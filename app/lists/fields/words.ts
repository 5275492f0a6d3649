import type { Field } from "#app/directory/fields/field";
import { inputOf } from "#app/directory/fields/form-fields";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";

/** A value as people write it. */
export function formatValue({ kind }: Field, value: string): string {
	if (kind === "phone" && value !== "") return formatPhone(value);
	return kind === "orgNo" ? formatOrganisationNumber(value) : value;
}

/** How a field is typed in its place, for the keyboard of a phone. */
export function typeOf(field: Field): "tel" | "email" | "text" {
	const input = inputOf(field);
	return "type" in input ? input.type : "text";
}
