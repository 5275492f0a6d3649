import * as z from "zod";
import { ProfileInput } from "#app/directory/profile.schema";
import { densities, textSizes } from "./appearance";
import { checkPair, newPassword } from "./reset-password.schema";

const { language, timeZone, theme } = ProfileInput.shape;

const ticked = z.preprocess((sent) => sent === "on", z.boolean());
const AppearanceInput = z.object({
	textSize: z.enum(textSizes),
	density: z.enum(densities),
	reducesMotion: ticked,
	underlinesLinks: ticked,
});

export const PreferencesInput = z
	.object({ language, timeZone, theme, ...AppearanceInput.shape })
	.transform(({ language, timeZone, theme, ...appearance }) => ({ language, timeZone, theme, appearance }));
export const SessionInput = z.object({ session: z.string().min(1, "required") });
export const ChangePasswordInput = z
	.object({ currentPassword: z.string({ error: "required" }).min(1, "required"), ...newPassword })
	.superRefine(checkPair);
export type ChangePasswordInput = z.output<typeof ChangePasswordInput>;
