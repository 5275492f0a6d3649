/** A list of ids with one of them a place further up or down; the same where it cannot go there. */
export function movedBy(ids: readonly string[], id: string, way: "up" | "down"): string[] {
	const from = ids.indexOf(id);
	const to = from + (way === "up" ? -1 : 1);
	const moved = [...ids];
	const other = moved[to];
	if (from < 0 || other === undefined) return moved;
	moved[to] = id;
	moved[from] = other;
	return moved;
}
