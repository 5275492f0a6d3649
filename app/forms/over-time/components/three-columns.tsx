import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { ChartTable } from "../../charts/chart-card";
import { useWords } from "../../charts/use-words";
import { differenceOf, type Followed } from "../followed";
import { nameSaid } from "../over-time-cards";
import { Trend } from "./trend";
import { useSay } from "./use-say";

const tones = { good: "success", neutral: "neutral", warning: "warning", danger: "danger" } as const;

/** The numbers behind: first, previous and current, each change with arrow, number and word. */
export function ThreeColumns({ report }: { report: Followed }) {
	const { t } = useTranslation("overTime");
	const { say, sayOr, format } = useSay();
	const words = useWords();
	const hasBands = report.compared.some(({ band }) => band);
	return (
		<div className="mt-4">
			<h3 className="text-sm font-semibold">
				{t("numbers")}
				{report.lastAt !== null && (
					<span className="ml-2 text-13 font-normal text-ink-3">
						{t("updated", { at: format.dateTime(report.lastAt) })}
					</span>
				)}
			</h3>
			<ChartTable
				label={t("numbers")}
				heads={[
					...[t("area"), t("when.first"), t("when.previous"), t("when.current")],
					...[t("sincePrevious"), t("sinceFirst")],
					...(hasBands ? [t("band")] : []),
				]}
				rows={report.compared.map((row) => ({
					name: nameSaid(row, words),
					cells: [
						...[sayOr(row.first), sayOr(row.previous)],
						<strong key="current">{sayOr(row.current)}</strong>,
						<Trend
							key="previous"
							trend={row.sincePrevious}
							difference={differenceOf(row.previous, row.current)}
							noise={row.noise}
							say={say}
						/>,
						<Trend
							key="first"
							trend={row.sinceFirst}
							difference={differenceOf(row.first, row.current)}
							noise={row.noise}
							say={say}
						/>,
						...(hasBands
							? [
									row.band ? (
										<Badge key="band" tone={tones[row.band.tone]}>
											{row.band.label}
										</Badge>
									) : (
										""
									),
								]
							: []),
					],
				}))}
			/>
			{report.compared.map(({ id, name, band }) =>
				band?.text ? (
					<p key={id} className="mt-2 text-13 text-ink-2">
						<strong>{name}:</strong> {band.text}
					</p>
				) : null,
			)}
		</div>
	);
}
