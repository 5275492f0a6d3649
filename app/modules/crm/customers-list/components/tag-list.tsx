/** Tags that a row names before "+ n". */
const NAMED = 2;

export function TagList({ tags }: { tags: readonly string[] }) {
	const more = tags.length - NAMED;
	return (
		<span title={tags.join(", ")}>
			{tags.slice(0, NAMED).join(", ")}
			{more > 0 && <span className="text-ink-3"> +{more}</span>}
		</span>
	);
}
