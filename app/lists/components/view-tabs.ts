import type { Tab } from "#app/ui/tabs";
import type { ListView } from "../list-data";

/** Saved views as tabs, those put first in front; `path` is the list's own. */
export function viewTabs(views: readonly ListView[], open: string | null, path: string): Tab[] {
	const first = views.filter(({ isPinned }) => isPinned);
	return [...first, ...views.filter(({ isPinned }) => !isPinned)].map(({ id, name, query }) => ({
		to: `${path}?view=${id}${query && `&${query}`}`,
		label: name,
		current: id === open,
	}));
}
