import type { Card } from "./card";
import { ChartCard, ChartTable } from "./chart-card";
import { FactLine } from "./fact-line";
import { Legend } from "./legend";
import { PngButton } from "./png-button";
import { WideChart } from "./wide-chart";

/** A card of a page: its chart with the numbers below; without a chart what is said of them. `png`: as what its drawing is saved. */
export function CardView({ card, png }: { card: Card; png?: string }) {
	const { title, about, note, chart, legend, facts, table, below } = card;
	const whole = table && { ...table, label: table.label ?? title, below };
	if (note !== undefined || !whole)
		return (
			<section className="card p-5">
				<h2 className="text-base font-semibold">{title}</h2>
				<p className="mt-1 text-13 text-ink-3">{about}</p>
				{note && <p className="mt-2 text-sm text-ink-2">{note}</p>}
				{facts && <FactLine facts={facts} />}
				{whole && <ChartTable {...whole} />}
			</section>
		);
	return (
		<ChartCard
			title={title}
			legend={legend ? <Legend entries={legend} /> : facts && <FactLine facts={facts} />}
			chart={chart && <WideChart label={title}>{chart()}</WideChart>}
			about={about}
			actions={chart && png !== undefined && <PngButton name={png} title={title} />}
			table={whole}
		/>
	);
}
