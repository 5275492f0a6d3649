import { useState } from "react";

/** The rows of a list that are ticked, and whether instead all that its filters leave are meant. */
export type Selection = {
	/** The id of the form that the boxes belong to. */
	form: string;
	ids: ReadonlySet<string>;
	/** All that fit, on other pages too. */
	isMatching: boolean;
	isPage: boolean;
	/** Ticks a row or takes the tick away; with `isRange` the rows from the last one pressed too. */
	toggle: (id: string, isRange: boolean) => void;
	togglePage: () => void;
	selectMatching: () => void;
	clear: () => void;
};

/** Which of a page's rows are ticked; another page begins anew. */
export function useSelection(page: readonly string[], form = "list-chosen"): Selection {
	const key = page.join();
	const [state, setState] = useState({ key, ids: new Set<string>(), isMatching: false, last: "" });
	const { ids, isMatching, last } = state.key === key ? state : { ids: new Set<string>(), isMatching: false, last: "" };
	const set = (next: Set<string>, from = "", matching = false) =>
		setState({ key, ids: next, isMatching: matching, last: from });
	const isPage = page.length > 0 && ids.size === page.length;
	return {
		...{ form, ids, isMatching, isPage },
		toggle: (id, isRange) => {
			const next = new Set(ids);
			const ticks = !ids.has(id);
			for (const one of isRange ? between(page, last, id) : [id])
				if (ticks) next.add(one);
				else next.delete(one);
			set(next, id);
		},
		togglePage: () => set(isPage ? new Set() : new Set(page)),
		selectMatching: () => set(new Set(page), "", true),
		clear: () => set(new Set()),
	};
}

/** The rows from one to another, in the page's order, both counted; only the second where the first is not there. */
export function between(page: readonly string[], from: string, to: string): readonly string[] {
	const [start, end] = [page.indexOf(from), page.indexOf(to)];
	if (start < 0) return [to];
	return page.slice(Math.min(start, end), Math.max(start, end) + 1);
}
