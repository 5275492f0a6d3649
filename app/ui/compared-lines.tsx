type Props = {
	lines: readonly { in: "both" | "before" | "after"; line: string }[];
	language: string;
	/** What is said where nothing differs, and of a line that only one of the two has. */
	words: { same: string; removed: string; added: string };
};

/** Two texts in one list: what only one of them has is struck out or underlined, and read out so. */
export function ComparedLines({ lines, language, words }: Props) {
	if (lines.every((line) => line.in === "both")) return <p className="w-full text-sm">{words.same}</p>;
	return (
		<ul className="w-full text-sm" lang={language}>
			{lines.map(({ in: where, line }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and are never moved
				<li key={index} className="border-l-2 border-line py-0.5 pl-3">
					{where === "before" && (
						<del className="text-danger-ink">
							<span className="sr-only">{words.removed}: </span>
							{line}
						</del>
					)}
					{where === "after" && (
						<ins className="text-success-ink">
							<span className="sr-only">{words.added}: </span>
							{line}
						</ins>
					)}
					{where === "both" && line}
				</li>
			))}
		</ul>
	);
}
