import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";

/** From when until when, as far as it is settled. */
export function usePeriod(): (startsOn: string | null, endsOn: string | null) => string {
	const { t } = useTranslation("verdalPlacements");
	const { date } = useFormat();
	return (startsOn, endsOn) => {
		if (startsOn && endsOn) return `${date(startsOn)}–${date(endsOn)}`;
		if (startsOn) return t("period.from", { day: date(startsOn) });
		return endsOn ? t("period.until", { day: date(endsOn) }) : t("period.none");
	};
}
