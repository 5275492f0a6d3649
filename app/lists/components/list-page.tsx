import type { ReactNode } from "react";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import type { IconName } from "#app/ui/icon-names";
import { PageHeader } from "#app/ui/page-header";
import type { Tab } from "#app/ui/tabs";
import { type ListDefinition, shownColumns } from "../definition";
import type { ListData } from "../list-data";
import { BulkBar } from "./bulk-bar";
import { BulkFeedback } from "./bulk-feedback";
import { ListBar } from "./list-bar";
import { ListFoot } from "./list-foot";
import { ListRegion } from "./list-region";
import type { Listing } from "./list-table";
import { ListTabs } from "./list-tabs";
import { ViewActions } from "./save-view";
import { useListAddress } from "./use-list-address";
import { useSelection } from "./use-selection";
import { wholeList } from "./view-tabs";

type ListPageProps<Row extends { id: string }> = {
	definition: ListDefinition;
	list: ListData;
	/** Nothing where the list has another shape now, as a board: `above` shows it. */
	rows: readonly Row[] | null;
	/** The list's path. */
	path: string;
	/** What the action has answered. */
	answer: unknown;
	title: string;
	/** The page that the list lies under. */
	back?: { to: string; label: string };
	/** What can be done from its head. */
	actions?: ReactNode;
	/** What names the views for a screen reader, and the one of everything; without it there are no tabs. */
	tabs?: { label: string; all: string; more?: readonly Tab[]; counts?: Readonly<Record<string, number | string>> };
	/** The search field, and what else the bar has. */
	bar: Omit<Parameters<typeof ListBar>[0], "definition" | "list">;
	/** Between the bar and the rows. */
	above?: ReactNode;
	/** Nothing there at all: said in place of rows. */
	empty: { icon: IconName; title: string; help?: ReactNode; action?: ReactNode };
	/** How many rows the page has, in words. */
	range: string;
	/** What is done with the chosen rows; nothing for who only reads. */
	bulk?: Parameters<typeof BulkBar>[0]["actions"];
	/** The foot stands after the rows, not over the last of them. */
	isFootBelow?: boolean;
	children: (listing: Listing<Row>) => ReactNode;
};

/** The page of a list: head, views, bar, rows or what is said in their place, and foot. */
export function ListPage<Row extends { id: string }>({
	definition,
	list,
	rows,
	path,
	answer,
	title,
	back,
	actions,
	tabs,
	bar,
	above,
	empty,
	range,
	bulk,
	isFootBelow = false,
	children,
}: ListPageProps<Row>) {
	const address = useListAddress(definition, list);
	const selection = useSelection((rows ?? []).map(({ id }) => id));
	const { state } = list;
	const isOwnView = definition.views?.some(({ key }) => key === state.view);
	const isFiltered = state.q !== "" || (state.filters.length > 0 && !isOwnView);
	return (
		<>
			<div className="px-4 md:px-6">
				<PageHeader title={title} back={back} actions={actions} />
				{tabs && <ListTabs definition={definition} list={list} path={path} {...tabs} />}
				<ListBar
					definition={definition}
					list={list}
					{...bar}
					actions={
						<>
							{bar.actions}
							<ViewActions definition={definition} list={list} answer={answer} />
						</>
					}
				/>
				<BulkFeedback answer={answer} />
				{above}
				{rows?.length === 0 &&
					(isFiltered ? (
						<NoHits clear={wholeList(list, path)} />
					) : (
						<EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
							{empty.help}
						</EmptyState>
					))}
			</div>
			{rows && rows.length > 0 && (
				<ListRegion>
					{children({
						...{ rows, address, sort: state.sort, shown: shownColumns(definition, state.columns) },
						selection: bulk ? selection : undefined,
					})}
				</ListRegion>
			)}
			{rows && (
				<div className={isFootBelow ? "*:static" : "contents"}>
					<ListFoot list={list} address={address} range={range} withSizes={selection.ids.size === 0}>
						{bulk && (
							<BulkBar definition={definition} list={list} selection={selection} actions={bulk} answer={answer} />
						)}
					</ListFoot>
				</div>
			)}
		</>
	);
}
