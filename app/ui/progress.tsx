type ProgressProps = {
	value: number;
	max: number;
	/** What it counts, read out and shown: "3 of 8 files, 42 %". */
	label: string;
	/** A short bar before the text, for a table cell. */
	inline?: boolean;
	hideLabel?: boolean;
};

/** How far something has come: a bar 6 high with its words. */
export function Progress({ value, max, label, inline = false, hideLabel = false }: ProgressProps) {
	const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
	return (
		<div className={inline ? "flex items-center gap-2" : ""}>
			<div
				role="progressbar"
				aria-label={label}
				aria-valuemin={0}
				aria-valuemax={max}
				aria-valuenow={value}
				className={`progress h-1.5 overflow-hidden rounded-full bg-line-2 ${inline ? "w-9" : "w-full"}`}
			>
				<span className="block h-full rounded-full bg-accent" style={{ width: `${share}%` }} />
			</div>
			{!hideLabel && (
				<span className={`text-13 text-ink-2 tabular-nums ${inline ? "" : "mt-1.5 block"}`} aria-hidden="true">
					{label}
				</span>
			)}
		</div>
	);
}
