/** A number that fewer people than this stand behind is not given. */
export const LEAST = 5;

/** Whether a group that was left by filters may be shown: neither it nor the rest is small, as the rest follows by subtraction. */
export function mayShow(group: number, all: number, least = LEAST): boolean {
	if (group < least) return false;
	return group === all || all - group >= least;
}

/**
 * Which of several groups of one whole are hidden: the small ones, and where what is hidden would together be small, or a single
 * one, the next smallest too, because the whole is known. Empty groups tell nobody and are shown. `already`: hidden for another reason.
 */
export function hiddenGroups(sizes: readonly number[], least = LEAST, already: readonly boolean[] = []): boolean[] {
	const hidden = sizes.map((size, at) => already[at] === true || (size > 0 && size < least));
	const isTold = () => {
		const sum = sizes.reduce((total, size, at) => total + (hidden[at] ? size : 0), 0);
		const number = hidden.filter(Boolean).length;
		return number > 0 && (number === 1 || sum < least);
	};
	while (isTold()) {
		const next = sizes.reduce(
			(best, size, at) => (size > 0 && !hidden[at] && (best === -1 || size < (sizes[best] ?? 0)) ? at : best),
			-1,
		);
		if (next === -1) break;
		hidden[next] = true;
	}
	return hidden;
}
