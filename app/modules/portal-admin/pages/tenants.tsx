import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { superadmin, verb } from "#app/platform/guard.server";
import { IconLink, LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageHeader } from "#app/ui/page-header";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { closed, fromStart, useAddress } from "../components/address";
import { TenantPanel } from "../components/tenant-panel";
import { TenantsTable } from "../components/tenants-table";
import { showTenants } from "../show-tenants.server";
import * as act from "../tenant-actions.server";
import * as input from "../tenants.schema";

export const handle = { i18n: ["followup", "modules", "errors"], title: "followup:tenants.title" };

export const loader = superadmin.page(input.TenantsPage, showTenants);
export const action = superadmin.pageAction({
	edit: verb(input.EditTenant, act.edit),
	archive: verb(input.ByTenant, act.archive),
	restore: verb(input.ByTenant, act.restore),
	erase: verb(input.EraseTenant, act.erase),
	logo: verb(input.LogoInput, act.logo),
	removeLogo: verb(input.ByTenant, act.removeLogo),
	accent: verb(input.AccentInput, act.accent),
	standardColour: verb(input.ByTenant, act.standardColour),
	give: verb(input.GiveModule, act.give),
	turn: verb(input.SwitchEntry, act.turn),
	extend: verb(input.ExtendEntry, act.extend),
	setEnd: verb(input.EndEntry, act.setEnd),
});

export default function Tenants() {
	const { list, panel, filters, countedTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("followup");
	const format = useFormat();
	const to = useAddress();
	const isFiltered = Boolean(filters.q || filters.ends || filters.status !== "active");
	const counted = list.count > countedTo ? `${format.number(countedTo)}+` : format.number(list.count);
	return (
		<WithPanel
			title={t("tenants.title")}
			panel={panel && <TenantPanel key={panel.tenant.guid} panel={panel} answer={answer} />}
		>
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("tenants.title")}
					count={counted}
					actions={
						<LinkButton kind="primary" icon="plus" to="/followup/tenants/new">
							{t("tenants.new")}
						</LinkButton>
					}
				/>
				<TenantFilters />
			</div>
			{list.items.length > 0 ? (
				<TenantsTable
					rows={list.items}
					modulesInAll={list.modulesInAll}
					sort={filters.sort}
					current={panel?.tenant.guid ?? null}
					countedTo={countedTo}
				/>
			) : (
				<div className="px-4 md:px-6">
					{isFiltered ? (
						<NoHits clear={to({ ...fromStart, q: null, ends: null, status: null })} />
					) : (
						<EmptyState icon="building-2" title={t("tenants.none")}>
							{t("tenants.noneText")}
						</EmptyState>
					)}
				</div>
			)}
			<TableFoot
				range={t("tenants.range", { count: list.items.length })}
				previous={list.previous && to({ ...closed, before: list.previous, cursor: null })}
				next={list.next && to({ ...closed, cursor: list.next, before: null })}
			>
				<PageSize />
			</TableFoot>
		</WithPanel>
	);
}

function PageSize() {
	const { filters, sizes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const to = useAddress();
	return (
		<nav aria-label={t("tenants.pageSize")} className="flex items-center gap-1 max-sm:hidden">
			<span>{t("tenants.perPage")}</span>
			{sizes.map((size) => (
				<Link
					key={size}
					to={to({ ...fromStart, limit: size })}
					aria-current={size === filters.limit || undefined}
					className="inline-flex min-h-8 min-w-8 items-center justify-center rounded-7 hover:bg-hover aria-[current]:font-medium aria-[current]:text-ink max-md:min-h-11 max-md:min-w-11"
					preventScrollReset
				>
					{size}
				</Link>
			))}
		</nav>
	);
}

function TenantFilters() {
	const { list, filters, sizes } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const to = useAddress();
	return (
		<FilterBar
			searchLabel={t("tenants.search")}
			query={filters.q}
			keep={{
				sort: filters.sort === "name" ? null : filters.sort,
				ends: filters.ends,
				limit: filters.limit === sizes[0] ? null : String(filters.limit),
			}}
			actions={
				<IconLink
					icon="download"
					label={t("tenants.csv")}
					to={`/followup/tenants/csv${to({ ...fromStart, ...closed, limit: null })}`}
					reloadDocument
					download
				/>
			}
		>
			<FilterSelect
				label={t("tenants.status")}
				name="status"
				value={filters.status}
				options={["active", "archived", "all"].map((value) => ({ value, label: t(`tenants.is.${value}`) }))}
			/>
			<LinkButton
				kind={filters.ends ? "secondary" : "quiet"}
				icon="calendar-clock"
				aria-current={filters.ends ? "true" : undefined}
				to={to({ ...fromStart, ends: filters.ends ? null : "30" })}
				preventScrollReset
			>
				{t("tenants.endsSoon")} <span className="ml-1 text-ink-3 tabular-nums">{list.endingSoon}</span>
			</LinkButton>
		</FilterBar>
	);
}
