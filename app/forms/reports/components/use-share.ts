import { useTranslation } from "react-i18next";

/** A share of a whole in per cent, as the language writes it. */
export function useShare(): (part: number, whole: number) => string {
	const { i18n } = useTranslation();
	const format = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 });
	return (part, whole) => format.format(whole > 0 ? part / whole : 0);
}
