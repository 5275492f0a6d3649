/** Uploads that run at once, over the whole app: those of the queue, and what a picker sends beside it. */
export const AT_ONCE = 5;
/** Milliseconds from one look for a free slot to the next. */
const LOOK = 100;

let taken = 0;
let wanted = 0;

/** Slots that the queue may take; those that somebody waits for beside it are left to them. */
export const freeSlots = (): number => Math.max(0, AT_ONCE - taken - wanted);

/** Takes a slot; returns what frees it. */
export function takeSlot(): () => void {
	taken += 1;
	return () => {
		taken -= 1;
	};
}

/** Does something as soon as a slot is free. */
export async function inSlot<Result>(run: () => Promise<Result>): Promise<Result> {
	wanted += 1;
	while (taken >= AT_ONCE) await new Promise((resolve) => setTimeout(resolve, LOOK));
	wanted -= 1;
	const free = takeSlot();
	try {
		return await run();
	} finally {
		free();
	}
}
