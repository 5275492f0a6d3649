import type { ReactNode } from "react";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";
import type { FieldKey } from "../../contact-form/fields";

/** One answer as it is shown: what leads to somebody as a link. */
export function answerOf(key: FieldKey, value: string): ReactNode {
	if (key === "orgNo") return formatOrganisationNumber(value);
	if (key === "phone") return outward(`tel:${value}`, formatPhone(value));
	if (key === "email") return outward(`mailto:${value}`, value);
	if (key === "webpage") return outward(value, value);
	return value;
}

/** The message itself, "" where nothing was written. */
export const answerText = (answers: [FieldKey, string][]) => answers.find(([key]) => key === "message")?.[1] ?? "";

const outward = (to: string, text: string) => (
	<a href={to} className="link" rel="noreferrer">
		{text}
	</a>
);
