import * as z from "zod";
import { isTimeZone } from "#app/platform/clock";
import { languageCodes } from "#app/platform/i18n";
import { oneLine } from "#app/platform/text.schema";
import { shapeOf } from "./fields/field.schema";
import { ownDetails } from "./own-details";

const emptied = (typed: string) => typed || null;
/** The rules of a person's own details. Calls take a text for each: an empty one takes it away. */
export const ownShape = shapeOf(ownDetails, {
	phone: oneLine(30)
		.regex(/^(\+?[\d ().-]{3,30})?$/, "phone")
		.transform(emptied),
	jobPosition: oneLine(100).transform(emptied),
});

export const OwnInput = z.object(ownShape).partial();

/** What people say of themselves; only what is given is changed. An empty phone, position or time zone takes it away. */
export const ProfileInput = z.object({
	...OwnInput.shape,
	language: z.enum(languageCodes).optional(),
	timeZone: z
		.string()
		.refine((value) => value === "" || isTimeZone(value), "timeZone")
		.transform(emptied)
		.optional(),
	theme: z.enum(["system", "light", "dark"]).optional(),
});
export type ProfileInput = z.output<typeof ProfileInput>;
