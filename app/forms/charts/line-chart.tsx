import { LevelLines, PlaceNames, type Room } from "./axes";
import type { Look } from "./look";
import { Marker } from "./marker";
import { pathOf, place, px, ticks } from "./scale";

export type Line = {
	name: string;
	look: Look;
	/** One for each place; null: not answered, which is a gap. */
	values: readonly (number | null)[];
};
/** A part of the scale with a word in it, such as "low". */
export type Zone = { from: number; to: number; label: string };
/** Something that happened at a place. */
export type Event = { at: number; label: string };

type LineChartProps = {
	/** Says what is drawn, for those who do not see it; the numbers stand in the table. */
	label: string;
	names: readonly string[];
	lines: readonly Line[];
	/** The ends of the scale, which the axis always shows. */
	min: number;
	max: number;
	zone?: Zone;
	/** About the last line: how far a change must go to be more than noise. */
	band?: { value: number; half: number };
	events?: readonly Event[];
	say: (value: number) => string;
	/** In what width it is drawn: less where it stands beside something, so that its words stay large enough. */
	width?: number;
};

const whole: Room = { width: 960, height: 280, left: 44, right: 12, top: 16, bottom: 40 };

/** Values over places or time. The axis is the scale's own, so that a small change never looks large. */
export function LineChart({ label, names, lines, min, max, zone, band, events = [], say, width }: LineChartProps) {
	const room = width === undefined ? whole : { ...whole, width };
	const inner = room.width - room.left - room.right;
	const xOf = (at: number) => room.left + (inner * (at + 0.5)) / Math.max(1, names.length);
	const yOf = (value: number) =>
		place(Math.min(max, Math.max(min, value)), min, max, room.height - room.bottom, room.top);
	const isIn = (value: number) => zone !== undefined && value >= zone.from && value <= zone.to;
	const last = lines.length - 1;
	return (
		<svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={label} className="h-auto w-full">
			{zone && <Strip room={room} from={yOf(zone.to)} to={yOf(zone.from)} label={zone.label} />}
			{band && (
				<rect
					x={room.left}
					width={inner}
					y={px(yOf(band.value + band.half))}
					height={px(yOf(band.value - band.half) - yOf(band.value + band.half))}
					className="fill-accent-soft"
				/>
			)}
			<LevelLines room={room} min={min} max={max} at={ticks(min, max)} say={say} />
			<PlaceNames room={room} names={names} xOf={xOf} />
			{events.map((event) => (
				<g key={`${event.at}:${event.label}`}>
					<line
						x1={px(xOf(event.at))}
						x2={px(xOf(event.at))}
						y1={room.top}
						y2={room.height - room.bottom}
						className="stroke-ink-3"
						strokeDasharray="3 3"
					/>
					<text x={px(xOf(event.at)) + 4} y={room.top + 10} className="fill-ink-2 text-xs">
						{event.label}
					</text>
				</g>
			))}
			{lines.map(({ name, look, values }, number) => {
				const points = values.map((value, at) => (value === null ? null : { x: xOf(at), y: yOf(value), value }));
				return (
					<g key={name}>
						<path
							d={pathOf(points)}
							fill="none"
							className={look.stroke}
							strokeWidth={look.width}
							strokeDasharray={look.dash}
							strokeLinejoin="round"
						/>
						{points.map(
							(point) =>
								point && (
									<Marker
										key={point.x}
										x={point.x}
										y={point.y}
										look={look}
										isDanger={number === last && isIn(point.value)}
									/>
								),
						)}
						{number === last &&
							points.map(
								(point) =>
									point && isIn(point.value) && <Tag key={point.x} x={point.x} y={point.y} text={say(point.value)} />,
							)}
					</g>
				);
			})}
		</svg>
	);
}

function Strip({ room, from, to, label }: { room: Room; from: number; to: number; label: string }) {
	const inner = room.width - room.left - room.right;
	return (
		<g>
			<rect
				x={room.left}
				width={inner}
				y={px(from)}
				height={px(Math.max(0, to - from))}
				className="fill-danger"
				opacity={0.08}
			/>
			<text x={room.width - room.right - 8} y={px(to) - 8} textAnchor="end" className="fill-danger-ink text-xs">
				{label}
			</text>
		</g>
	);
}

/** A number in a box under its point, or over it where there is no room below. */
function Tag({ x, y, text }: { x: number; y: number; text: string }) {
	const width = 14 + text.length * 7;
	const top = y + 32 > whole.height - whole.bottom ? y - 28 : y + 9;
	return (
		<g>
			<rect x={px(x - width / 2)} y={px(top)} width={width} height={19} rx={5} className="fill-danger" />
			<text
				x={px(x)}
				y={px(top + 14)}
				textAnchor="middle"
				className="fill-on-danger text-xs font-semibold tabular-nums"
			>
				{text}
			</text>
		</g>
	);
}
