import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListBar } from "#app/lists/components/list-bar";
import { ListRegion } from "#app/lists/components/list-region";
import { PageSizes } from "#app/lists/components/page-sizes";
import { useListAddress } from "#app/lists/components/use-list-address";
import { shownColumns } from "#app/lists/definition";
import { readState } from "#app/lists/state";
import { handler, superadmin } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageHeader } from "#app/ui/page-header";
import { WithPanel } from "#app/ui/side-panel";
import { TableFoot } from "#app/ui/table";
import { useAddress } from "#app/ui/use-address";
import { closed } from "../components/address";
import { TenantPanel } from "../components/tenant-panel";
import { TenantsTable } from "../components/tenants-table";
import { endAllSessions, endSessions, resetMember, unlock } from "../security-actions.server";
import { showTenants } from "../show-tenants.server";
import * as act from "../tenant-actions.server";
import { endingView, tenantList } from "../tenants.list";
import * as input from "../tenants.schema";

export const handle = { i18n: ["followup", "lists", "people", "modules", "errors"], title: "followup:tenants.title" };

export const loader = superadmin.page(input.TenantsPage, showTenants);
export const action = superadmin.pageAction({
	edit: handler(input.EditTenant, act.edit),
	archive: handler(input.ByTenant, act.archive),
	restore: handler(input.ByTenant, act.restore),
	erase: handler(input.EraseTenant, act.erase),
	logo: handler(input.LogoInput, act.logo),
	removeLogo: handler(input.ByTenant, act.removeLogo),
	darkLogo: handler(input.DarkLogoInput, act.darkLogo),
	removeDarkLogo: handler(input.ByTenant, act.removeDarkLogo),
	accent: handler(input.AccentInput, act.accent),
	standardColour: handler(input.ByTenant, act.standardColour),
	give: handler(input.GiveModule, act.give),
	turn: handler(input.SwitchEntry, act.turn),
	extend: handler(input.ExtendEntry, act.extend),
	setTerms: handler(input.EntryTerms, act.setTerms),
	endSessions: handler(input.OneMembership, endSessions),
	endAllSessions: handler(input.ByTenant, endAllSessions),
	unlock: handler(input.OneMembership, unlock),
	resetSecondFactor: handler(input.OneMembership, resetMember),
});

export default function Tenants() {
	const { rows, list, panel, modulesInAll, countedTo } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("followup");
	const format = useFormat();
	const to = useAddress();
	const address = useListAddress(tenantList, list);
	const { state, count, next, previous } = list;
	const isFiltered = state.q !== "" || state.filters.length > 0;
	const isEmpty = rows.length === 0 && !isFiltered && !previous;
	const newTenant = (
		<LinkButton kind="primary" icon="plus" to="/followup/tenants/new">
			{t("tenants.new")}
		</LinkButton>
	);
	return (
		<WithPanel
			title={t("tenants.title")}
			panel={panel && <TenantPanel key={panel.tenant.guid} panel={panel} answer={answer} />}
		>
			<div className="px-4 md:px-6">
				<PageHeader
					title={t("tenants.title")}
					count={count > countedTo ? `${format.number(countedTo)}+` : format.number(count)}
					actions={isEmpty ? undefined : newTenant}
				/>
				{!isEmpty && (
					<ListBar
						definition={tenantList}
						list={list}
						searchLabel={t("tenants.search")}
						exportTo="/followup/tenants/export"
						actions={<EndingSoon />}
					/>
				)}
			</div>
			<ListRegion>
				{rows.length > 0 ? (
					<TenantsTable
						rows={rows}
						modulesInAll={modulesInAll}
						sort={state.sort}
						address={address}
						current={panel?.tenant.guid ?? null}
						shown={shownColumns(tenantList, state.columns)}
					/>
				) : (
					<div className="px-4 md:px-6">
						{isEmpty ? (
							<EmptyState icon="building-2" title={t("tenants.none")} action={newTenant}>
								{t("tenants.noneText")}
							</EmptyState>
						) : (
							<NoHits clear={address.to({ q: "", filters: [] })} />
						)}
					</div>
				)}
			</ListRegion>
			{!isEmpty && (
				<TableFoot
					range={t("tenants.range", { count: rows.length })}
					previous={previous && to({ ...closed, before: previous, cursor: null })}
					next={next && to({ ...closed, cursor: next, before: null })}
				>
					<PageSizes size={state.size} address={address} />
				</TableFoot>
			)}
		</WithPanel>
	);
}

/** The list of what ends in 30 days, and how many there are. */
function EndingSoon() {
	const { list, endingSoon, countedTo } = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const address = useListAddress(tenantList, list);
	const view = readState(tenantList, endingView);
	const isOpen = list.state.filters.some(({ column }) => column === "ends");
	return (
		<LinkButton
			kind={isOpen ? "secondary" : "quiet"}
			size="sm"
			icon="calendar-clock"
			aria-current={isOpen ? "true" : undefined}
			to={address.to(isOpen ? { filters: [], sort: tenantList.sort } : view)}
			preventScrollReset
		>
			{t("tenants.endsSoon")}{" "}
			<span className="ml-1 text-ink-3 tabular-nums">{endingSoon > countedTo ? `${countedTo}+` : endingSoon}</span>
		</LinkButton>
	);
}
