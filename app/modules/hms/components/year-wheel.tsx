import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { YearView } from "../schedules/show-year.server";

const MIDDLE = 200;
const [INNER, OUTER] = [78, 190];

const at = (radius: number, turn: number) => {
	const angle = (turn - 0.25) * 2 * Math.PI;
	return `${(MIDDLE + radius * Math.cos(angle)).toFixed(1)} ${(MIDDLE + radius * Math.sin(angle)).toFixed(1)}`;
};

/** A month as a part of the wheel, January from the top on. */
function partOf(month: number): string {
	const [from, to] = [month / 12 + 0.003, (month + 1) / 12 - 0.003];
	return `M${at(INNER, from)}L${at(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, to)}L${at(INNER, to)}A${INNER} ${INNER} 0 0 0 ${at(INNER, from)}Z`;
}

/** The year as a wheel; each month leads to its part of the list, which says the same in words. */
export function YearWheel({ year, months }: Pick<YearView, "year" | "months">) {
	const { t } = useTranslation("hms");
	const format = useFormat();
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fieldset is drawn
		<svg viewBox="0 0 400 400" role="group" aria-label={t("year.wheel", { year })} className="h-auto w-full max-w-112">
			{months.map(({ key, entries, done, planned, expected, isNow }, month) => {
				const [x, y] = at((INNER + OUTER) / 2, (month + 0.5) / 12)
					.split(" ")
					.map(Number) as [number, number];
				const name = format.month(key);
				return (
					<a key={key} href={`#${key}`} aria-label={`${name}: ${t("year.counts", { done, planned, expected })}`}>
						<path
							d={partOf(month)}
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
