import * as z from "zod";
import { PASSWORD_MAX_BYTES } from "../platform/limits";

/** An address as it is stored and looked up. */
export const EmailAddress = z
	.string({ error: "required" })
	.trim()
	.toLowerCase()
	.min(1, "required")
	.max(254, "email")
	.pipe(z.email("email"));

export const SignInInput = z.object({
	email: EmailAddress,
	password: z.string({ error: "required" }).min(1, "required").max(PASSWORD_MAX_BYTES, "passwordTooLong"),
	/** Of the authenticator app, or a recovery code: asked for where the account has a second factor. */
	code: z.string().max(40, "tooLong?count=40").optional(),
	redirectTo: z.string().optional(),
});
export type SignInInput = z.output<typeof SignInInput>;

/** In the page itself, after its session has ended. */
export const SignInAgain = SignInInput.omit({ redirectTo: true });

/** The second step of the login page. */
export const CodeInput = z.object({
	code: z.string({ error: "required" }).trim().min(1, "required").max(40, "tooLong?count=40"),
	redirectTo: z.string().optional(),
});
