import { useTranslation } from "react-i18next";
import { Tile } from "#app/ui/avatar";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { SidePanel } from "#app/ui/side-panel";
import { Tabs } from "#app/ui/tabs";
import { useAddress } from "#app/ui/use-address";
import type { Panel } from "../panel.server";
import { closed } from "./address";
import { BrandingForms } from "./panel-branding";
import { PanelEdit } from "./panel-edit";
import { PanelLog } from "./panel-log";
import { PanelMembers } from "./panel-members";
import { PanelModules } from "./panel-modules";
import { PanelOverview } from "./panel-overview";
import { PanelSecurity } from "./panel-security";

const tabs = ["overview", "modules", "members", "branding", "security", "log"] as const;

/** One tenant beside the list: its modules, members, looks and log. */
export function TenantPanel({ panel, answer }: { panel: Panel; answer: unknown }) {
	const { t } = useTranslation("followup");
	const to = useAddress();
	const { tenant, tab } = panel;
	return (
		<SidePanel
			title={tenant.name}
			lead={<Tile name={tenant.name} size={40} logo={tenant.hasLogo ? `/logo/${tenant.guid}` : null} />}
			meta={tenant.status === "archived" ? <Badge icon="archive">{t("tenants.is.archived")}</Badge> : tenant.slug}
			actions={
				<>
					{tenant.status === "active" && (
						<LinkButton to={`/${tenant.guid}/user/users`} icon="users-round">
							{t("tenant.openUsers")}
						</LinkButton>
					)}
					<LinkButton to={to({ tab: "edit", log: null, people: null })} icon="pencil">
						{t("tenant.edit")}
					</LinkButton>
				</>
			}
			close={to(closed)}
		>
			<div className="-mx-4 -mt-4 mb-5 px-4 md:-mx-5 md:-mt-5 md:px-5">
				<Tabs
					label={t("tenant.tabs")}
					tabs={tabs.map((key) => ({
						to: to({ tab: key === "overview" ? null : key, log: null, people: null }),
						label: t(`tenant.tab.${key}`),
						current: key === tab,
					}))}
				/>
			</div>
			{tab === "overview" && <PanelOverview panel={panel} answer={answer} />}
			{tab === "modules" && <PanelModules panel={panel} answer={answer} />}
			{tab === "members" && <PanelMembers panel={panel} />}
			{tab === "branding" && <BrandingForms key={tenant.updatedAt} tenant={tenant} answer={answer} />}
			{panel.security && (
				<PanelSecurity panel={panel} security={panel.security} countedTo={panel.countedTo} answer={answer} />
			)}
			{tab === "log" && <PanelLog panel={panel} />}
			{tab === "edit" && <PanelEdit key={tenant.updatedAt} panel={panel} answer={answer} />}
		</SidePanel>
	);
}
