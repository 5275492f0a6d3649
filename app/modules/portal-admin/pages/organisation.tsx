import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NotificationSettingsForm } from "#app/directory/components/notification-settings-form";
import { NotificationSettingsInput } from "#app/directory/notification-settings.schema";
import { handler, Nothing, tenantAdmin } from "#app/platform/guard.server";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Tabs } from "#app/ui/tabs";
import { AboutOrganisation } from "../components/organisation/about-organisation";
import { DevicesForm } from "../components/organisation/devices-form";
import { FormerMembers } from "../components/organisation/former-members";
import { OrganisationLog } from "../components/organisation/organisation-log";
import { OrganisationModules } from "../components/organisation/organisation-modules";
import { PolicyForm } from "../components/organisation/policy-form";
import { BrandingForms } from "../components/panel-branding";
import * as input from "../organisation.schema";
import * as act from "../organisation.server";
import { organisationTabs } from "../organisation-tabs";

export const handle = {
	i18n: ["organisation", "followup", "modules", "errors", "notificationSettings"],
	title: "organisation:title",
};

export const loader = tenantAdmin.page(input.OrganisationQuery, act.showOrganisation);
export const action = tenantAdmin.pageAction({
	saveAbout: handler(input.AboutOrganisationInput, act.saveAbout),
	logo: handler(input.OwnLogoInput, act.saveLogo),
	darkLogo: handler(input.OwnDarkLogoInput, act.saveDarkLogo),
	removeLogo: handler(Nothing, act.dropLogo),
	removeDarkLogo: handler(Nothing, act.dropDarkLogo),
	accent: handler(input.OwnAccentInput, act.saveAccent),
	standardColour: handler(Nothing, act.dropAccent),
	saveTelling: handler(NotificationSettingsInput, act.saveNotificationDefaults),
	saveDevices: handler(input.DevicesInput, act.saveDevices),
	savePolicy: handler(input.PolicyInput, act.savePolicy),
	saveKept: handler(input.KeptInput, act.saveKept),
	forget: handler(input.ForgetInput, act.forget),
});

/** What an administrator says and sees of their own tenant. */
export default function OrganisationPage() {
	const organisation = useLoaderData<typeof loader>();
	const answer = useActionData<unknown>();
	const { t } = useTranslation("organisation");
	const { tab, tenant } = organisation;
	return (
		<>
			<div className="px-4 md:px-6">
				<PageHeader title={t("title")} meta={tenant.name} />
				<Tabs
					label={t("title")}
					tabs={organisationTabs.map((key) => ({
						to: key === "about" ? "?" : `?tab=${key}`,
						label: t(`tab.${key}`),
						current: key === tab,
					}))}
				/>
			</div>
			<PageBody width="settings">
				<div className="pt-6">
					{tab === "about" && <AboutOrganisation key={tenant.updatedAt} tenant={tenant} answer={answer} />}
					{tab === "branding" && (
						<>
							<h2 className="sr-only">{t("tab.branding")}</h2>
							<BrandingForms key={tenant.updatedAt} tenant={tenant} answer={answer} />
						</>
					)}
					{tab === "security" && (
						<>
							<PolicyForm policy={tenant.secondFactor} mayRequire={organisation.hasSecondFactor} answer={answer} />
							<DevicesForm keeps={tenant.keepsOnDevices} />
						</>
					)}
					{tab === "privacy" && <FormerMembers organisation={organisation} answer={answer} />}
					{tab === "notifications" && (
						<>
							<p className="mb-6 max-w-160 text-sm text-ink-2">{t("notifications.intro")}</p>
							<NotificationSettingsForm
								key={JSON.stringify(organisation.notificationDefaults)}
								rules={organisation.notificationDefaults}
								intent="saveTelling"
								answer={answer}
							/>
						</>
					)}
					{tab === "modules" && <OrganisationModules entries={organisation.entries} />}
					{tab === "log" && (
						<OrganisationLog rows={organisation.log} next={organisation.nextLog} asks={organisation.asks} />
					)}
				</div>
			</PageBody>
		</>
	);
}
