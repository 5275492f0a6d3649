import { ChartTable } from "../../charts/chart-card";
import { Legend } from "../../charts/legend";
import { useWords } from "../../charts/use-words";
import { WideChart } from "../../charts/wide-chart";
import type { Followed } from "../followed";
import { profileCards } from "../over-time-cards";

/** The areas side by side, now against before: as lines on one scale, and as a shape around a middle. The numbers stand below, the shares of scales that are not one too. */
export function Profile({ report }: { report: Followed }) {
	const cards = profileCards(report, useWords());
	if (!cards) return null;
	const { lines, shape } = cards;
	return (
		<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
			<figure className="card min-w-0 p-5">
				<figcaption className="mb-3 flex flex-wrap items-center justify-between gap-3">
					<span className="text-base font-semibold">{lines.title}</span>
					<Legend entries={lines.legend ?? []} />
				</figcaption>
				<WideChart label={lines.title}>{lines.chart?.()}</WideChart>
				{lines.table && <ChartTable {...lines.table} label={lines.title} />}
			</figure>
			{shape && (
				<figure className="card p-5">
					<figcaption className="mb-3 flex flex-col gap-2">
						<span className="text-base font-semibold">{shape.title}</span>
						<Legend entries={shape.legend ?? []} />
					</figcaption>
					{shape.chart?.()}
				</figure>
			)}
		</div>
	);
}
