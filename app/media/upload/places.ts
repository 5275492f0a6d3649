/** Uploads that are on their way at once, over the whole app: those of the queue, and what a picker sends beside it. */
export const AT_ONCE = 5;
/** Milliseconds from one look for a free place to the next. */
const LOOK = 100;

let taken = 0;
let wanted = 0;

/** Places that the queue may take; those that somebody waits for beside it are left to them. */
export const freePlaces = (): number => Math.max(0, AT_ONCE - taken - wanted);

/** Takes a place; gives what frees it. */
export function takePlace(): () => void {
	taken += 1;
	return () => {
		taken -= 1;
	};
}

/** Does something as soon as there is a place for it. */
export async function inPlace<Result>(run: () => Promise<Result>): Promise<Result> {
	wanted += 1;
	while (taken >= AT_ONCE) await new Promise((resolve) => setTimeout(resolve, LOOK));
	wanted -= 1;
	const free = takePlace();
	try {
		return await run();
	} finally {
		free();
	}
}
