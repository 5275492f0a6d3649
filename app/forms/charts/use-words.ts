import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { shareIn } from "#app/ui/share";
import type { Words } from "./card";

/** A page's own words. Its namespaces are those that its route names. */
export function useWords(): Words {
	const { t } = useTranslation();
	const { number, date, dateTime } = useFormat();
	return {
		t: (key, values) => t(key, values ?? {}),
		number: (value) => number(value),
		date,
		dateTime,
		share: shareIn(number),
	};
}
