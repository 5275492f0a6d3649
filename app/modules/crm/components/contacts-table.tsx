import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { tableColumns } from "#app/lists/fields/table-columns";
import { Avatar } from "#app/ui/avatar";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { ListedContact } from "../contacts/contact-list.server";
import { contactFields } from "../contacts/contacts.fields";
import { paths } from "../paths";
import { ConsentBadge } from "./contact-parts";

type ContactsTableProps = {
	rows: readonly ListedContact[];
	tenant: string;
	writes: boolean;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection?: Selection;
};

export function ContactsTable({ rows, tenant, writes, sort, address, shown, selection }: ContactsTableProps) {
	const { t } = useTranslation("crmContacts");
	const { t: list } = useTranslation("crmLists");
	const at = paths(tenant);
	const plain = tableColumns<ListedContact, typeof contactFields>(contactFields, { writes, t });
	const columns: Readonly<Record<string, Column<ListedContact>>> = {
		...plain,
		name: {
			key: "name",
			header: t("contact.name"),
			phone: "title",
			sort: sortLink("name", sort, address),
			cell: (row) => (
				<RowLink to={address.opening(at.contact(row.id))} lead={<Avatar name={row.name} size={24} />}>
					{row.name}
				</RowLink>
			),
		},
		jobTitle: { ...plain.jobTitle, phone: "line" },
		customers: {
			...plain.customers,
			phone: "line",
			className: "sm:max-w-44 sm:truncate",
			cell: ({ customers }) =>
				customers.map(({ id, guid, name }, index) => (
					<span key={id}>
						{index > 0 && ", "}
						<Link to={at.customer(guid)} title={name} className="relative hover:underline">
							{name}
						</Link>
					</span>
				)),
		},
		email: {
			...plain.email,
			phone: "line",
			className: "sm:max-w-56 sm:truncate",
			cell: ({ email }) => email && <span title={email}>{email}</span>,
		},
		phone: {
			...plain.phone,
			phone: "line",
			className: "sm:whitespace-nowrap",
			cell: ({ phone }) => phone && formatPhone(phone),
		},
		consent: { ...plain.consent, phone: "state", cell: ({ consent }) => <ConsentBadge consent={consent} /> },
		created: {
			key: "created",
			header: list("customer.created"),
			phone: "hide",
			className: "whitespace-nowrap",
			sort: sortLink("created", sort, address, true),
			cell: ({ created }) => <Time at={created} />,
		},
	};
	const box =
		selection &&
		selectColumn<ListedContact>(selection, {
			...{ id: ({ id }) => id, name: ({ name }) => name },
			header: t("lists:bulk.select"),
		});
	const visible = shown.flatMap((key) => columns[key] ?? []);
	return (
		<Table
			label={t("contacts.title")}
			columns={box ? [box, ...visible] : visible}
			rows={rows}
			rowKey={({ id }) => id}
			wide={visible.length >= 7}
		/>
	);
}
