import type { TFunction } from "i18next";
import type { Language } from "#app/platform/i18n";
import type { Reader } from "./show-page";

/** What a page needs to be read in a language. */
export const readerIn = (language: Language, t: TFunction): Reader => ({
	...{ language, yes: t("common:yes"), no: t("common:no"), none: t("reportPages:noAnswer") },
	column: (number) => t("formReports:column", { number }),
});
