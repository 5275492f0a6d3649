import * as z from "zod";
import { emailAddress } from "#app/directory/company.schema";
import { embeddingSites } from "#app/forms/store/sites.schema";
import { isLocal } from "#app/platform/local-time";
import { id, oneLine, text } from "#app/platform/text.schema";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { day, orUnset, ticked, whole } from "../resources.schema";

const address = z.string("wrongType").max(100, "wrongValue");
const DAY_MINUTES = 1_440;

export const OpenPageInput = z.object({
	resource: id,
	isOpen: ticked,
	price: oneLine(200).default(""),
	terms: text(3_000).default(""),
	needsApproval: ticked,
	sites: embeddingSites,
});

/** When and for how long; what is wrong in the address is as if it were not there. */
export const TimesQuery = z.object({
	day: day.or(z.literal("")).default("").catch(""),
	minutes: orUnset(whole(15, DAY_MINUTES)).catch(undefined),
});

/** What somebody without an account asks for. */
export const AskInput = z.object({
	page: address,
	startsAt: z.string("resourceGuest:errors.start").refine(isLocal, "resourceGuest:errors.start"),
	minutes: whole(15, DAY_MINUTES),
	name: oneLine(120, "required").min(1, "required"),
	email: emailAddress,
	phone: oneLine(40).default(""),
	title: oneLine(200, "required").min(1, "required"),
	seats: whole(1, 10_000).default(1),
	note: text(2_000).default(""),
	consent: z.string().default(""),
	[HONEYPOT]: z.string().default(""),
});

export const GuestRef = z.object({ token: address });
export const CodeInput = GuestRef.extend({
	code: z
		.string("required")
		.transform((typed) => typed.replace(/\s/g, ""))
		.pipe(z.string().regex(/^\d{6}$/, "resourceGuest:errors.digits")),
});
