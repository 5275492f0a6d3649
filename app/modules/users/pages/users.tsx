import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { fromStart, useAddress } from "../components/address";
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
	setPrimary,
	transfer,
	unrelate,
} from "../member-actions.server";
import {
	GrantsInput,
	MembersQuery,
	OneMember,
	RelateInput,
	RelationInput,
	RemoveInput,
	RoleInput,
	TransferInput,
} from "../members.schema";
import { showMembers } from "../show-members.server";

export const handle = { i18n: ["users", "modules", "errors"] };

const manage = { level: 30 };

export const loader = page("users", MembersQuery, showMembers);
export const action = pageAction("users", {
	changeRole: verb(RoleInput, changeRole, manage),
	changeGrants: verb(GrantsInput, changeGrants, manage),
	deactivate: verb(OneMember, deactivate, manage),
	reactivate: verb(OneMember, reactivate, manage),
	remove: verb(RemoveInput, remove, manage),
	relate: verb(RelateInput, relate, manage),
	unrelate: verb(RelationInput, unrelate, manage),
	setPrimary: verb(RelationInput, setPrimary, manage),
	transfer: verb(TransferInput, transfer, manage),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function Users() {
	const { rows, count, next, previous, filters, modules, roles, panel, manages, address, tenant } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("users");
	const to = useAddress();
	const close = to({ member: null });
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
						close={close}
						answer={answer}
					/>
				)
			}
		>
			<div className="px-4 md:px-6">
				<UsersHead view={filters.advisor ? "unadvised" : "members"} count={count} address={address} manages={manages} />
				<MemberFilters />
			</div>
			{rows.length === 0 ? (
				<div className="px-4 md:px-6">
					<NoHits clear={address} />
				</div>
			) : (
				<MembersTable
					rows={rows}
					modules={modules}
					address={address}
					manages={manages}
					current={panel?.guid ?? null}
					sort={filters.sort}
				/>
			)}
			<TableFoot
				range={t("range", { count: rows.length })}
				previous={previous && to({ before: previous, cursor: null })}
				next={next && to({ cursor: next, before: null })}
			/>
		</WithPanel>
	);
}

function MemberFilters() {
	const { filters, modules, manages, address } = useLoaderData<typeof loader>();
	const { t } = useTranslation("users");
	const words = useWords();
	const to = useAddress();
	const every = (key: string) => ({ value: "", label: t(`filters.${key}`) });
	return (
		<FilterBar
			searchLabel={t("filters.search")}
			query={filters.q}
			keep={{ sort: filters.sort === "name" ? null : filters.sort, advisor: filters.advisor }}
			actions={
				manages && (
					<LinkButton
						kind="quiet"
						icon="download"
						to={`${address}/export${to({ ...fromStart, member: null })}`}
						reloadDocument
						download
					>
						{t("filters.csv")}
					</LinkButton>
				)
			}
		>
			{!filters.advisor && (
				<FilterSelect
					label={t("members.role")}
					name="role"
					value={filters.role}
					options={[
						every("everyRole"),
						...["CLIENT", "ADVISOR", "ADMIN"].map((value) => ({ value, label: words.role(value) })),
					]}
				/>
			)}
			{manages && (
				<>
					<FilterSelect
						label={t("members.status")}
						name="status"
						value={filters.status}
						options={[
							every("everyStatus"),
							...["active", "invited", "deactivated"].map((value) => ({ value, label: t(`status.${value}`) })),
						]}
					/>
					<FilterSelect
						label={t("members.module")}
						name="module"
						value={filters.module}
						options={[
							every("everyModule"),
							...modules.map((module) => ({ value: module.modulesTenantId, label: words.module(module) })),
						]}
					/>
				</>
			)}
		</FilterBar>
	);
}
