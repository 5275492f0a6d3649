import { shortened } from "./axes";
import type { Line } from "./line-chart";
import { Marker } from "./marker";
import { px, ticks } from "./scale";

type RadarChartProps = { label: string; names: readonly string[]; lines: readonly Line[]; min: number; max: number };

const SIZE = 380;
/** Small enough for a name of sixteen letters at either side. */
const RADIUS = 92;
const MIDDLE = SIZE / 2;
const NAMES = 1.16;
const HALF_HEIGHT = RADIUS * NAMES + 16;

/** Several areas around a middle, so that a shape shows; from three areas on. What is not answered has no point. */
export function RadarChart({ label, names, lines, min, max }: RadarChartProps) {
	const at = (place: number, share: number) => {
		const angle = (place / names.length) * 2 * Math.PI - Math.PI / 2;
		return { x: MIDDLE + Math.cos(angle) * RADIUS * share, y: MIDDLE + Math.sin(angle) * RADIUS * share };
	};
	const share = (value: number) => (max === min ? 0 : (Math.min(max, Math.max(min, value)) - min) / (max - min));
	const ring = (size: number) =>
		`M${names
			.map((_, place) => at(place, size))
			.map(({ x, y }) => `${px(x)} ${px(y)}`)
			.join("L")}Z`;
	return (
		<svg
			viewBox={`0 ${px(MIDDLE - HALF_HEIGHT)} ${SIZE} ${px(2 * HALF_HEIGHT)}`}
			role="img"
			aria-label={label}
			className="mx-auto h-auto w-full max-w-105"
		>
			{ticks(min, max, 4).map((value) => (
				<path key={value} d={ring(share(value))} fill="none" className="stroke-line" strokeWidth={1} />
			))}
			{names.map((name, place) => {
				const end = at(place, 1);
				const { x, y } = at(place, NAMES);
				const anchor = Math.abs(x - MIDDLE) < 8 ? "middle" : x < MIDDLE ? "end" : "start";
				return (
					<g key={name}>
						<line x1={MIDDLE} y1={MIDDLE} x2={px(end.x)} y2={px(end.y)} className="stroke-line" strokeWidth={1} />
						<text x={px(x)} y={px(y) + 4} textAnchor={anchor} className="fill-ink-2 text-xs">
							{shortened(name, 16)}
						</text>
					</g>
				);
			})}
			{lines.map(({ name, look, values }) => {
				const points = values.flatMap((value, place) => (value === null ? [] : [at(place, share(value))]));
				const path = points.map(({ x, y }) => `${px(x)} ${px(y)}`).join("L");
				return (
					<g key={name}>
						{points.length > 1 && (
							<path
								d={`M${path}${points.length === names.length ? "Z" : ""}`}
								fill="none"
								className={look.stroke}
								strokeWidth={look.width}
								strokeDasharray={look.dash}
							/>
						)}
						{points.map(({ x, y }) => (
							<Marker key={`${px(x)} ${px(y)}`} x={x} y={y} look={look} />
						))}
					</g>
				);
			})}
		</svg>
	);
}
