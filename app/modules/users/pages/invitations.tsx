import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "../components/address";
import { InvitationsTable } from "../components/invitations-table";
import { MadeLink } from "../components/made-link";
import { UsersHead } from "../components/users-tabs";
import { page, pageAction } from "../guard.server";
import { makeLink, resend, revoke } from "../invitation-actions.server";
import { InvitationInput, InvitationsQuery } from "../members.schema";
import { showInvitations } from "../show-members.server";

export const handle = { i18n: ["users", "modules", "errors"], title: "users:invitations.title" };

const manage = { level: 30 };

export const loader = page("users", InvitationsQuery, showInvitations);
export const action = pageAction("users", {
	resend: verb(InvitationInput, resend, manage),
	makeLink: verb(InvitationInput, makeLink, manage),
	revoke: verb(InvitationInput, revoke, manage),
});

const statuses = ["waiting", "sent", "opened", "accepted", "expired", "revoked"];

export default function Invitations() {
	const { rows, count, next, previous, filters, modules, address, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("users");
	const to = useAddress();
	const isFiltered = filters.q !== "" || filters.status !== null;
	const invite = (
		<LinkButton icon="user-plus" to={`${address}/invite`}>
			{t("invite.title")}
		</LinkButton>
	);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<UsersHead view="invitations" count={count} address={address} manages />
				<FilterBar searchLabel={t("filters.searchInvitations")} query={filters.q}>
					<FilterSelect
						label={t("members.status")}
						name="status"
						value={filters.status}
						options={[
							{ value: "", label: t("filters.everyStatus") },
							...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
						]}
					/>
				</FilterBar>
				<FormErrors errors={problem.summary.map(({ text }) => ({ text }))} />
				<MadeLink answer={answer} />
				{rows.length === 0 &&
					(isFiltered ? (
						<NoHits clear={`${address}/invitations`} />
					) : (
						<EmptyState icon="mail" title={t("invitations.none")} action={invite}>
							{t("invitations.noneHelp", { tenant })}
						</EmptyState>
					))}
			</div>
			{rows.length > 0 && (
				<>
					<InvitationsTable rows={rows} modules={modules} />
					<TableFoot
						range={t("range", { count: rows.length })}
						previous={previous && to({ before: previous, cursor: null })}
						next={next && to({ cursor: next, before: null })}
					/>
				</>
			)}
		</div>
	);
}
