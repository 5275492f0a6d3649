import type * as z from "zod";
import { orNone } from "#app/directory/company.schema";
import { pick } from "#app/directory/fields/field";
import { invalid } from "#app/platform/problems";
import { oneLine, text } from "#app/platform/text.schema";
import { customerFields } from "../customers.fields";
import { customerShape } from "../customers.schema";
import { type FieldKey, type FormField, fieldKeys } from "./fields";

export const MESSAGE_MAX = 5000;

/** The fields that are a customer's own; a form's `name` is that of whoever writes. */
export const customerKeys = fieldKeys.filter(
	(key): key is Exclude<FieldKey, "name"> & keyof typeof customerFields => key !== "name" && key in customerFields,
);

/** What each field takes; an empty one is none. */
const shapes: Record<FieldKey, z.ZodType<string | null>> = {
	...pick(customerShape, customerKeys),
	name: orNone(oneLine(120)),
	company: orNone(oneLine(200)),
	contactType: orNone(oneLine(100)),
	message: orNone(text(MESSAGE_MAX)),
};

export type Answers = Partial<Record<FieldKey, string>>;

/** The answers to the form's own fields, as they are stored; throws `invalid` with all that is wrong at once. */
export function answersOf(fields: readonly FormField[], sent: Record<string, unknown>): Answers {
	const wrong: Record<string, string> = {};
	const answers: Answers = {};
	for (const { key, isRequired } of fields) {
		const answer = shapes[key].safeParse(sent[key] ?? "");
		if (!answer.success) wrong[key] = answer.error.issues[0]?.message ?? "wrongValue";
		else if (answer.data !== null) answers[key] = answer.data;
		else if (isRequired) wrong[key] = "required";
	}
	if (Object.keys(wrong).length > 0) throw invalid(wrong);
	return answers;
}

/** Keys of a call's answers may be written as calls write them: `post_code`. */
export function fromCall(answers: Record<string, unknown>): Record<string, unknown> {
	const camel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
	return Object.fromEntries(Object.entries(answers).map(([key, value]) => [camel(key), value]));
}

/** One text for answers that are the same. */
export const fingerprintOf = (answers: Answers) => JSON.stringify(Object.entries(answers).sort());
