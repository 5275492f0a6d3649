import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { sortLink } from "#app/lists/components/sort-link";
import type { ListAddress } from "#app/lists/components/use-list-address";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { type Column, Table } from "#app/ui/table";
import { Time } from "#app/ui/time";
import type { InvitationRow } from "../invitation-list.server";
import type { PlainModule } from "../show-members.server";
import { GrantChips } from "./grant-chips";
import { StatusWord } from "./status-word";
import { useWords } from "./words";

type Row = InvitationRow;
type InvitationsTableProps = {
	rows: readonly Row[];
	modules: readonly PlainModule[];
	sort: string;
	address: ListAddress;
	/** The keys of the columns that are shown. */
	shown: readonly string[];
};

export function InvitationsTable({ rows, modules, sort, address, shown }: InvitationsTableProps) {
	const { t } = useTranslation("users");
	const words = useWords();
	const columns: Column<Row>[] = [
		{
			key: "name",
			header: t("members.name"),
			phone: "title",
			sort: sortLink("name", sort, address),
			cell: (row) => (
				<div className="min-w-0 sm:min-w-48">
					<div className="text-sm font-medium break-all text-ink max-sm:text-base">{row.name || row.email}</div>
					{row.name && !shown.includes("email") && (
						<div className="text-xs font-normal break-all text-ink-2">{row.email}</div>
					)}
					{row.invitedBy && (
						<div className="text-xs font-normal text-ink-3">{t("invitations.by", { name: row.invitedBy })}</div>
					)}
				</div>
			),
		},
		{
			key: "email",
			header: t("members.email"),
			sort: sortLink("email", sort, address),
			cell: (row) => <span className="break-all">{row.email}</span>,
		},
		{
			key: "role",
			header: t("members.role"),
			cell: (row) => (
				<>
					{words.role(row.role)}
					{row.grants.length > 0 && (
						<div className="mt-0.5 max-w-80 max-sm:hidden">
							<GrantChips words={words.grants(row.grants, modules)} />
						</div>
					)}
				</>
			),
		},
		{
			key: "sent",
			header: t("invitations.sentAt"),
			sort: sortLink("sent", sort, address, true),
			className: "whitespace-nowrap",
			cell: (row) => <Time at={row.sent} />,
		},
		{
			key: "status",
			header: t("members.status"),
			phone: "state",
			cell: (row) => (
				<div className="flex flex-col items-start gap-0.5 max-sm:flex-row max-sm:items-center max-sm:gap-2">
					<StatusWord status={row.status} />
					{["waiting", "sent", "opened"].includes(row.status) && (
						<span className="text-xs whitespace-nowrap text-ink-3">
							{t("invitations.until")} <Time at={row.expires} as="date" />
						</span>
					)}
				</div>
			),
		},
		{
			key: "actions",
			header: t("invitations.actions"),
			hideHeader: true,
			align: "right",
			phone: "state",
			cell: (row) => <Actions row={row} />,
		},
	];
	const visible = columns.filter(({ key }) => key === "actions" || shown.includes(key));
	return (
		<Table label={t("invitations.title")} columns={visible} rows={rows} rowKey={(row) => row.id} density="roomy" />
	);
}

/** What can be done about an invitation that nobody has accepted; an expired one can be sent anew. */
function Actions({ row }: { row: Row }) {
	const { t } = useTranslation("users");
	if (row.status === "accepted" || row.status === "revoked") return null;
	const { id, email } = row;
	return (
		<div className="flex justify-end gap-0.5 whitespace-nowrap max-sm:-mx-2 max-sm:flex-wrap max-sm:justify-start">
			<Form method="post" preventScrollReset className="flex gap-0.5">
				<input type="hidden" name="invitation" value={id} />
				<SubmitButton intent="resend" kind="quiet" size="sm" aria-label={t("invitations.resendTo", { email })}>
					{t("invitations.resend")}
				</SubmitButton>
				<SubmitButton intent="makeLink" kind="quiet" size="sm" aria-label={t("invitations.copyLinkOf", { email })}>
					{t("invitations.copyLink")}
				</SubmitButton>
			</Form>
			<ConfirmButton
				label={t("invitations.revoke")}
				size="sm"
				title={t("invitations.revokeTitle", { email })}
				confirmLabel={t("invitations.revoke")}
				keepLabel={t("invitations.keep")}
				fields={{ intent: "revoke", invitation: id }}
			>
				{t("invitations.revokeEffect")}
			</ConfirmButton>
		</div>
	);
}
