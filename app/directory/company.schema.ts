import * as z from "zod";
import { oneLine } from "#app/platform/text.schema";
import { isOrganisationNumber } from "./organisation-number";
import { toPhone } from "./phone";

/** What the fields of a company and of its contacts take, wherever they are typed. An empty field is none (null). */
export const orNone = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (typeof value === "string" && value.trim() === "" ? null : value), schema.nullable());

export const emailAddress = z
	.string("wrongType")
	.trim()
	.toLowerCase()
	.max(254, "tooLong?count=254")
	.pipe(z.email("email"));

/** Stored as E.164. */
export const phoneNumber = oneLine(40).transform((typed, ctx) => {
	const phone = toPhone(typed);
	if (phone !== null) return phone;
	ctx.addIssue({ code: "custom", message: "phone", input: typed });
	return z.NEVER;
});

export const organisationNumber = z
	.string("wrongType")
	.transform((typed) => typed.replace(/[\s\u00A0]|^NO|MVA$/gi, ""))
	.refine(isOrganisationNumber, "organisationNumber");

export const postCode = z
	.string("wrongType")
	.trim()
	.regex(/^\d{4}$/, "postCode");

/** An address of the web; `https://` is put before it where it is left out. */
export const webAddress = oneLine(300)
	.transform((typed) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`))
	.refine((address) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(address) && URL.canParse(address), "webAddress");

/** Names of tags: from a form's one line parted by commas, or a list. */
export const tagList = z.preprocess(
	(value) => (typeof value === "string" ? value.split(",") : value),
	z
		.array(oneLine(40))
		.max(20, "tooMany?count=20")
		.transform((tags) => [...new Set(tags.filter(Boolean))]),
);

/** What a change says that it was based on: epoch milliseconds, or the instant as calls write it. */
export const basedOn = z.preprocess(
	(value) => (value === "" || value === null ? undefined : value),
	z
		.union(
			[z.coerce.number().int(), z.iso.datetime({ offset: true }).transform((value) => Date.parse(value))],
			"wrongValue",
		)
		.optional(),
);
