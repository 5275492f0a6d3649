import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { CrmFeedback } from "../components/crm-feedback";
import { CustomerBoard } from "../customers-list/components/customer-board";
import { useCustomerTabs } from "../customers-list/components/use-shape-tabs";
import { customerList } from "../customers-list/customers.list";
import { CustomersQuery } from "../customers-list/list.schema";
import { MoveCustomer } from "../customers-list/shapes/shapes.schema";
import { moveCustomer, showBoard } from "../customers-list/shapes/show-board.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmLists", "lists", "people", "errors"], title: "crmLists:shape.boardTitle" };

export const loader = page("customers", CustomersQuery, showBoard);
export const action = pageAction("customers", { move: handler(MoveCustomer, moveCustomer, { level: 20 }) });

export default function Board() {
	const { columns, list, today, writes, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("crmLists");
	const at = paths(tenant);
	const tabs = useCustomerTabs(tenant, "board");
	const types = columns.filter(({ value }) => value).map(({ value, label }) => ({ value, label }));
	const me = [{ value: "me", label: t("me") }];
	const options = { type: types, owner: me, collaborator: me };
	return (
		<div className="px-4 md:px-6">
			<PageHeader
				title={t("crm:customers.title")}
				actions={
					writes && (
						<LinkButton kind="primary" icon="plus" to={at.newCustomer}>
							{t("crm:customers.new")}
						</LinkButton>
					)
				}
			/>
			<Tabs label={t("view.label")} tabs={tabs} />
			<ListBar
				definition={customerList}
				list={list}
				searchLabel={t("crm:customers.search")}
				options={options}
				hasColumns={false}
			/>
			<CrmFeedback answer={answer} ns="crmLists" />
			<CustomerBoard columns={columns} today={today} tenant={tenant} writes={writes} />
		</div>
	);
}
