import { px } from "./scale";

type HeatMapProps = {
	label: string;
	/** The names of the days of a week, Monday first. */
	weekdays: readonly string[];
	/** Week by week, oldest first: what each says of itself, and a value for each day; null where there is none. */
	weeks: readonly { name: string; values: readonly (number | null)[] }[];
	max: number;
	/** A day in words, as what is shown on it by a pointer. */
	say: (week: number, day: number, value: number | null) => string;
};

const CELL = 26;
const LEFT = 48;
const TOP = 22;

/** Days by weekday and week: the more, the stronger; a day without a reply has a dot, so that it is not taken for nothing. */
export function HeatMap({ label, weekdays, weeks, max, say }: HeatMapProps) {
	const width = LEFT + weeks.length * CELL + 4;
	const height = TOP + weekdays.length * CELL + 4;
	const every = Math.max(1, Math.ceil(weeks.length / 12));
	return (
		<svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full max-w-240">
			{weekdays.map((name, day) => (
				<text key={name} x={LEFT - 8} y={TOP + day * CELL + 17} textAnchor="end" className="fill-ink-3 text-xs">
					{name}
				</text>
			))}
			{weeks.map(({ name, values }, week) => (
				<g key={name}>
					{week % every === 0 && (
						<text x={LEFT + week * CELL} y={14} className="fill-ink-3 text-xs">
							{name}
						</text>
					)}
					{weekdays.map((weekday, day) => {
						const value = values[day] ?? null;
						const [x, y] = [LEFT + week * CELL, TOP + day * CELL];
						return (
							<g key={weekday}>
								<title>{say(week, day, value)}</title>
								<rect x={x} y={y} width={CELL - 3} height={CELL - 3} rx={4} className="fill-sunken" />
								{value === null ? (
									<circle cx={x + CELL / 2 - 1.5} cy={y + CELL / 2 - 1.5} r={1.5} className="fill-ink-3" />
								) : (
									<rect
										x={x}
										y={y}
										width={CELL - 3}
										height={CELL - 3}
										rx={4}
										className="fill-accent"
										opacity={strength(value, max)}
									/>
								)}
							</g>
						);
					})}
				</g>
			))}
		</svg>
	);
}

/** From a faint tint to the whole colour, in five steps that can be told apart. */
const strength = (value: number, max: number) =>
	px(0.2 + 0.2 * Math.min(4, Math.floor((Math.max(0, value) / (max || 1)) * 4.999)));
