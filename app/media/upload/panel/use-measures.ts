import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { useSize } from "../../use-size";
import type { Pace } from "../pace";

/** Sizes, speeds and times as people read them. */
export function useMeasures() {
	const { number } = useFormat();
	const { t } = useTranslation("filesUpload");
	const size = useSize();
	const short = (value: number, unit: "second" | "minute" | "hour") =>
		number(Math.round(value), { style: "unit", unit, unitDisplay: "short" });
	return {
		size,
		speed: (bytes: number) => t("panel.speed", { size: size(bytes) }),
		percent: (value: number) => number(value / 100, { style: "percent" }),
		left: (seconds: number) =>
			seconds < 60
				? t("panel.secondsLeft", { count: seconds })
				: seconds < 3600
					? t("panel.minutesLeft", { count: Math.round(seconds / 60) })
					: t("panel.hoursLeft", { count: Math.round(seconds / 3600) }),
		/** Both in the few letters that the row of one file has room for; "" where neither is known. */
		pace: ({ speed, left: seconds }: Pace) => {
			const time =
				seconds &&
				(seconds < 60
					? short(seconds, "second")
					: seconds < 3600
						? short(seconds / 60, "minute")
						: short(seconds / 3600, "hour"));
			return [speed && t("item.speed", { size: size(speed) }), time && t("item.left", { time })]
				.filter(Boolean)
				.join(" · ");
		},
	};
}
