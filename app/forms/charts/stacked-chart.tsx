import { shortened } from "./axes";
import { lookOf } from "./look";
import { px } from "./scale";

type StackedChartProps = {
	label: string;
	/** A row for each: a row of a matrix, or a group. */
	rows: readonly { name: string; counts: readonly number[] }[];
	/** What the parts of a row are. */
	parts: readonly string[];
	/** A share as words, as "40 %". */
	sayShare: (share: number) => string;
	/** In what width it is drawn. */
	width?: number;
};

const NAMES = 240;
const ROW = 36;

/** Shares of a whole in rows, every row as long as the others; a part too small for its words has them in the table. */
export function StackedChart({ label, rows, parts, sayShare, width: whole = 960 }: StackedChartProps) {
	const height = rows.length * ROW + 8;
	return (
		<svg viewBox={`0 0 ${whole} ${height}`} role="img" aria-label={label} className="h-auto w-full">
			{rows.map(({ name, counts }, row) => {
				const sum = counts.reduce((total, count) => total + count, 0);
				const y = row * ROW + 6;
				let x = NAMES;
				return (
					<g key={name}>
						<text x={NAMES - 12} y={y + 16} textAnchor="end" className="fill-ink text-xs">
							{shortened(name, 34)}
						</text>
						{counts.map((count, part) => {
							const width = sum === 0 ? 0 : (count / sum) * (whole - NAMES - 8);
							const at = x;
							x += width;
							if (width === 0) return null;
							const words = sayShare(count / sum);
							return (
								<g key={parts[part]}>
									<rect
										x={px(at)}
										y={y}
										width={px(Math.max(0, width - 1.5))}
										height={24}
										rx={3}
										className={lookOf(part).fill}
									/>
									{width > 14 + words.length * 7 && (
										<text
											x={px(at + width / 2)}
											y={y + 16}
											textAnchor="middle"
											className="fill-sheet text-xs tabular-nums"
										>
											{words}
										</text>
									)}
								</g>
							);
						})}
					</g>
				);
			})}
		</svg>
	);
}
