import { useTranslation } from "react-i18next";
import { writtenPhone } from "#app/directory/phone";
import { selectColumn } from "#app/lists/components/select-column";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import type { Selection } from "#app/lists/components/use-selection";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { places } from "../../places";
import type { MessageRow } from "../show-inbox.server";

type MessagesTableProps = {
	rows: readonly MessageRow[];
	tenant: string;
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
	selection: Selection;
};

/** Messages of the contact forms: who wrote and how it begins, where it came from, and who has it. */
export function MessagesTable({ rows, tenant, sort, address, shown, selection }: MessagesTableProps) {
	const { t } = useTranslation(["crmInbox", "crmListed", "crmLists"]);
	const at = places(tenant);
	const columns: Column<MessageRow>[] = [
		{
			key: "sender",
			header: t("message.sender"),
			phone: "title",
			className: "sm:max-w-80",
			cell: (row) => (
				<RowLink to={at.submission(row.id)} under={row.excerpt}>
					{row.sender}
				</RowLink>
			),
		},
		{ key: "form", header: t("message.form"), cell: ({ form }) => form },
		{
			key: "customer",
			header: t("message.customer"),
			cell: ({ customer }) =>
				customer && (
					<Link to={at.customer(customer.guid)} className="relative z-1 hover:underline">
						{customer.name}
					</Link>
				),
		},
		{ key: "handler", header: t("message.handler"), cell: ({ handler }) => handler },
		{ key: "email", header: t("crmListed:message.email"), phone: "hide", cell: ({ email }) => email },
		{
			key: "phone",
			header: t("crmListed:message.phone"),
			phone: "hide",
			className: "whitespace-nowrap",
			cell: ({ phone }) => phone && writtenPhone(phone),
		},
		{
			key: "status",
			header: t("crmLists:work.status"),
			phone: "state",
			cell: ({ status }) => <Badge tone={status === "new" ? "info" : "neutral"}>{t(`state.${status}`)}</Badge>,
		},
		{
			key: "received",
			header: t("message.receivedAt"),
			phone: "end",
			className: "whitespace-nowrap",
			sort: sortLink("received", sort, address, true),
			cell: ({ receivedAt }) => <Time at={receivedAt} />,
		},
	];
	const box = selectColumn<MessageRow>(selection, {
		...{ id: ({ id }) => id, name: ({ sender }) => sender },
		header: t("lists:bulk.select"),
	});
	return (
		<Table
			label={t("inbox.title")}
			columns={[box, ...columns.filter(({ key }) => shown.includes(key))]}
			rows={rows}
			rowKey={({ id }) => id}
			density="roomy"
		/>
	);
}
