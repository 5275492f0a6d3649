import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Listing, ListTable } from "#app/lists/components/list-table";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Time } from "#app/ui/time";
import type { InvitationRow } from "../invitation-list.server";
import { invitationList } from "../invitations.list";
import type { PlainModule } from "../show-members.server";
import { GrantChips } from "./grant-chips";
import { StatusWord } from "./status-word";
import { useWords } from "./words";

type InvitationsTableProps = Omit<Listing<InvitationRow>, "selection"> & { modules: readonly PlainModule[] };

export function InvitationsTable({ modules, ...listing }: InvitationsTableProps) {
	const { t } = useTranslation("users");
	const words = useWords();
	const { shown } = listing;
	return (
		<ListTable
			{...listing}
			selection={undefined}
			definition={invitationList}
			label={t("invitations.title")}
			nameOf={({ email }) => email}
			density="roomy"
			columns={{
				name: {
					phone: "title",
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
				email: { cell: ({ email }) => <span className="break-all">{email}</span> },
				role: {
					cell: ({ role, grants }) => (
						<>
							{words.role(role)}
							{grants.length > 0 && (
								<div className="mt-0.5 max-w-80 max-sm:hidden">
									<GrantChips words={words.grants(grants, modules)} />
								</div>
							)}
						</>
					),
				},
				sent: { falls: true, className: "whitespace-nowrap", cell: ({ sent }) => <Time at={sent} /> },
				status: {
					phone: "state",
					cell: ({ status, expires }) => (
						<div className="flex flex-col items-start gap-0.5 max-sm:flex-row max-sm:items-center max-sm:gap-2">
							<StatusWord status={status} />
							{["waiting", "sent", "opened"].includes(status) && (
								<span className="text-xs whitespace-nowrap text-ink-3">
									{t("invitations.until")} <Time at={expires} as="date" />
								</span>
							)}
						</div>
					),
				},
			}}
			last={{
				...{ key: "actions", header: t("invitations.actions"), hideHeader: true, align: "right", phone: "state" },
				cell: (row) => <Actions row={row} />,
			}}
		/>
	);
}

/** What can be done about an invitation that nobody has accepted; an expired one can be sent anew. */
function Actions({ row }: { row: InvitationRow }) {
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
