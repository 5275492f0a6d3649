import * as z from "zod";
import { toMobile } from "#app/directory/mobile";

export const SmsNumberInput = z.object({
	phone: z
		.string({ error: "required" })
		.trim()
		.min(1, "required")
		.max(40, "sms:errors.phone")
		.transform((typed, context) => {
			const phone = toMobile(typed);
			if (phone === null) context.addIssue({ code: "custom", message: "sms:errors.phone" });
			return phone ?? "";
		}),
});

/** As people type it off another screen, also with a blank in between. */
export const SmsCodeInput = z.object({
	code: z
		.string({ error: "required" })
		.transform((typed) => typed.replace(/\s/g, ""))
		.pipe(
			z
				.string()
				.min(1, "required")
				.regex(/^\d{6}$/, "sms:errors.code"),
		),
});
