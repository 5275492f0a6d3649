import { type Item, isSettled } from "./queue";

export type Totals = {
	count: number;
	waiting: number;
	uploading: number;
	uploaded: number;
	/** Failed for a reason that nobody chose, and of those the ones whose file has to be picked again. */
	failed: number;
	lost: number;
	/** Cancelled or skipped. */
	left: number;
	clashes: number;
	paused: number;
	/** Bytes of all that is meant to arrive. */
	size: number;
	sent: number;
};

/** The queue in numbers. */
export function totalsOf(items: readonly Item[]): Totals {
	const sums = { waiting: 0, uploading: 0, uploaded: 0, failed: 0, lost: 0, left: 0, clashes: 0, paused: 0 };
	let size = 0;
	let sent = 0;
	for (const item of items) {
		const isLeft = item.status !== "uploaded" && isSettled(item);
		if (isLeft) {
			sums.left += 1;
			continue;
		}
		sums[item.status] += 1;
		if (item.isLost) sums.lost += 1;
		if (item.clash) sums.clashes += 1;
		if (item.isPaused) sums.paused += 1;
		size += item.picked.size;
		sent += Math.min(item.sent, item.picked.size);
	}
	return { count: items.length, ...sums, size, sent };
}

/** How far all of it is, in whole per cent; never 100 before the last byte has arrived. */
export function percentOf({ size, sent, uploaded, failed, count, left }: Totals): number {
	if (count - left === uploaded + failed && failed === 0) return 100;
	return size === 0 ? 0 : Math.min(99, Math.floor((sent / size) * 100));
}
