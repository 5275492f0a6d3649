import type { TFunction } from "i18next";

/** How much room something takes on a device, in words. */
export const megabytes = (t: TFunction<"offline">, number: (value: number) => string, bytes: number): string =>
	t("pages.size", { size: number(Math.max(0.1, Math.round(bytes / 1e5) / 10)) });
