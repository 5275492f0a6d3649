import * as z from "zod";
import { EmailAddress } from "./sign-in.schema";

export const ChangeEmailInput = z.object({
	email: EmailAddress,
	currentPassword: z.string({ error: "required" }).min(1, "required"),
});
export type ChangeEmailInput = z.output<typeof ChangeEmailInput>;

export const EmailLink = z.object({ token: z.string({ error: "required" }) });
