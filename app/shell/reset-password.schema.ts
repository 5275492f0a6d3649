import * as z from "zod";
import { passwordProblem } from "#app/platform/password.server";
import { EmailAddress } from "./sign-in.schema";

const text = z.string({ error: "required" });
type Pair = { password?: string; passwordRepeat?: string };

/** A new password, written twice; what is wrong with it is told at the field. */
export const newPassword = { password: text.min(1, "required"), passwordRepeat: text.min(1, "required") };

/** Refuses a password that may not be used, and two that differ. */
export function checkPair({ password, passwordRepeat }: Pair, context: z.core.$RefinementCtx): void {
	const problem = password === undefined ? "required" : passwordProblem(password);
	const refuse = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
	if (problem) refuse("password", problem);
	else if (password !== passwordRepeat) refuse("passwordRepeat", "passwordMatch");
}

export const AskInput = z.object({ email: EmailAddress });
export const ResetLink = z.object({ guid: text });
/** Of the authenticator app, or a recovery code: asked for where the account has a second factor. */
const code = z.string().trim().max(40, "tooLong?count=40").optional();

export const ResetInput = z.object({ guidId: text, ...newPassword, code }).superRefine(checkPair);

/** The one call for both steps: with `guid` it sets the password, without it mails a link. */
export const AskOrReset = z
	.object({
		email: EmailAddress.optional(),
		guid: z.string().optional(),
		password: z.string().optional(),
		passwordRepeat: z.string().optional(),
		code,
	})
	.superRefine((input, context) => {
		if (input.guid !== undefined) checkPair(input, context);
		else if (input.email === undefined) context.addIssue({ code: "custom", path: ["email"], message: "required" });
	});
