import { useTranslation } from "react-i18next";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { tableColumns } from "#app/lists/fields/table-columns";
import { Avatar, Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { type Column, RowLink, Table } from "#app/ui/table";
import type { Choice } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { customerFields } from "../../customers.fields";
import { paths } from "../../paths";
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

export function CustomersTable(props: CustomersTableProps) {
	const { rows, types, tenant, today, writes, sort, address, shown, selection } = props;
	const { t } = useTranslation("crm");
	const { t: list } = useTranslation("crmLists");
	const at = paths(tenant);
	const noNext = <span className="text-ink-3 max-sm:hidden">{list("customer.noNext")}</span>;
	const typeOptions = [{ value: "", label: list("customer.noType") }, ...types];
	const plain = tableColumns<ShownCustomer, typeof customerFields>(customerFields, {
		...{ writes, t, options: { contactTypeId: typeOptions } },
		cards: { contactTypeId: ({ type }) => type && <Badge>{type}</Badge> },
	});
	const columns: Readonly<Record<string, Column<ShownCustomer>>> = {
		...plain,
		name: {
			...plain.name,
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
		type: { ...plain.type, phone: "state", className: "sm:max-w-26" },
		municipality: { ...plain.municipality, phone: "line" },
		owner: {
			...plain.owner,
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
		lastActivity: {
			key: "lastActivity",
			header: t("customer.lastActivity"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: sortLink("lastActivity", sort, address, true),
			cell: ({ lastActivity }) => lastActivity && <Time at={lastActivity} />,
		},
		nextTask: {
			key: "nextTask",
			header: list("customer.nextTask"),
			phone: "state",
			className: "max-sm:min-w-0 max-sm:flex-1 max-sm:pr-10 sm:w-44 sm:max-w-44 xl:w-60 xl:max-w-60 2xl:max-w-72",
			sort: sortLink("nextTask", sort, address),
			cell: ({ next, nextTask }) => (nextTask === null ? noNext : <NextStep {...{ next, nextTask, today }} />),
		},
		tags: {
			...plain.tags,
			className: "sm:max-w-28",
			cell: writes ? plain.tags.cell : ({ tags = [] }) => <TagList tags={tags} />,
		},
		source: {
			key: "source",
			header: list("customer.source"),
			phone: "hide",
			cell: ({ source }) => source && list(`source.${source}`),
		},
		created: {
			key: "created",
			header: list("customer.created"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("created", sort, address, true),
			cell: ({ created }) => created && <Time at={created} />,
		},
	};
	const box =
		selection &&
		selectColumn<ShownCustomer>(selection, {
			id: ({ id }) => id,
			name: ({ name }) => name,
			header: t("lists:bulk.select"),
		});
	const visible = shown.flatMap((key) => columns[key] ?? []);
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
