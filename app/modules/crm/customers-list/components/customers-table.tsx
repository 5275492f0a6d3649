import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { writtenPhone } from "#app/directory/phone";
import { InlineField } from "#app/lists/components/inline-field";
import { OnDesk } from "#app/lists/components/on-desk";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { Avatar, Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { type Column, RowLink, Table } from "#app/ui/table";
import type { Choice } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { places } from "../../places";
import type { ShownCustomer } from "../customer-rows.server";
import { NextStep } from "./next-step";
import { TagList } from "./tag-list";

type CustomersTableProps = {
	rows: readonly ShownCustomer[];
	types: readonly Choice[];
	tenant: string;
	today: string;
	writes: boolean;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection?: Selection;
};

/** Columns that the narrowest screen with a table surely holds are fewer. */
const WIDE = 8;

type CellProps = {
	type?: "tel" | "email";
	options?: Choice[];
	/** What a phone shows, where nothing is edited in lists. */
	phone?: ReactNode;
	/** What stands there while nobody edits it. */
	display?: string;
};

export function CustomersTable(props: CustomersTableProps) {
	const { rows, types, tenant, today, writes, sort, address, shown, selection } = props;
	const { t } = useTranslation("crm");
	const { t: list } = useTranslation("crmLists");
	const at = places(tenant);
	const text = (key: "address" | "postCode" | "city" | "ceo" | "webpage"): Column<ShownCustomer> => ({
		key,
		header: t(`customer.${key}`),
		phone: "hide",
		cell: (row) => row[key],
	});
	const cell = (row: ShownCustomer, name: string, value: string, more: CellProps = {}) => (
		<OnDesk phone={more.phone ?? value}>
			<InlineField
				{...{ id: row.id, updatedAt: row.updatedAt, name, value, of: row.name }}
				type={more.type}
				options={more.options}
				display={more.display}
				label={t(`customer.${name === "contactTypeId" ? "contactType" : name}`)}
			/>
		</OnDesk>
	);
	const noNext = <span className="text-ink-3 max-sm:hidden">{list("customer.noNext")}</span>;
	const typeOptions = [{ value: "", label: list("customer.noType") }, ...types];
	const columns: Column<ShownCustomer>[] = [
		{
			key: "name",
			header: t("customer.name"),
			phone: "title",
			className: "sm:min-w-44",
			sort: sortLink("name", sort, address),
			cell: (row) => (
				<RowLink
					to={address.opening(at.customer(row.guid))}
					lead={<Tile name={row.name} size={24} logo={row.logoId && at.customerLogo(row.guid, row.logoId)} />}
				>
					{row.name}
				</RowLink>
			),
		},
		{
			key: "orgNo",
			header: t("customer.orgNo"),
			phone: "hide",
			className: "whitespace-nowrap tabular-nums",
			cell: ({ orgNo }) => orgNo && writtenOrganisationNumber(orgNo),
		},
		{
			key: "type",
			header: t("customer.contactType"),
			phone: "state",
			className: "sm:max-w-26",
			cell: (row) => {
				const badge = row.type && <Badge>{row.type}</Badge>;
				const more = { options: typeOptions, phone: badge };
				return writes ? (
					cell(row, "contactTypeId", row.contactTypeId ?? "", more)
				) : (
					<OnDesk phone={badge}>{row.type}</OnDesk>
				);
			},
		},
		{
			key: "municipality",
			header: t("customer.municipality"),
			cell: (row) => (writes ? cell(row, "municipality", row.municipality ?? "") : row.municipality),
		},
		{
			key: "owner",
			header: t("customer.owner"),
			phone: "hide",
			cell: ({ owner }) =>
				owner && (
					<span className="flex items-center gap-2">
						<Avatar name={owner} size={20} />
						<span className="truncate" title={owner}>
							{owner.split(" ")[0]}
						</span>
					</span>
				),
		},
		{
			key: "lastActivity",
			header: t("customer.lastActivity"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: sortLink("lastActivity", sort, address, true),
			cell: ({ lastActivity }) => lastActivity && <Time at={lastActivity} />,
		},
		{
			key: "nextTask",
			header: list("customer.nextTask"),
			phone: "state",
			className: "max-sm:min-w-0 max-sm:flex-1 max-sm:pr-10 sm:w-44 sm:max-w-44 xl:w-60 xl:max-w-60 2xl:max-w-72",
			sort: sortLink("nextTask", sort, address),
			cell: ({ next, nextTask }) => (nextTask === null ? noNext : <NextStep {...{ next, nextTask, today }} />),
		},
		{
			key: "tags",
			header: t("customer.tags"),
			phone: "hide",
			className: "sm:max-w-28",
			cell: ({ tags = [], ...row }) => (writes ? cell(row, "tags", tags.join(", ")) : <TagList tags={tags} />),
		},
		{
			key: "phone",
			header: t("customer.phone"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: (row) => {
				const display = row.phone ? writtenPhone(row.phone) : undefined;
				return writes ? cell(row, "phone", row.phone ?? "", { type: "tel", display }) : display;
			},
		},
		{
			key: "email",
			header: t("customer.email"),
			phone: "hide",
			cell: (row) => (writes ? cell(row, "email", row.email ?? "", { type: "email" }) : row.email),
		},
		...(["address", "postCode", "city", "webpage", "ceo"] as const).map(text),
		{
			key: "employees",
			header: list("customer.employees"),
			phone: "hide",
			align: "right",
			cell: ({ employees }) => employees,
		},
		{
			key: "source",
			header: list("customer.source"),
			phone: "hide",
			cell: ({ source }) => source && list(`source.${source}`),
		},
		{
			key: "created",
			header: list("customer.created"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("created", sort, address, true),
			cell: ({ created }) => created && <Time at={created} />,
		},
	];
	const box =
		selection &&
		selectColumn<ShownCustomer>(selection, {
			id: ({ id }) => id,
			name: ({ name }) => name,
			header: t("lists:bulk.select"),
		});
	const visible = columns.filter(({ key }) => shown.includes(key));
	return (
		<Table
			label={t("customers.title")}
			columns={box ? [box, ...visible] : visible}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= WIDE}
		/>
	);
}
