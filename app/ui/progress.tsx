type ProgressProps = {
	value: number;
	max: number;
	/** What it counts, read out and shown: "3 of 8 files, 42%". */
	label: string;
	/** A short bar before the text, for a table cell. */
	inline?: boolean;
};

/** How far something has come: a bar 6 high with its words. */
export function Progress({ value, max, label, inline = false }: ProgressProps) {
	return (
		<div className={inline ? "flex items-center gap-2" : ""}>
			<progress value={value} max={max} aria-label={label} className={`progress ${inline ? "w-9" : "w-full"}`} />
			<span className={`text-13 text-ink-2 tabular-nums ${inline ? "" : "mt-1.5 block"}`} aria-hidden="true">
				{label}
			</span>
		</div>
	);
}
