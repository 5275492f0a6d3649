import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { NewsEvent } from "./event";

/** Writes when an event is: "1. desember 2026 kl. 18.00–20.00", "1. desember 2026 – 3. desember 2026". */
export function useWhen() {
	const { t } = useTranslation("common");
	const { date, time } = useFormat();
	return ({ startsAt, endsAt, fromDay, toDay, fromTime }: NewsEvent): string => {
		const from = date(fromDay, "long");
		if (fromTime === "") return fromDay === toDay ? from : `${from} – ${date(toDay, "long")}`;
		const at = (moment: number) => t("time.dayAt", { day: date(moment, "long"), time: time(moment) });
		if (endsAt === null) return at(startsAt);
		if (fromDay !== toDay) return `${at(startsAt)} – ${at(endsAt)}`;
		return t("time.dayAt", { day: date(startsAt, "long"), time: `${time(startsAt)}–${time(endsAt)}` });
	};
}
