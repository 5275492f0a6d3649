import { place, px } from "./scale";

/** The room of a drawing: what is left for the values between the edges. */
export type Room = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** Numbers at the left, each with a thin line over the whole room. */
export function LevelLines({
	room,
	min,
	max,
	at,
	say,
}: {
	room: Room;
	min: number;
	max: number;
	at: number[];
	say: (value: number) => string;
}) {
	return (
		<g>
			{at.map((value) => {
				const y = px(place(value, min, max, room.height - room.bottom, room.top));
				return (
					<g key={value}>
						<line x1={room.left} x2={room.width - room.right} y1={y} y2={y} className="stroke-line" strokeWidth={1} />
						<text x={room.left - 10} y={y + 4} textAnchor="end" className="fill-ink-3 text-xs tabular-nums">
							{say(value)}
						</text>
					</g>
				);
			})}
		</g>
	);
}

/** What a day needs under its place, written out in the longest language. */
const DAY_WIDTH = 84;

/** The words under the room, one at each place; of many only as many as have room. */
export function PlaceNames({
	room,
	names,
	xOf,
}: {
	room: Room;
	names: readonly string[];
	xOf: (at: number) => number;
}) {
	const every = Math.max(1, Math.ceil((names.length * DAY_WIDTH) / (room.width - room.left - room.right)));
	const most = Math.max(4, Math.floor((room.width - room.left - room.right) / Math.max(1, names.length / every) / 7));
	return (
		<g>
			{names.map((name, at) => {
				const x = px(xOf(at));
				// Two places may have one name, as two measurements of a day, but not one place.
				return at % every === 0 ? (
					<text key={x} x={x} y={room.height - room.bottom + 22} textAnchor="middle" className="fill-ink-2 text-xs">
						{shortened(name, most)}
					</text>
				) : null;
			})}
		</g>
	);
}

/** A name that fits; the table under the chart has it whole. */
export const shortened = (name: string, most: number) =>
	name.length > most ? `${name.slice(0, most - 1).trim()}…` : name;
