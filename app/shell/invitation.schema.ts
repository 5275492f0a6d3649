import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";

const name = z.string("required").trim().min(1, "required").max(100, "tooLong?count=100");

export const AcceptInput = z.object({ token: z.string() });
export const JoinInput = AcceptInput.extend({
	firstName: name,
	lastName: name,
	password: z.string("required").min(1, "required"),
	language: z.enum(languageCodes, "wrongValue"),
});
export type JoinInput = z.output<typeof JoinInput>;
