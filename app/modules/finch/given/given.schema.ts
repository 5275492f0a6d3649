import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";
import { id } from "#app/platform/text.schema";
import { codeHours, codeWays } from "./code";

/** A student's link to a form: sent to an address, or made to be handed over. */
export const SendLinkInput = z.object({
	student: id,
	form: id,
	email: z.string("required").trim().toLowerCase().max(254, "tooLong?count=254").pipe(z.email("email")),
	language: z.enum(languageCodes, "wrongValue").optional().catch(undefined),
});
export const MakeLinkInput = z.object({ student: id, form: id });

export const CodesQuery = z.object({ group: z.string().max(400).optional().catch(undefined) });
const codes = { form: id, hours: z.enum(codeHours, "wrongValue").default("24").transform(Number) };
/** Codes for all students of a group, or for one student. */
export const GroupCodesInput = z.object({
	...codes,
	group: z.string("required").min(1, "required").max(400, "wrongValue"),
	way: z.enum(codeWays, "wrongValue").default("each"),
});
export const StudentCodeInput = z.object({ ...codes, student: id });

export const CodeQuery = z.object({ sent: z.string().optional().catch(undefined) });
export const TypedCodeInput = z.object({
	code: z.string("finch:errors.code").max(100, "finch:errors.code"),
	/** With the code of a class: the student's number in it. */
	number: z.string().trim().max(10, "finch:errors.code").default(""),
});
