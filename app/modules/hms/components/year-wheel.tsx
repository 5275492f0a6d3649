import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { YearView } from "../schedules/show-year.server";
import { middleOfPart, partOfWheel } from "./wheel";

const MIDDLE = 200;

/** The year as a wheel; each month leads to its part of the list, which says the same in words. */
export function YearWheel({ year, months }: Pick<YearView, "year" | "months">) {
	const { t } = useTranslation("hms");
	const format = useFormat();
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fieldset is drawn
		<svg viewBox="0 0 400 400" role="group" aria-label={t("year.wheel", { year })} className="h-auto w-full max-w-112">
			{months.map(({ key, entries, done, planned, expected, isNow }, month) => {
				const [x, y] = middleOfPart(month, months.length);
				const name = format.month(key);
				return (
					<a key={key} href={`#${key}`} aria-label={`${name}: ${t("year.counts", { done, planned, expected })}`}>
						<path
							d={partOfWheel(month, months.length)}
							className={`${entries.length > 0 ? "fill-accent-soft" : "fill-sunken"} ${isNow ? "stroke-ink" : "stroke-line-2"} hover:opacity-80`}
							strokeWidth={isNow ? 2.5 : 1}
						/>
						<text x={x} y={y - 6} textAnchor="middle" className="fill-ink text-13 font-medium">
							{name.slice(0, 3)}
						</text>
						<text x={x} y={y + 14} textAnchor="middle" className="fill-ink text-base font-semibold tabular-nums">
							{entries.length > 0 ? `${done}/${entries.length}` : "–"}
						</text>
					</a>
				);
			})}
			<text x={MIDDLE} y={MIDDLE + 4} textAnchor="middle" className="fill-ink text-3xl font-semibold tabular-nums">
				{year}
			</text>
			<text x={MIDDLE} y={MIDDLE + 28} textAnchor="middle" className="fill-ink-2 text-xs">
				{t("year.legend")}
			</text>
		</svg>
	);
}
