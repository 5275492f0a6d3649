import { type Item, isSettled } from "./queue";

/**
 * The items of a page that was closed, as the next one tells of them: what has arrived stays so, what was decided is left
 * out, and everything else has not arrived, because the page was closed, and needs its file again.
 */
export function afterReload(items: readonly Item[]): Item[] {
	return items.flatMap((item) => {
		if (item.status === "uploaded") return [item];
		if (isSettled(item)) return [];
		const why = item.status === "failed" && item.why !== null ? item.why : "closed";
		return [
			{
				...item,
				...{ status: "failed" as const, uploading: false, uploaded: true, isPaused: false, clash: null },
				...{ why, detail: why === "closed" ? null : item.detail, isLost: true, sent: item.kept },
			},
		];
	});
}

/** The missing ones by where they were to go, to be compared with what lies there. */
export function missingByTarget(items: readonly Item[]): Item[][] {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		if (!item.isLost) continue;
		const place = `${item.target.tenantId}:${item.target.folder}`;
		groups.set(place, [...(groups.get(place) ?? []), item]);
	}
	return [...groups.values()];
}

/** Which of the files that were picked again are the missing ones, and how many are none of them. */
export function matchAgain<Given extends { file: { name: string; size: number; lastModified: number } }>(
	items: readonly Item[],
	given: readonly Given[],
): { found: { id: number; given: Given }[]; strangers: number } {
	const nameOf = ({ name, size, lastModified }: { name: string; size: number; lastModified: number }) =>
		[name, size, lastModified].join("\n");
	const lost = new Map<string, number[]>();
	for (const { id, picked, isLost } of items)
		if (isLost) lost.set(nameOf(picked), [...(lost.get(nameOf(picked)) ?? []), id]);
	const found = given.flatMap((one) => {
		const id = lost.get(nameOf(one.file))?.shift();
		return id === undefined ? [] : [{ id, given: one }];
	});
	return { found, strangers: given.length - found.length };
}
