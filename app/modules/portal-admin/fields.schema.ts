import * as z from "zod";
import { isOrganisationNumber } from "#app/directory/organisation-number";
import { isDay, isTimeZone } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { isGuid } from "#app/platform/ids";
import { oneLine } from "#app/platform/text.schema";

/** Fields that several inputs of the provider's area share. */

/** A form sends an empty field as "", which here is the same as none. */
export const blank = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

export const id = z.string("required").refine(isGuid, "wrongValue");
export const guid = z
	.string("required")
	.refine(isGuid, "wrongValue")
	.transform((value) => value.toLowerCase());

export const name = oneLine(120, "required").min(1, "required");
export const slug = z
	.string("required")
	.trim()
	.toLowerCase()
	.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "followup:errors.slug")
	.max(60, "tooLong?count=60");
export const orgNumber = z
	.string()
	.transform((value) => value.replace(/\s/g, ""))
	.refine((value) => value === "" || isOrganisationNumber(value), "followup:errors.orgNumber");
export const language = z.enum(languageCodes, "wrongValue");
export const timeZone = z.string("required").refine(isTimeZone, "timeZone");
/** A first or last day of access. */
export const day = z.string().refine(isDay, "followup:errors.day");
export const accent = z.string().regex(/^#[0-9a-f]{6}$/i, "followup:errors.colour");
/** A role of a module, by its name in the module's list. */
export const roleName = oneLine(40, "required").toUpperCase().min(1, "required");
/** 1 active, 0 inactive, whether it comes as a number or as a form's text. */
export const status = z.coerce.number("required").pipe(z.union([z.literal(0), z.literal(1)], "wrongValue"));
/** What a change says that it was based on: epoch milliseconds, or the instant as calls write it. */
export const basedOn = blank(
	z.union([z.coerce.number().int(), z.iso.datetime({ offset: true }).transform((value) => Date.parse(value))]),
);
/** A switch or a box: a form sends "on" or "1", or nothing at all. */
export const flag = z.union([z.boolean(), z.string().transform((value) => ["on", "1", "true"].includes(value))]);
/** One value or several of a form's field, as a list. */
export const many = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === undefined || value === "" ? [] : [value].flat()), z.array(schema).max(200));
export const file = z.instanceof(File, { message: "required" });
