import { useTranslation } from "react-i18next";
import { dateFormat } from "./formatters";
import { useHydrated } from "./use-hydrated";

const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
const MOMENT = { ...DAY, hour: "2-digit", minute: "2-digit" } as const;

/**
 * What a date field holds, in the language of the page: the field itself speaks the language of the browser, where 04/12 may be
 * in April or in December. Nothing where both speak the same one, or where nothing is chosen.
 */
export function SaidDate({ value, withTime }: { value: string; withTime: boolean }) {
	const { i18n } = useTranslation();
	const hydrated = useHydrated();
	const at = Date.parse(withTime ? `${value}Z` : value);
	if (!hydrated || Number.isNaN(at) || isSpokenBy(navigator.language, i18n.language)) return null;
	return <p className="mt-1 text-13 text-ink-3">{dateFormat(i18n.language, withTime ? MOMENT : DAY).format(at)}</p>;
}

/** `nb-NO` and `no` speak Bokmål. */
function isSpokenBy(browser: string, page: string) {
	const [base = ""] = browser.toLowerCase().split("-");
	return base === page || (base === "no" && page === "nb");
}
