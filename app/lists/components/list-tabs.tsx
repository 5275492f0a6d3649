import { useTranslation } from "react-i18next";
import { type Tab, Tabs } from "#app/ui/tabs";
import type { ListDefinition } from "../definition";
import { COUNTED_MOST, type ListData } from "../list-data";
import { viewTabs, wholeList } from "./view-tabs";

type ListTabsProps = {
	definition: ListDefinition;
	list: ListData;
	/** The list's path. */
	path: string;
	/** The name of the list without a view. */
	all: string;
	/** Names the tabs for screen readers. */
	label: string;
	/** Other shapes or places of the list, after its views. */
	more?: readonly Tab[];
	/** How much there is in views that everybody has, by their keys, where the page knows it; nothing is not said. */
	counts?: Readonly<Record<string, number | string>>;
};

/** The views of a list that everybody has, as tabs; also for a page that shows the same records in another shape. */
export function useOwnViewTabs({ views = [] }: ListDefinition, path: string): (Tab & { key: string })[] {
	const { t } = useTranslation("lists");
	return views.map(({ key, label, query }) => ({ key, to: `${path}?view=${key}&${query}`, label: t(label) }));
}

/** The views of a list as tabs: the whole list, those that everybody has, and those that somebody saved. */
export function ListTabs({ definition, list, path, all, label, more = [], counts = {} }: ListTabsProps) {
	const { view } = list.state;
	const own = useOwnViewTabs(definition, path);
	const isKnown = own.some(({ key }) => key === view) || list.views.some(({ id }) => id === view);
	const isElsewhere = more.some(({ current }) => current);
	const tabs: Tab[] = [
		{ to: wholeList(list, path), label: all, current: !isKnown && !isElsewhere },
		...own.map(({ key, ...tab }) => ({ ...tab, count: counts[key] || undefined, current: key === view })),
		...viewTabs(list.views, view, path),
	];
	const count = list.count > COUNTED_MOST ? `${COUNTED_MOST}+` : list.count;
	const counted = tabs.map((tab) => (tab.current ? { ...tab, count } : tab));
	return <Tabs label={label} tabs={[...counted, ...more]} />;
}
