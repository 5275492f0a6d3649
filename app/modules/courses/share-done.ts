/** How much of a course is done, from 0 to 1. Rounded down to per cent, so that all of it is said only of what is complete. */
export const shareDone = (done: number, all: number): number =>
	all === 0 ? 0 : Math.floor((100 * Math.min(done, all)) / all) / 100;
