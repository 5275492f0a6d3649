import * as z from "zod";

const password = z.string({ error: "required" }).min(1, "required");

/** The page that was left for setting it up. */
export const SecondFactorPage = z.object({ from: z.string().max(2000).optional() });
export const PasswordInput = z.object({ currentPassword: password });
export const FirstCodeInput = z.object({
	code: z.string({ error: "required" }).trim().min(1, "required").max(40, "tooLong?count=40"),
});
