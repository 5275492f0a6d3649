import type { LegendEntry } from "./card";
import type { Look } from "./look";
import { Marker } from "./marker";

/** Which line is which, drawn as it is in the chart; `note` is often a date. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
	return (
		<ul className="flex flex-wrap gap-x-6 gap-y-1 text-13">
			{entries.map(({ name, note, look }) => (
				<li key={name} className="flex items-center gap-2">
					<Sample look={look} />
					<span className="font-medium text-ink">{name}</span>
					{note && <span className="text-ink-3 tabular-nums">{note}</span>}
				</li>
			))}
		</ul>
	);
}

/** A piece of a line as it is drawn. */
export function Sample({ look }: { look: Look }) {
	return (
		<svg viewBox="0 0 34 12" className="h-3 w-8.5" aria-hidden="true">
			<line x1={0} x2={34} y1={6} y2={6} className={look.stroke} strokeWidth={look.width} strokeDasharray={look.dash} />
			<Marker x={17} y={6} look={look} />
		</svg>
	);
}
