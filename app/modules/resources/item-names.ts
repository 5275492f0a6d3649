type Item = { model: string; handedOutAt: number | null };
type Named = { row: Item; resource: { name: string } | null };

/** Whether any unit of the model may still take its place. */
export const isOpenUnit = ({ model, handedOutAt }: Item) => model !== "" && handedOutAt === null;
/** Whether somebody has it. */
export const isOut = ({ handedOutAt, returnedAt }: { handedOutAt: number | null; returnedAt: number | null }) =>
	handedOutAt !== null && returnedAt === null;

/** What a booking is of: by name or, of units that are not handed out yet, by model and how many. */
export function itemNames(items: readonly Named[]): string[] {
	const counts = new Map<string, number>();
	for (const { row } of items) if (isOpenUnit(row)) counts.set(row.model, (counts.get(row.model) ?? 0) + 1);
	const named = items.flatMap(({ row, resource }) => (resource && !isOpenUnit(row) ? [resource.name] : []));
	return [...named, ...[...counts].map(([model, count]) => `${count} × ${model}`)];
}
