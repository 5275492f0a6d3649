import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { BarChart } from "../../charts/bar-chart";
import { ChartCard, ChartTable } from "../../charts/chart-card";
import { Legend } from "../../charts/legend";
import { lookOf } from "../../charts/look";
import { PngButton } from "../../charts/png-button";
import { StackedChart } from "../../charts/stacked-chart";
import { WideChart } from "../../charts/wide-chart";
import { binsOf } from "../bins";
import type { Summary } from "../say-question";
import { NumbersLine } from "./numbers-line";
import { useShare } from "./use-share";

export type QuestionReportProps = {
	/** `until`: the last version that asked it, where it is asked no more. */
	summary: Summary & { until?: number | null };
	period: string;
	form: string;
	/** How it is drawn; by itself as bars. */
	kind?: "bars" | "shares" | "table";
};

/** A question's figures: a chart with its table, how many answered and how many did not. */
export function QuestionReport(props: QuestionReportProps) {
	const { summary } = props;
	if (summary.parts.length > 1) return <Parts {...props} />;
	const [only] = summary.parts;
	const isTold = only?.counts.some(({ value, count }) => value !== "" && count !== null);
	return only && isTold ? <Counts {...props} part={only} /> : <JustAnswered {...props} />;
}

const useAbout = (summary: QuestionReportProps["summary"], period: string) => {
	const { t } = useTranslation("formReports");
	if (summary.answered === null || summary.skipped === null) return `${t("fewAnswered")} · ${period}`;
	if (summary.until)
		return `${t("answered", { count: summary.answered })} · ${t("retired", { number: summary.until + 1 })} · ${period}`;
	return `${t("answered", { count: summary.answered })} · ${t("skipped", { count: summary.skipped })} · ${period}`;
};

/** A number, or that it is not told. */
function useCount() {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	return (count: number | null) => (count === null ? t("hidden") : format.number(count));
}

function Counts({
	summary,
	period,
	form,
	part,
	kind = "bars",
}: QuestionReportProps & { part: Summary["parts"][number] }) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const share = useShare();
	const about = useAbout(summary, period);
	const say = useCount();
	const { question, label, rows, answered } = summary;
	const isOrdered = part.numbers !== null;
	const bars = isOrdered
		? binsOf(part.counts).map(({ from, to, count }) => ({
				name: from === to ? (rows.values[from] ?? format.number(from)) : `${format.number(from)}–${format.number(to)}`,
				count,
			}))
		: part.counts.map(({ value, count }) => ({ name: nameOf(value, rows.values, t("gone")), count }));
	const names = bars.map(({ name }) => name);
	const counts = bars.map(({ count }) => count);
	const isShares = kind === "shares" && bars.length <= 6 && !counts.includes(null);
	return (
		<ChartCard
			title={label}
			chart={
				kind !== "table" && (
					<WideChart label={label}>
						{isShares ? (
							<StackedChart
								label={`${label}. ${about}`}
								rows={[{ name: label, counts: counts.map((count) => count ?? 0) }]}
								parts={names}
								sayShare={(part) => share(part, 1)}
							/>
						) : (
							<BarChart
								label={`${label}. ${about}`}
								names={names}
								values={counts}
								isDense={isOrdered}
								say={format.number}
							/>
						)}
					</WideChart>
				)
			}
			about={about}
			actions={kind !== "table" && <PngButton name={`${form}-${question.code}`} title={label} />}
			table={{
				label,
				heads: [t("answer"), t("number"), t("share")],
				rows: bars.map(({ name, count }) => ({
					name,
					cells: [say(count), count === null ? "–" : share(count, answered ?? 0)],
				})),
			}}
			legend={
				isShares ? (
					<Legend entries={names.map((name, at) => ({ name, look: lookOf(at) }))} />
				) : (
					part.numbers && <NumbersLine numbers={part.numbers} />
				)
			}
		/>
	);
}

/** Rows of a matrix, places of a ranking: each row's own whole. */
function Parts({ summary, period, form, kind }: QuestionReportProps) {
	const { t } = useTranslation("formReports");
	const say = useCount();
	const share = useShare();
	const about = useAbout(summary, period);
	const { question, label, rows, parts } = summary;
	const values = [...new Set(parts.flatMap(({ counts }) => counts.map(({ value }) => value)))].slice(0, 11);
	const names = values.map((value) =>
		question.type === "ranking" ? t("place", { number: value }) : nameOf(value, rows.values, value),
	);
	const lines = parts.map(({ part, counts }) => ({
		name: rows.parts[part] ?? part,
		counts: values.map((value) => countOf(counts, value)),
	}));
	if (parts.every(({ isHidden }) => isHidden) && values.length === 0)
		return <HiddenParts summary={summary} period={period} />;
	const isWhole = values.length <= 6 && kind !== "table" && lines.every(({ counts }) => !counts.includes(null));
	return (
		<ChartCard
			title={label}
			legend={isWhole ? <Legend entries={names.map((name, at) => ({ name, look: lookOf(at) }))} /> : undefined}
			chart={
				isWhole ? (
					<WideChart label={label}>
						<StackedChart
							label={`${label}. ${about}`}
							rows={lines.map(({ name, counts }) => ({ name, counts: counts.map((count) => count ?? 0) }))}
							parts={names}
							sayShare={(part) => share(part, 1)}
						/>
					</WideChart>
				) : null
			}
			about={about}
			actions={isWhole ? <PngButton name={`${form}-${question.code}`} title={label} /> : undefined}
			table={{
				label,
				heads: [t("row"), ...names],
				rows: lines.map(({ name, counts }) => ({ name, cells: counts.map(say) })),
			}}
		/>
	);
}

/** Rows whose numbers are hidden: of each only what is left to be said of it. */
function HiddenParts({ summary, period }: Pick<QuestionReportProps, "summary" | "period">) {
	const { t } = useTranslation("formReports");
	const format = useFormat();
	const { label, rows, parts } = summary;
	const say = (mean: number | undefined) => (mean === undefined ? t("hidden") : format.number(mean));
	return (
		<section className="card p-5">
			<h2 className="text-base font-semibold">{label}</h2>
			<p className="mt-1 text-13 text-ink-3">{useAbout(summary, period)}</p>
			<p className="mt-2 text-sm text-ink-2">{t("valuesHidden")}</p>
			<ChartTable
				label={label}
				heads={[t("row"), t("mean")]}
				rows={parts.map(({ part, numbers }) => ({ name: rows.parts[part] ?? part, cells: [say(numbers?.mean)] }))}
			/>
		</section>
	);
}

/** Of free text, files and signatures the report only says how many there are, and so of what is hidden. */
function JustAnswered({ summary, period }: QuestionReportProps) {
	const { t } = useTranslation("formReports");
	const about = useAbout(summary, period);
	const { isHidden = false, numbers } = summary.parts[0] ?? { numbers: null };
	return (
		<section className="card p-5">
			<h2 className="text-base font-semibold">{summary.label}</h2>
			<p className="mt-1 text-13 text-ink-3">{about}</p>
			{isHidden ? (
				<p className="mt-2 text-sm text-ink-2">{t("valuesHidden")}</p>
			) : (
				(summary.answered ?? 0) > 0 && <p className="mt-2 text-sm text-ink-2">{t("inReplies")}</p>
			)}
			{numbers && <NumbersLine numbers={numbers} />}
		</section>
	);
}

/** What nobody chose counts as nothing; what is hidden stays so. */
function countOf(counts: Summary["parts"][number]["counts"], value: string): number | null {
	const found = counts.find((one) => one.value === value);
	return found ? found.count : 0;
}

const nameOf = (value: string, values: Record<string, string>, gone: string) =>
	value === "other" ? values.other || gone : (values[value] ?? value);
