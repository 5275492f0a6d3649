import * as z from "zod";
import { ProfileInput } from "#app/directory/profile.schema";
import { checkPair, newPassword } from "./reset-password.schema";

const { firstName, lastName, phone, jobPosition, language, timeZone, theme } = ProfileInput.shape;

export const AboutInput = z.object({ firstName, lastName, phone, jobPosition });
export const PreferencesInput = z.object({ language, timeZone, theme });
export const SessionInput = z.object({ session: z.string().min(1, "required") });
export const ChangePasswordInput = z
	.object({ currentPassword: z.string({ error: "required" }).min(1, "required"), ...newPassword })
	.superRefine(checkPair);
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;
