import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { countHandler } from "#app/lists/bulk-handlers.server";
import { BulkBar } from "#app/lists/components/bulk-bar";
import { BulkFeedback } from "#app/lists/components/bulk-feedback";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { ViewActions } from "#app/lists/components/save-view";
import { useListAddress } from "#app/lists/components/use-list-address";
import { useSelection } from "#app/lists/components/use-selection";
import { wholeList } from "#app/lists/components/view-tabs";
import { shownColumns } from "#app/lists/definition";
import { viewHandlers } from "#app/lists/views.server";
import { handler } from "#app/platform/guard.server";
import { NoHits } from "#app/ui/empty-state";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import { deactivateChosen, reactivateChosen, undoActive } from "../bulk/active.server";
import { BulkGrants, BulkMembers, BulkRole, UndoActive, UndoGrants, UndoRoles } from "../bulk/bulk.schema";
import { setGrants, undoGrants } from "../bulk/grants.server";
import { setRoles, undoRoles } from "../bulk/roles.server";
import { unstacked } from "../components/address";
import { useBulkActions } from "../components/bulk-actions";
import { MemberPanel } from "../components/member-panel";
import { MembersTable } from "../components/members-table";
import { UsersHead } from "../components/users-tabs";
import { useWords } from "../components/words";
import { page, pageAction } from "../guard.server";
import {
	changeGrants,
	changeRole,
	deactivate,
	reactivate,
	relate,
	remove,
	resetMember,
	setPrimary,
	transfer,
	unrelate,
} from "../member-actions.server";
import { managersColumns, memberList } from "../members.list";
import { memberSource, visibleTo } from "../members.list.server";
import {
	DeclineRequestInput,
	FieldInput,
	GrantRequestInput,
	GrantsInput,
	MembersQuery,
	OneMember,
	RelateInput,
	RelationInput,
	RemoveInput,
	RoleInput,
	TransferInput,
} from "../members.schema";
import { declineRequest, grantRequest } from "../request-actions.server";
import { saveField } from "../save-field.server";
import { showMembers } from "../show-members.server";

export const handle = {
	i18n: ["users", "participant", "userHistory", "ofPerson", "lists", "people", "modules", "errors"],
	title: "users:members.title",
};

const manage = { level: 30 };

export const loader = page("users", MembersQuery, showMembers);
export const action = pageAction("users", {
	changeRole: handler(RoleInput, changeRole, manage),
	changeGrants: handler(GrantsInput, changeGrants, manage),
	deactivate: handler(OneMember, deactivate, manage),
	reactivate: handler(OneMember, reactivate, manage),
	remove: handler(RemoveInput, remove, manage),
	resetSecondFactor: handler(OneMember, resetMember, manage),
	relate: handler(RelateInput, relate, manage),
	unrelate: handler(RelationInput, unrelate, manage),
	setPrimary: handler(RelationInput, setPrimary, manage),
	transfer: handler(TransferInput, transfer, manage),
	grantRequest: handler(GrantRequestInput, grantRequest, manage),
	declineRequest: handler(DeclineRequestInput, declineRequest, manage),
	saveField: handler(FieldInput, saveField, manage),
	bulkRole: handler(BulkRole, setRoles, manage),
	undoRoles: handler(UndoRoles, undoRoles, manage),
	bulkGrants: handler(BulkGrants, setGrants, manage),
	undoGrants: handler(UndoGrants, undoGrants, manage),
	bulkDeactivate: handler(BulkMembers, deactivateChosen, manage),
	bulkReactivate: handler(BulkMembers, reactivateChosen, manage),
	undoActive: handler(UndoActive, undoActive, manage),
	...countHandler(memberSource as never, visibleTo),
	...viewHandlers(memberList),
});

export default function Users() {
	const { rows, list, modules, roles, panel, manages, address, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("users");
	const words = useWords();
	const to = useAddress();
	const [query] = useSearchParams();
	const { state, views, previous, next, count } = list;
	const listAddress = useListAddress(memberList, list);
	const saved = views.find(({ id }) => id === state.view);
	const hidden = manages ? [] : managersColumns;
	const options = { modules: modules.map((one) => ({ value: one.modulesTenantId, label: words.module(one) })) };
	const shown = shownColumns(memberList, state.columns);
	const selection = useSelection(rows.flatMap((row) => (row.guid ? [row.id] : [])));
	const bulk = useBulkActions(modules, roles);
	const own = state.view === "unadvised" ? "unadvised" : "members";
	return (
		<WithPanel
			title={t("title")}
			panel={
				panel && (
					<MemberPanel
						key={panel.guid}
						member={panel}
						modules={modules}
						roles={roles}
						manages={manages}
						tenant={tenant}
						page={panel.role === "CLIENT" ? `${address}/${panel.id}` : null}
						close={to(unstacked(query))}
						answer={answer}
					/>
				)
			}
		>
			<div className="px-4 md:px-6">
				<UsersHead
					view={saved ? null : own}
					count={count}
					address={address}
					whole={wholeList(list, address)}
					manages={manages}
					saved={views}
					savedOpen={saved?.id}
				/>
				<ListBar
					definition={memberList}
					list={list}
					searchLabel={t("filters.search")}
					options={options}
					without={hidden}
					exportTo={`${address}/export`}
					actions={<ViewActions definition={memberList} list={list} answer={answer} />}
				/>
				<BulkFeedback answer={answer} />
			</div>
			{rows.length === 0 ? (
				<div className="px-4 md:px-6">
					<NoHits clear={wholeList(list, address)} />
				</div>
			) : (
				<ListRegion>
					<MembersTable
						rows={rows}
						modules={modules}
						address={address}
						manages={manages}
						current={panel?.guid ?? null}
						sort={state.sort}
						list={listAddress}
						shown={shown}
						selection={manages ? selection : undefined}
					/>
				</ListRegion>
			)}
			<TableFoot
				range={t("range", { count: rows.length })}
				previous={previous && to({ before: previous, cursor: null })}
				next={next && to({ cursor: next, before: null })}
			>
				<PageSizes size={state.size} address={listAddress} />
				{manages && (
					<BulkBar definition={memberList} list={list} selection={selection} actions={bulk} answer={answer} />
				)}
			</TableFoot>
		</WithPanel>
	);
}
