import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { Numbers } from "../summary";

/** Mean and median of what was answered with a number. */
export function NumbersLine({ numbers }: { numbers: Numbers }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const say = (value: number) => format.number(Math.round(value * 10) / 10);
	return (
		<span className="text-13 text-ink-2 tabular-nums">
			{t("mean")} <span className="font-semibold text-ink">{say(numbers.mean)}</span>
			{numbers.median !== null && numbers.deviation !== null && (
				<>
					{" · "}
					{t("median")} <span className="font-semibold text-ink">{say(numbers.median)}</span> · {t("deviation")}{" "}
					{say(numbers.deviation)}
				</>
			)}
		</span>
	);
}
