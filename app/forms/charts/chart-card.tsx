import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button";
import { useHydrated } from "#app/ui/use-hydrated";

/** A long table shows so many rows until all are asked for; where two more are all, they are shown at once. */
const FIRST = 6;

type ChartCardProps = {
	title: string;
	legend?: ReactNode;
	chart: ReactNode;
	/** Under the chart: what is done with it. */
	actions?: ReactNode;
	/** n, period, when it was last updated. */
	about: string;
	table: ChartTableProps;
};

/** A chart with its legend above and its numbers below, in sight: nobody needs the picture to read them. */
export function ChartCard({ title, legend, chart, about, table, actions }: ChartCardProps) {
	return (
		<figure className="card p-5">
			<figcaption className="mb-3 flex flex-wrap items-center justify-between gap-3">
				<span className="text-base font-semibold">{title}</span>
				{legend}
			</figcaption>
			{chart}
			<div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-13 text-ink-3">
				<p>{about}</p>
				{actions}
			</div>
			<ChartTable {...table} />
		</figure>
	);
}

type ChartTableProps = {
	label: string;
	/** The head of each column; the first one is of the rows' names. */
	heads: readonly string[];
	rows: readonly { name: string; cells: readonly ReactNode[] }[];
	/** What is said of it, under it. */
	below?: string;
};

/** The numbers of a chart, the first of many and then all. On a narrow screen it scrolls by itself, by keyboard too. */
export function ChartTable({ label, heads, rows, below }: ChartTableProps) {
	const { t } = useTranslation("common");
	const [isWhole, setWhole] = useState(false);
	const isFolded = useHydrated() && !isWhole && rows.length > FIRST + 2;
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
		<section className="relative mt-3 overflow-x-auto" aria-label={label} tabIndex={0}>
			<table className="w-full border-collapse text-13">
				<thead>
					<tr>
						{heads.map((head, at) => (
							<th
								key={head}
								scope="col"
								className={`h-9 border-b border-line px-2 text-xs font-medium text-ink-3 ${at === 0 ? "text-left" : "text-right"}`}
							>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ name, cells }, index) => (
						<tr key={name} className={isFolded && index >= FIRST ? "hidden print:table-row" : undefined}>
							<th scope="row" className="border-b border-line px-2 py-2 text-left font-medium">
								{name}
							</th>
							{cells.map((cell, at) => (
								<td key={heads[at + 1]} className="border-b border-line px-2 py-2 text-right tabular-nums">
									{cell}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{isFolded && (
				<Button kind="quiet" size="sm" className="no-print mt-2" onClick={() => setWhole(true)}>
					{t("table.showAll", { count: rows.length })}
				</Button>
			)}
			{below && <p className="mt-2 text-13 text-ink-2">{below}</p>}
		</section>
	);
}
