import type { Look, Mark } from "./look";
import { px } from "./scale";

type MarkerProps = { x: number; y: number; look: Look; isDanger?: boolean };

/** The sign of a series at a point; a point in a zone of warning is red, whatever the series. */
export function Marker({ x, y, look, isDanger = false }: MarkerProps) {
	const colour = isDanger ? "fill-danger stroke-danger" : `${look.fill} ${look.stroke}`;
	const hollow = `fill-sheet ${isDanger ? "stroke-danger" : look.stroke}`;
	const transform = `translate(${px(x)} ${px(y)})`;
	if (look.isHollow) return <path d={shapes[look.mark]} transform={transform} className={hollow} strokeWidth={1.75} />;
	return (
		<>
			<path d={shapes[look.mark]} transform={transform} className="fill-sheet stroke-sheet" strokeWidth={4} />
			<path
				d={shapes[look.mark]}
				transform={transform}
				className={colour}
				strokeWidth={look.mark === "cross" ? 2 : 0}
			/>
		</>
	);
}

const circle = "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z";
const shapes: Record<Mark, string> = {
	circle,
	ring: circle,
	square: "M-4.5 -4.5H4.5V4.5H-4.5Z",
	triangle: "M0 -5.5L5 4H-5Z",
	diamond: "M0 -6L6 0L0 6L-6 0Z",
	cross: "M-5 0H5M0 -5V5",
};
