const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

/** How far something has come, as a ring with the number in it. */
export function ProgressRing({ percent, label }: { percent: number; label: string }) {
	return (
		<svg viewBox="0 0 64 64" width="64" height="64" role="img" aria-label={label} className="shrink-0">
			<circle cx="32" cy="32" r={RADIUS} fill="none" strokeWidth="6" className="stroke-line" />
			<circle
				cx="32"
				cy="32"
				r={RADIUS}
				fill="none"
				strokeWidth="6"
				strokeDasharray={`${(ROUND * percent) / 100} ${ROUND}`}
				transform="rotate(-90 32 32)"
				className="stroke-accent"
			/>
			<text x="32" y="37" textAnchor="middle" fontSize="15" fontWeight="600" className="fill-ink">
				{percent}%
			</text>
		</svg>
	);
}
