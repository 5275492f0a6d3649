import { useTranslation } from "react-i18next";
import { Spark } from "#app/ui/spark";
import type { Curves } from "../progress/curves";

/** What a party said week by week: each question with its last answer, a small line, and the way since the week before. */
export function CurveLines({ party, weeks, curves }: Curves) {
	const { t } = useTranslation(["verdalWeekly", "verdalPlacements"]);
	return (
		<section className="mt-6 break-inside-avoid">
			<h3 className="mb-3 text-sm font-semibold">
				{t(`verdalPlacements:party.${party}`)}{" "}
				<span className="ml-1 text-13 font-normal text-ink-3">{t("progress.weeks", { count: weeks })}</span>
			</h3>
			<ul className="grid grid-cols-2 gap-px sm:grid-cols-5 border-y border-line bg-line">
				{curves.map(({ question, last, difference, shares }) => (
					<li key={question} className="min-w-0 bg-sheet px-3.5 py-3.5 max-sm:last:col-span-2">
						<p className="text-13 break-words text-ink-2">{t(`short.${question}`)}</p>
						<div className="flex items-center justify-between gap-2">
							<p className="text-2xl font-semibold tabular-nums">
								{last ?? "–"}
								<span className="ml-1 text-13 font-normal text-ink-3">{t("progress.ofFive")}</span>
							</p>
							<Spark
								values={shares}
								stroke={difference !== null && difference < 0 ? "stroke-danger" : "stroke-accent"}
							/>
						</div>
						<p className="text-13 text-ink-3">{t(`progress.since.${wayOf(difference)}`)}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function wayOf(difference: number | null) {
	if (difference === null) return "first";
	return difference > 0 ? "up" : difference < 0 ? "down" : "same";
}
