import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import type { ListFinders, ListOptions } from "#app/lists/components/use-filter-words";
import type { ListData } from "#app/lists/list-data";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Notice } from "#app/ui/notice";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { paths } from "../paths";
import { placementList } from "../placements/placements.list";
import { type Shape, useOverviewTabs } from "./use-overview-tabs";

type ShapePageProps = {
	shape: Shape;
	view: {
		list: ListData;
		items: readonly unknown[];
		hasMore: boolean;
		options: ListOptions;
		finders: ListFinders;
		writes: boolean;
		tenant: string;
	};
	children: ReactNode;
};

/** The frame of the placements in another shape than the table: the same search, the same filters. */
export function ShapePage({ shape, view, children }: ShapePageProps) {
	const { t } = useTranslation("verdalPlacements");
	const { list, items, hasMore, options, finders, writes, tenant } = view;
	const at = paths(tenant);
	const tabs = useOverviewTabs(tenant, shape);
	const isFiltered = list.state.q !== "" || list.state.filters.length > 0;
	return (
		<div className="px-4 pb-12 md:px-6">
			<PageHeader
				title={t("overview.title")}
				actions={
					writes && (
						<LinkButton kind="primary" icon="plus" to={at.newPlacement()}>
							{t("new.title")}
						</LinkButton>
					)
				}
			/>
			<Tabs label={t("view.label")} tabs={tabs} />
			<ListBar
				definition={placementList}
				list={list}
				searchLabel={t("list.search")}
				options={{ ...options, advisor: [{ value: "me", label: t("me") }, ...(options.advisor ?? [])] }}
				finders={finders}
				hasColumns={false}
			/>
			{items.length === 0 && !isFiltered ? (
				<EmptyState icon="clipboard-list" title={t("none.title")}>
					{t(writes ? "none.help" : "none.own")}
				</EmptyState>
			) : (
				children
			)}
			{hasMore && (
				<div className="mt-4">
					<Notice>{t("overview.hasMore", { count: items.length })}</Notice>
				</div>
			)}
		</div>
	);
}
