import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { useSize } from "../../use-size";

/** Sizes, speeds and times as people read them. */
export function useMeasures() {
	const { number } = useFormat();
	const { t } = useTranslation("filesUpload");
	const size = useSize();
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
	};
}
