import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
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
import { writeState } from "#app/lists/state";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { PageHeader } from "#app/ui/page-header";
import { listChosen, undoList } from "../customers-list/bulk/lists.server";
import { assign, fieldHandlers, setChosen } from "../customers-list/bulk/set-field.server";
import { tagChosen, undoTag } from "../customers-list/bulk/tags.server";
import { CustomersTable } from "../customers-list/components/customers-table";
import { useCustomerBulk } from "../customers-list/components/use-customer-bulk";
import { useShapeTabs } from "../customers-list/components/use-shape-tabs";
import { customerList } from "../customers-list/customers.list";
import { customerSource, seenCustomers } from "../customers-list/customers.source.server";
import {
	BulkAssign,
	BulkList,
	BulkSet,
	BulkTag,
	CustomerCell,
	CustomersQuery,
	UndoList,
	UndoTag,
} from "../customers-list/list.schema";
import { saveCell } from "../customers-list/save-cell.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { showCustomers } from "../show-customers.server";
import { customerTrash } from "../trash/trash.server";

export const handle = {
	i18n: ["crm", "crmLists", "crmClean", "lists", "people", "modules", "errors"],
	title: "crm:customers.title",
};

const write = { level: 20 };

export const loader = page("customers", CustomersQuery, showCustomers);
export const action = pageAction("customers", {
	saveField: handler(CustomerCell, saveCell, write),
	bulkAssign: handler(BulkAssign, assign, write),
	bulkSet: handler(BulkSet, setChosen, write),
	...fieldHandlers,
	bulkTag: handler(BulkTag, tagChosen, write),
	undoTag: handler(UndoTag, undoTag, write),
	bulkList: handler(BulkList, listChosen, write),
	undoList: handler(UndoList, undoList, write),
	...customerTrash.handlers,
	...countHandler(customerSource as never, seenCustomers),
	...viewHandlers(customerList),
});

export default function Customers() {
	const { rows, list, choices, today, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crm");
	const { t: words } = useTranslation("crmLists");
	const at = paths(tenant);
	const shapes = useShapeTabs(tenant);
	const address = useListAddress(customerList, list);
	const { state } = list;
	const selection = useSelection(rows.map(({ id }) => id));
	const bulk = useCustomerBulk(tenant, choices.type, choices.list);
	const staff = [{ value: "me", label: words("me") }, ...choices.owner];
	const options = { ...choices, owner: staff, collaborator: staff };
	const isFiltered = state.q !== "" || state.filters.length > 0;
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("customers.title")}
					actions={
						writes && (
							<>
								<ListMore
									importTo={at.importCustomers}
									trash={{ to: at.trashedCustomers, label: words("trash.customers") }}
									more={[
										{
											kind: "link",
											icon: "list-checks",
											label: t("customers.workThrough"),
											to: `${at.next}?${writeState(customerList, state)}`,
										},
										{ kind: "link", icon: "list", label: words("list.title"), to: at.customerLists },
										{ kind: "link", icon: "copy", label: t("crmClean:duplicates.open"), to: at.duplicates },
									]}
								/>
								<LinkButton kind="primary" icon="plus" to={at.newCustomer}>
									{t("customers.new")}
								</LinkButton>
							</>
						)
					}
				/>
				<ListTabs
					definition={customerList}
					list={list}
					path={at.customers}
					all={words("view.all")}
					label={words("view.label")}
					more={shapes}
				/>
				<ListBar
					definition={customerList}
					list={list}
					searchLabel={t("customers.search")}
					options={options}
					exportTo={`${at.customers}/export`}
					actions={<ViewActions definition={customerList} list={list} answer={answer} />}
				/>
				<BulkFeedback answer={answer} />
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={wholeList(list, at.customers)} />
					) : (
						<EmptyState icon="building-2" title={t("customers.none")}>
							{t("customers.noneHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<ListRegion>
					<CustomersTable
						rows={rows}
						types={choices.type}
						tenant={tenant}
						today={today}
						writes={writes}
						sort={state.sort}
						address={address}
						shown={shownColumns(customerList, state.columns)}
						selection={writes ? selection : undefined}
					/>
				</ListRegion>
			)}
			<ListFoot
				list={list}
				address={address}
				range={t("range", { count: rows.length })}
				withSizes={selection.ids.size === 0}
			>
				{writes && (
					<BulkBar definition={customerList} list={list} selection={selection} actions={bulk} answer={answer} />
				)}
			</ListFoot>
		</div>
	);
}
