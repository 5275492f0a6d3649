import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { libraryList } from "#app/forms/library/library.list";
import { librarySource } from "#app/forms/library/library-source.server";
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
import { ItemForms } from "../components/item-forms";
import { LibraryTable } from "../components/library-table";
import { ProvidedItems } from "../components/provided-items";
import { UndoIds } from "../forms-list.schema";
import { page, pageAction } from "../guard.server";
import { BulkItems, LibraryQuery, LockItem, RenameItem } from "../library.schema";
import { lock, removeItems, rename, seenItems, showLibrary, undoRemove } from "../library.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["formLibrary", "questionOffer", "lists", "people", "modules", "errors"],
	title: "formLibrary:title",
};

export const loader = page("front", LibraryQuery, showLibrary);
export const action = pageAction("front", {
	bulkRemove: handler(BulkItems, removeItems),
	undoRemove: handler(UndoIds, undoRemove),
	rename: handler(RenameItem, rename),
	lock: handler(LockItem, lock),
	...countHandler(librarySource as never, seenItems),
	...viewHandlers(libraryList),
});

export default function Library() {
	const { rows, list, staff, tenant, mayLock, mayOffer, provided } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation(["formLibrary", "questionOffer"]);
	const at = paths(tenant);
	const address = useListAddress(libraryList, list);
	const { state } = list;
	const selection = useSelection(rows.map(({ id }) => id));
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("title")}
					back={{ to: at.forms, label: t("back") }}
					actions={
						<LinkButton icon="copy" to={at.takeQuestions}>
							{t("questionOffer:title")}
						</LinkButton>
					}
				/>
				<ListTabs definition={libraryList} list={list} path={at.library} all={t("view.all")} label={t("view.label")} />
				<ListBar
					definition={libraryList}
					list={list}
					searchLabel={t("search")}
					options={{ owner: staff }}
					actions={<ViewActions definition={libraryList} list={list} answer={answer} />}
				/>
				<BulkFeedback answer={answer} />
				<ItemForms {...{ rows, mayLock, answer }} close={at.library} />
				{rows.length === 0 &&
					(state.q !== "" || state.filters.length > 0 ? (
						<NoHits clear={wholeList(list, at.library)} />
					) : (
						<EmptyState icon="library" title={t("none")}>
							{t("noneHelp")}
						</EmptyState>
					))}
			</div>
			<ListRegion>
				{rows.length > 0 && (
					<LibraryTable
						{...{ rows, tenant, address, selection, mayOffer, sort: state.sort }}
						shown={shownColumns(libraryList, state.columns)}
					/>
				)}
			</ListRegion>
			<ProvidedItems items={provided} tenant={tenant} />
			<ListFoot list={list} address={address} range={t("range", { count: rows.length })}>
				<BulkBar
					definition={libraryList}
					list={list}
					selection={selection}
					actions={[{ intent: "bulkRemove", label: t("remove"), icon: "trash-2", danger: true }]}
					answer={answer}
				/>
			</ListFoot>
		</div>
	);
}
