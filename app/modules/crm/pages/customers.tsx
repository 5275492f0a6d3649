import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Tile } from "#app/ui/avatar";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar } from "#app/ui/filter-bar";
import { PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table, TableFoot } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { CustomersQuery } from "../customers.schema";
import { page } from "../guard.server";
import { places } from "../places";
import { showCustomers } from "../show-customers.server";

export const handle = { i18n: ["crm", "crmClean", "errors"], title: "crm:customers.title" };

export const loader = page("customers", CustomersQuery, showCustomers);

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

export default function Customers() {
	const { rows, next, previous, q, writes, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crm");
	const at = places(tenant);
	const columns: Column<Row>[] = [
		{
			key: "name",
			header: t("customer.name"),
			phone: "title",
			cell: (row) => (
				<RowLink to={at.customer(row.guid)} lead={<Tile name={row.name} size={24} />}>
					{row.name}
				</RowLink>
			),
		},
		{ key: "type", header: t("customer.contactType"), cell: (row) => row.contactType },
		{ key: "municipality", header: t("customer.municipality"), cell: (row) => row.municipality },
		{ key: "owner", header: t("customer.owner"), cell: (row) => row.ownerName },
		{
			key: "activity",
			header: t("customer.lastActivity"),
			cell: (row) => row.lastActivityAt && <Time at={row.lastActivityAt} />,
		},
	];
	const add = writes && (
		<>
			<LinkButton icon="copy" to={at.duplicates}>
				{t("crmClean:duplicates.open")}
			</LinkButton>
			<LinkButton kind="primary" icon="plus" to={at.newCustomer}>
				{t("customers.new")}
			</LinkButton>
		</>
	);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<PageHeader title={t("customers.title")} actions={add} />
				<FilterBar searchLabel={t("customers.search")} query={q} />
				{rows.length === 0 &&
					(q ? (
						<NoHits clear={at.customers} />
					) : (
						<EmptyState icon="building-2" title={t("customers.none")}>
							{t("customers.noneHelp")}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && <Table label={t("customers.title")} columns={columns} rows={rows} rowKey={(row) => row.id} />}
			<TableFoot
				range={t("range", { count: rows.length })}
				previous={previous && `?before=${previous}`}
				next={next && `?cursor=${next}${q ? `&q=${encodeURIComponent(q)}` : ""}`}
			/>
		</div>
	);
}
