import type { Tab } from "#app/ui/tabs";
import type { ListData, ListView } from "../list-data";

/** Saved views as tabs, those put first in front; `path` is the list's own. */
export function viewTabs(views: readonly ListView[], open: string | null, path: string): Tab[] {
	const first = views.filter(({ isPinned }) => isPinned);
	return [...first, ...views.filter(({ isPinned }) => !isPinned)].map(({ id, name, query }) => ({
		to: `${path}?view=${id}${query && `&${query}`}`,
		label: name,
		current: id === open,
	}));
}

/** The address of the whole list, also for whom the bare one opens with a view. */
export const wholeList = ({ opensWith }: ListData, path: string) => (opensWith ? `${path}?view=all` : path);
