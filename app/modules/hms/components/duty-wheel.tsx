import { useTranslation } from "react-i18next";
import type { DutyState, JudgedDuty } from "../documents/duties";
import { middleOfPart, partOfWheel } from "./wheel";

const fills: Record<DutyState, string> = {
	missing: "fill-danger-soft",
	old: "fill-warning-soft",
	fresh: "fill-success-soft",
};
const signs: Record<DutyState, string> = { missing: "–", old: "!", fresh: "✓" };

/** The duties as a wheel; each part leads to its place in the list, which says the same in words. */
export function DutyWheel({ duties }: { duties: readonly JudgedDuty[] }) {
	const { t } = useTranslation("hms");
	const count = duties.filter(({ state }) => state !== "missing").length;
	return (
		// biome-ignore lint/a11y/useSemanticElements: no fieldset is drawn
		<svg viewBox="0 0 400 400" role="group" aria-label={t("duties.wheel")} className="h-auto w-full max-w-96">
			{duties.map(({ duty, state }, nth) => {
				const [x, y] = middleOfPart(nth, duties.length);
				return (
					<a key={duty} href={`#${duty}`} aria-label={`${nth + 1}. ${t(`duty.${duty}`)}: ${t(`dutyState.${state}`)}`}>
						<path
							d={partOfWheel(nth, duties.length)}
							className={`${fills[state]} stroke-line-2 hover:opacity-80`}
							strokeWidth={1}
						/>
						<text x={x} y={y - 4} textAnchor="middle" className="fill-ink text-base font-semibold tabular-nums">
							{nth + 1}
						</text>
						<text x={x} y={y + 18} textAnchor="middle" className="fill-ink text-base">
							{signs[state]}
						</text>
					</a>
				);
			})}
			<text x={200} y={204} textAnchor="middle" className="fill-ink text-3xl font-semibold tabular-nums">
				{count}/{duties.length}
			</text>
			<text x={200} y={228} textAnchor="middle" className="fill-ink-2 text-xs">
				{t("duties.legend")}
			</text>
		</svg>
	);
}
