import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { useListAddress } from "#app/lists/components/use-list-address";
import { shownColumns } from "#app/lists/definition";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import { InvitationsTable } from "../components/invitations-table";
import { MadeLink } from "../components/made-link";
import { UsersHead } from "../components/users-tabs";
import { useWords } from "../components/words";
import { page, pageAction } from "../guard.server";
import { makeLink, resend, revoke } from "../invitation-actions.server";
import { invitationList } from "../invitations.list";
import { InvitationInput, InvitationsQuery } from "../members.schema";
import { showInvitations } from "../show-members.server";

export const handle = { i18n: ["users", "lists", "people", "modules", "errors"], title: "users:invitations.title" };

const manage = { level: 30 };

export const loader = page("users", InvitationsQuery, showInvitations);
export const action = pageAction("users", {
	resend: handler(InvitationInput, resend, manage),
	makeLink: handler(InvitationInput, makeLink, manage),
	revoke: handler(InvitationInput, revoke, manage),
});

export default function Invitations() {
	const { rows, list, modules, address, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("users");
	const words = useWords();
	const to = useListAddress(invitationList, list);
	const { state, previous, next, count } = list;
	const isFiltered = state.q !== "" || state.filters.length > 0;
	const pageAt = useAddress();
	const options = { modules: modules.map((one) => ({ value: one.modulesTenantId, label: words.module(one) })) };
	const invite = (
		<LinkButton icon="user-plus" to={`${address}/invite`}>
			{t("invite.title")}
		</LinkButton>
	);
	return (
		<div className="flex flex-1 flex-col">
			<div className="px-4 md:px-6">
				<UsersHead view="invitations" count={count} address={address} manages />
				<ListBar
					definition={invitationList}
					list={list}
					searchLabel={t("filters.search")}
					options={options}
					exportTo={`${address}/invitations/export`}
				/>
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
				<ListRegion>
					<InvitationsTable
						rows={rows}
						modules={modules}
						sort={state.sort}
						address={to}
						shown={shownColumns(invitationList, state.columns)}
					/>
				</ListRegion>
			)}
			{rows.length > 0 && (
				<TableFoot
					range={t("range", { count: rows.length })}
					previous={previous && pageAt({ before: previous, cursor: null })}
					next={next && pageAt({ cursor: next, before: null })}
				>
					<PageSizes size={state.size} address={to} />
				</TableFoot>
			)}
		</div>
	);
}
