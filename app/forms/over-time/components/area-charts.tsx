import { CardView } from "../../charts/card-view";
import { useWords } from "../../charts/use-words";
import type { Followed } from "../followed";
import { areaCards } from "../over-time-cards";

/** Each area over time, with its numbers. */
export function AreaCharts({ report }: { report: Followed }) {
	return (
		<div className="flex flex-col gap-6">
			{areaCards(report, useWords()).map(({ id, card }) => (
				<CardView key={id} card={card} png={id} />
			))}
		</div>
	);
}
