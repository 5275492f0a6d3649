import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListRegion } from "#app/lists/components/list-region";
import { ListTabs } from "#app/lists/components/list-tabs";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { trashChosen, undoTrash } from "../work-list/bulk-work.server";
import { WorkTable } from "../work-list/components/work-table";
import { BulkTrash, UndoTrash, WorkQuery } from "../work-list/list.schema";
import { showWork } from "../work-list/show-work.server";
import { everybodysColumns, workList } from "../work-list/work.list";
import { ownWork, workSource } from "../work-list/work.source.server";

export const handle = { i18n: ["newsWork", "news", "lists", "people", "modules", "errors"], title: "news:work" };

export const loader = page("work", WorkQuery, showWork);
export const action = pageAction("work", {
	bulkTrash: handler(BulkTrash, trashChosen),
	undoTrash: handler(UndoTrash, undoTrash),
	...countHandler(workSource as never, ownWork),
	...viewHandlers(workList),
});

export default function Work() {
	const { rows, list, categories, authors, all, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("newsWork");
	const { t: news } = useTranslation("news");
	const at = paths(tenant);
	const address = useListAddress(workList, list);
	const { state } = list;
	const isView = workList.views?.some(({ key }) => key === state.view);
	const isFiltered = state.q !== "" || (state.filters.length > 0 && !isView);
	const selection = useSelection(rows.map(({ id }) => id));
	const hidden = all ? [] : everybodysColumns;
	const shown = shownColumns(workList, state.columns).filter((key) => !hidden.includes(key));
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					back={{ to: at.list, label: news("title") }}
					title={news("work")}
					actions={
						<>
							<LinkButton kind="quiet" icon="trash-2" to={at.trash}>
								{news("trash.title")}
							</LinkButton>
							<LinkButton kind="primary" icon="plus" to={at.create}>
								{news("new")}
							</LinkButton>
						</>
					}
				/>
				<ListTabs definition={workList} list={list} path={at.work} all={t("view.all")} label={t("view.label")} />
				<ListBar
					definition={workList}
					list={list}
					searchLabel={t("search")}
					options={{ category: categories, author: [{ value: "me", label: t("me") }, ...authors] }}
					without={hidden}
					exportTo={`${at.work}/export`}
					actions={<ViewActions definition={workList} list={list} answer={answer} />}
				/>
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={wholeList(list, at.work)} />
					) : (
						<EmptyState
							icon="newspaper"
							title={news("noWork")}
							action={
								<LinkButton icon="plus" to={at.create}>
									{news("new")}
								</LinkButton>
							}
						>
							{news("noWorkHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<ListRegion>
					<WorkTable {...{ rows, tenant, address, shown, selection, sort: state.sort }} />
				</ListRegion>
			)}
			<ListFoot
				list={list}
				address={address}
				range={t("range", { count: rows.length })}
				withSizes={selection.ids.size === 0}
			>
				<BulkBar
					definition={workList}
					list={list}
					selection={selection}
					actions={[{ intent: "bulkTrash", label: t("toTrash"), icon: "trash-2", danger: true }]}
					answer={answer}
				/>
			</ListFoot>
		</div>
	);
}
