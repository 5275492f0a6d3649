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

/** The views of a list as tabs: the whole list, those that everybody has, and those that somebody saved. */
export function ListTabs({ definition, list, path, all, label, more = [], counts = {} }: ListTabsProps) {
	const { t } = useTranslation("lists");
	const { view } = list.state;
	const own = definition.views ?? [];
	const isKnown = own.some(({ key }) => key === view) || list.views.some(({ id }) => id === view);
	const isElsewhere = more.some(({ current }) => current);
	const tabs: Tab[] = [
		{ to: wholeList(list, path), label: all, current: !isKnown && !isElsewhere },
		...own.map(({ key, label: name, query }) => ({
			to: `${path}?view=${key}&${query}`,
			label: t(name),
			count: counts[key] || undefined,
			current: key === view,
		})),
		...viewTabs(list.views, view, path),
	];
	const count = list.count > COUNTED_MOST ? `${COUNTED_MOST}+` : list.count;
	const counted = tabs.map((tab) => (tab.current ? { ...tab, count } : tab));
	return <Tabs label={label} tabs={[...counted, ...more]} />;
}
