import * as z from "zod";
import { isTimeZone } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { oneLine } from "#app/platform/text.schema";

/** What people say of themselves; only what is given is changed. An empty phone, position or time zone takes it away. */
export const ProfileInput = z.object({
	firstName: oneLine(100).optional(),
	lastName: oneLine(100).optional(),
	phone: oneLine(30)
		.regex(/^(\+?[\d ().-]{3,30})?$/, "phone")
		.transform((value) => value || null)
		.optional(),
	jobPosition: oneLine(100)
		.transform((value) => value || null)
		.optional(),
	language: z.enum(languageCodes).optional(),
	timeZone: z
		.string()
		.refine((value) => value === "" || isTimeZone(value), "timeZone")
		.transform((value) => value || null)
		.optional(),
	theme: z.enum(["system", "light", "dark"]).optional(),
});
export type ProfileInput = z.output<typeof ProfileInput>;
