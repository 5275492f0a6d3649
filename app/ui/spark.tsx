/** The last measurements as a small line; where one is missing it breaks. Decoration beside the word that says the same. */
export function Spark({
	values,
	stroke = "stroke-accent",
}: {
	values: readonly (number | null)[];
	/** The class of its colour. */
	stroke?: string;
}) {
	if (values.filter((value) => value !== null).length < 2) return null;
	const step = 64 / Math.max(1, values.length - 1);
	let path = "";
	let isDown = false;
	values.forEach((value, at) => {
		if (value !== null) path += `${isDown ? "L" : "M"}${4 + Math.round(at * step)} ${Math.round(28 - value * 24)}`;
		isDown = value !== null;
	});
	return (
		<svg viewBox="0 0 72 32" className="h-8 w-18 shrink-0" aria-hidden="true">
			<path d={path} fill="none" className={stroke} strokeWidth={2} strokeLinejoin="round" />
		</svg>
	);
}
