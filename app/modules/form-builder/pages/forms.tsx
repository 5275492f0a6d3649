import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formList } from "#app/forms/lists/forms.list";
import { formSource } from "#app/forms/lists/forms-source.server";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListFoot } from "#app/lists/components/list-foot";
import { ListMore } from "#app/lists/components/list-more";
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
import { FormsTable } from "../components/forms-table";
import { useFormsBulk } from "../components/use-forms-bulk";
import { BulkFolder, BulkForms, FormId, FormsQuery, UndoIds } from "../forms-list.schema";
import {
	archiveChosen,
	closeChosen,
	duplicate,
	moveChosen,
	seenForms,
	showForms,
	trashChosen,
	undoArchive,
	undoTrash,
} from "../forms-list.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["formBuilder", "lists", "people", "modules", "errors"], title: "formBuilder:title" };

export const loader = page("front", FormsQuery, showForms);
export const action = pageAction("front", {
	duplicate: handler(FormId, duplicate),
	bulkArchive: handler(BulkForms, archiveChosen),
	undoArchive: handler(UndoIds, undoArchive),
	bulkClose: handler(BulkForms, closeChosen),
	bulkMove: handler(BulkFolder, moveChosen),
	bulkTrash: handler(BulkForms, trashChosen),
	undoTrash: handler(UndoIds, undoTrash),
	...countHandler(formSource as never, seenForms),
	...viewHandlers(formList),
});

export default function Forms() {
	const { rows, list, staff, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("formBuilder");
	const at = paths(tenant);
	const address = useListAddress(formList, list);
	const { state } = list;
	const selection = useSelection(rows.map(({ id }) => id));
	const bulk = useFormsBulk();
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("title")}
					actions={
						<>
							<ListMore
								trash={{ to: at.trash, label: t("trash.title") }}
								more={[{ kind: "link", icon: "library", label: t("library"), to: at.library }]}
							/>
							<LinkButton kind="quiet" icon="library" className="max-sm:hidden" to={at.library}>
								{t("library")}
							</LinkButton>
							<LinkButton kind="primary" icon="plus" to={at.newForm}>
								{t("new.button")}
							</LinkButton>
						</>
					}
				/>
				<ListTabs definition={formList} list={list} path={at.forms} all={t("view.all")} label={t("view.label")} />
				<ListBar
					definition={formList}
					list={list}
					searchLabel={t("search")}
					options={{ owner: staff }}
					actions={<ViewActions definition={formList} list={list} answer={answer} />}
				/>
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(state.q !== "" || state.filters.length > 0 ? (
						<NoHits clear={wholeList(list, at.forms)} />
					) : (
						<EmptyState icon="blocks" title={t("none")}>
							{t("noneHelp")}
						</EmptyState>
					))}
			</div>
			<ListRegion>
				{rows.length > 0 && (
					<FormsTable
						{...{ rows, tenant, address, selection, sort: state.sort }}
						shown={shownColumns(formList, state.columns)}
					/>
				)}
			</ListRegion>
			<ListFoot list={list} address={address} range={t("range", { count: rows.length })}>
				<BulkBar definition={formList} list={list} selection={selection} actions={bulk} answer={answer} />
			</ListFoot>
		</div>
	);
}
