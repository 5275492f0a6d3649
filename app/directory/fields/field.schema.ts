import * as z from "zod";
import { id, oneLine, text } from "#app/platform/text.schema";
import {
	emailAddress,
	organisationNumber,
	orNone,
	phoneNumber,
	postCode,
	tagList,
	webAddress,
} from "../company.schema";
import type { Field, Fields, ValueOf } from "./field";

const plain = {
	email: emailAddress,
	phone: phoneNumber,
	web: webAddress,
	orgNo: organisationNumber,
	postCode,
	tags: tagList,
	id,
	own: z.unknown(),
};

/** What a field takes where something is typed. */
export function ruleOf(field: Field): z.ZodType {
	switch (field.kind) {
		case "text":
			return field.required ? oneLine(field.max, "required").min(1, "required") : oneLine(field.max);
		case "paragraph":
			return field.required ? text(field.max, "required").min(1, "required") : text(field.max);
		case "number":
			return z.coerce.number("wrongType").int("wrongType").min(field.min, "wrongValue").max(field.max, "wrongValue");
		case "choice":
			return z.enum(Object.keys(field.choices), "wrongValue");
		default:
			return plain[field.kind];
	}
}

type OwnOf<F extends Fields> = { [Name in keyof F]: F[Name] extends { kind: "own" } ? Name : never }[keyof F];
/** Rules that a noun gives itself: all that no kind covers, and whichever are to be others. */
type ByHand<F extends Fields> = Partial<Record<keyof F, z.ZodType>> & Record<OwnOf<F>, z.ZodType>;
type ShapeOf<F extends Fields, Own> = {
	-readonly [Name in keyof F]: Name extends keyof Own
		? Own[Name] extends z.ZodType
			? Own[Name]
			: z.ZodType<ValueOf<F[Name]>>
		: z.ZodType<ValueOf<F[Name]>>;
};

/** What each field takes wherever it is written, for `z.object`: an empty one is none. */
export function shapeOf<F extends Fields, Own extends ByHand<F>>(fields: F, byHand: Own): ShapeOf<F, Own> {
	const own = new Map<string, z.ZodType | undefined>(Object.entries(byHand));
	const isNeverNone = (field: Field) => field.required || field.kind === "tags" || "keepsEmpty" in field;
	const ruled = Object.entries(fields).map(([name, field]) => [
		name,
		own.get(name) ?? (isNeverNone(field) ? ruleOf(field) : orNone(ruleOf(field))),
	]);
	return Object.fromEntries(ruled);
}
