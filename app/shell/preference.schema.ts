import * as z from "zod";
import { languageCodes } from "#app/platform/i18n";

const redirectTo = z.string().optional();

export const LanguageChoice = z.object({ language: z.enum(languageCodes), redirectTo });
export const ThemeChoice = z.object({ theme: z.enum(["system", "light", "dark"]), redirectTo });
