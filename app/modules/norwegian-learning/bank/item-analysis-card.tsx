import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { DefinitionList } from "#app/ui/definition-list";
import { useFormat } from "#app/ui/format";
import type { ItemAnalysis } from "../irt/item-analysis";
import type { Oddity } from "./oddities";

type CardProps = {
	analysis: ItemAnalysis;
	oddities: Oddity[];
	/** Of a task with options: what each says. */
	options: { id: string; text: string; isRight: boolean }[];
	written: string;
};

/** What answers tell of an item; first what is odd about it. */
export function ItemAnalysisCard({ analysis, oddities, options, written }: CardProps) {
	const { t } = useTranslation("norwegianLearning");
	const format = useFormat();
	const { answers, facility, biserial, medianMs, differences } = analysis;
	// What was analysed before anybody could tell goes by the language of the instructions.
	const isByFirst = analysis.groupedBy === "firstLanguage";
	const two = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
	const percent = (share: number) => t("percent", { value: Math.round(100 * share) });
	const nameOf = (group: string) =>
		group === "other" ? t("analysis.otherLanguage") : (languages[group as Language]?.name ?? group);
	const figures = new Map(analysis.options.map((option) => [option.id, option]));
	return (
		<section className="card p-4" aria-labelledby="analysis">
			<h2 id="analysis" className="text-base font-semibold">
				{t("analysis.title")}
			</h2>
			<p className="mb-3 text-13 text-ink-3">{t("analysis.from", { count: answers })}</p>
			<ul className="mb-3 flex flex-col gap-2 empty:hidden">
				{oddities.map((oddity) => (
					<li key={oddity}>
						<Badge tone="warning">{t(`analysis.oddity.${oddity}`)}</Badge>
						<p className="mt-1 text-13 text-ink-2">
							{t(oddity === "groups" && isByFirst ? "analysis.help.firstLanguages" : `analysis.help.${oddity}`)}
						</p>
					</li>
				))}
			</ul>
			<DefinitionList
				items={[
					{ label: t("analysis.facility"), value: percent(facility) },
					{ label: t("analysis.biserial"), value: format.number(biserial, two) },
					...(medianMs === null
						? []
						: [{ label: t("analysis.median"), value: t("analysis.seconds", { count: Math.round(medianMs / 1000) }) }]),
					...differences.map(({ group, delta, isLarge }) => ({
						label: t("analysis.group", { language: nameOf(group) }),
						value: `${format.number(delta, two)}${isLarge ? " (!)" : ""}`,
					})),
				]}
			/>
			{differences.length > 0 && (
				<p className="mt-2 text-13 text-ink-3">
					{t(isByFirst ? "analysis.byFirstLanguage" : "analysis.byInstructions")}
				</p>
			)}
			{options.length > 0 && (
				<table className="mt-3 w-full text-sm">
					<caption className="sr-only">{t("analysis.options")}</caption>
					<thead className="text-13 text-ink-3">
						<tr>
							<th className="py-1 text-left font-normal">{t("analysis.option")}</th>
							<th className="py-1 pl-3 text-right font-normal">{t("analysis.chosen")}</th>
							<th className="py-1 pl-3 text-right font-normal">{t("analysis.standing")}</th>
						</tr>
					</thead>
					<tbody>
						{options.map(({ id, text, isRight }) => {
							const own = figures.get(id);
							return (
								<tr key={id} className="border-t border-line">
									<td lang={written} className={`py-1 break-words ${isRight ? "font-semibold" : ""}`}>
										{text}
									</td>
									<td className="py-1 pl-3 text-right tabular-nums">{percent(own?.share ?? 0)}</td>
									<td className="py-1 pl-3 text-right tabular-nums">{own ? format.number(own.theta, two) : "–"}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			)}
		</section>
	);
}
