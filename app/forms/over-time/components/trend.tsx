import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { TrendWord } from "../followed";

const colours = {
	...{ better: "text-success-ink", worse: "text-danger-ink" },
	...{ same: "text-ink-3", higher: "text-ink-2", lower: "text-ink-2" },
};

/** Which way it goes: an arrow as the number goes, the difference where there is one, and the word for what it means. */
export function Trend({
	trend,
	difference,
	noise,
	say = String,
}: {
	trend: TrendWord;
	difference?: number | null;
	/** How far two values lie apart before it means something, where the scale says so. */
	noise?: number | null;
	say?: (value: number) => string;
}) {
	const { t } = useTranslation("overTime");
	if (trend === "unknown") return <span className="text-ink-3">{t("trend.unknown")}</span>;
	const isUp = difference == null ? trend === "better" : difference > 0;
	const icon = trend === "same" ? "minus" : isUp ? "trending-up" : "trending-down";
	return (
		<span className={`inline-flex items-center gap-1.5 ${colours[trend]}`}>
			<Icon name={icon} className="size-4" />
			{difference != null && <span className="tabular-nums">{`${difference > 0 ? "+" : ""}${say(difference)}`}</span>}
			{t(`trend.${trend}`)}
			{noise != null && trend === "same" && difference !== 0 && (
				<span className="text-ink-3 tabular-nums">{`(±${say(noise)})`}</span>
			)}
		</span>
	);
}
