import { useTranslation } from "react-i18next";
import { formatPhone } from "#app/directory/phone";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";
import { RowLink } from "#app/ui/table";
import { Time } from "#app/ui/time";
import { paths } from "../../paths";
import { messageList } from "../messages.list";
import type { MessageRow } from "../show-inbox.server";

type MessagesTableProps = Listing<MessageRow> & { tenant: string };

/** Messages of the contact forms: who wrote and how it begins, where it came from, and who has it. */
export function MessagesTable({ tenant, ...listing }: MessagesTableProps) {
	const { t } = useTranslation(["crmInbox", "crmListed", "crmLists"]);
	const at = paths(tenant);
	return (
		<ListTable
			{...listing}
			definition={messageList}
			label={t("inbox.title")}
			nameOf={({ sender }) => sender}
			density="roomy"
			columns={{
				sender: {
					phone: "title",
					className: "sm:max-w-80",
					cell: (row) => (
						<RowLink to={at.submission(row.id)} under={row.excerpt}>
							{row.sender}
						</RowLink>
					),
				},
				form: { cell: ({ form }) => form },
				customer: {
					cell: ({ customer }) =>
						customer && (
							<Link to={at.customer(customer.guid)} className="relative z-1 hover:underline">
								{customer.name}
							</Link>
						),
				},
				handler: { cell: ({ handler }) => handler },
				email: { phone: "hide", cell: ({ email }) => email },
				phone: { phone: "hide", className: "whitespace-nowrap", cell: ({ phone }) => phone && formatPhone(phone) },
				status: {
					phone: "state",
					cell: ({ status }) => <Badge tone={status === "new" ? "info" : "neutral"}>{t(`state.${status}`)}</Badge>,
				},
				received: {
					falls: true,
					phone: "end",
					className: "whitespace-nowrap",
					cell: ({ receivedAt }) => <Time at={receivedAt} />,
				},
			}}
		/>
	);
}
