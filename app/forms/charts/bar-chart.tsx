import type { ReactNode } from "react";
import { LevelLines, PlaceNames, type Room } from "./axes";
import { lookOf } from "./look";
import { place, px, ticks, topOf } from "./scale";

type BarChartProps = {
	label: string;
	names: readonly string[];
	/** A count at each place. Null: too few stand behind it to be told. */
	values: readonly (number | null)[];
	/** Bars that touch, for numbers in order: a histogram. */
	isDense?: boolean;
	/** Where a press on a bar leads; keyboards take the links in the table. */
	links?: readonly (string | null)[];
	say: (value: number) => string;
	/** A level that the bars are to reach, drawn across with its words. */
	goal?: { value: number; label: string };
	/** In what width it is drawn: less on paper, so that its words stay large enough. */
	width?: number;
};

const whole: Room = { width: 960, height: 260, left: 44, right: 12, top: 24, bottom: 40 };

/** Counts side by side from nothing up, each with its number over it. */
export function BarChart({ label, names, values, isDense = false, links, goal, say, width: wide }: BarChartProps) {
	const room = wide === undefined ? whole : { ...whole, width: wide };
	const inner = room.width - room.left - room.right;
	const max = topOf(Math.max(goal?.value ?? 0, ...values.map((value) => value ?? 0)));
	const slot = inner / Math.max(1, names.length);
	const width = isDense ? Math.max(1, slot - 1) : Math.min(72, slot * 0.66);
	const xOf = (at: number) => room.left + slot * (at + 0.5);
	const base = room.height - room.bottom;
	const look = lookOf(0);
	return (
		<svg
			viewBox={`0 0 ${room.width} ${room.height}`}
			role={links ? "group" : "img"}
			aria-label={label}
			className="h-auto w-full"
		>
			<LevelLines room={room} min={0} max={max} at={ticks(0, max)} say={say} />
			<PlaceNames room={room} names={names} xOf={xOf} />
			{values.map((value, at) => {
				if (value === null) return null;
				const y = place(value, 0, max, base, room.top);
				const to = links?.[at];
				return (
					<BarLink key={names[at]} to={to} label={`${names[at]}: ${say(value)}`}>
						<rect
							x={px(xOf(at) - width / 2)}
							y={px(y)}
							width={px(width)}
							height={px(base - y)}
							rx={2}
							className={to ? `${look.fill} hover:opacity-80` : look.fill}
						/>
						{slot > 24 && (
							<text x={px(xOf(at))} y={px(y) - 6} textAnchor="middle" className="fill-ink text-xs tabular-nums">
								{say(value)}
							</text>
						)}
					</BarLink>
				);
			})}
			{goal && <GoalLine room={room} y={place(goal.value, 0, max, base, room.top)} label={goal.label} />}
		</svg>
	);
}

type BarLinkProps = { to: string | null | undefined; label: string; children: ReactNode };

function BarLink({ to, label, children }: BarLinkProps) {
	return to ? (
		<a href={to} tabIndex={-1} aria-label={label}>
			{children}
		</a>
	) : (
		<g>{children}</g>
	);
}

/** The level that is to be reached, with its words above it at the end. */
function GoalLine({ room, y, label }: { room: Room; y: number; label: string }) {
	return (
		<g>
			<line
				x1={room.left}
				x2={room.width - room.right}
				y1={px(y)}
				y2={px(y)}
				className="stroke-ink"
				strokeWidth={1.5}
				strokeDasharray="6 4"
			/>
			<text x={room.width - room.right} y={px(y) - 6} textAnchor="end" className="fill-ink text-xs">
				{label}
			</text>
		</g>
	);
}
