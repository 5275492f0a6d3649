import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AnonymiseForm } from "../components/anonymise-form";
import { MailList } from "../components/mail-list";
import { MailLog } from "../components/mail-log";
import { page, pageAction } from "../guard.server";
import { SettingsQuery, SwitchInput } from "../mails/mails.schema";
import { showSettings, switchMail } from "../mails/show-settings.server";
import { paths } from "../paths";
import { AnonymiseInput, saveMonths } from "../privacy/settings.server";

export const handle = { i18n: ["verdal", "errors"], title: "verdal:mails.title" };

export const loader = page("settings", SettingsQuery, showSettings);
export const action = pageAction("settings", {
	switch: verb(SwitchInput, switchMail),
	anonymise: verb(AnonymiseInput, saveMonths),
});

/** Which mails tell of placements, and which were sent. */
export default function Settings() {
	const { events, months, log, next, isFirst, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("verdal");
	const { settings } = paths(tenant);
	const failed = problem.refused ? [{ text: t("mails.failed") }] : [];
	return (
		<PageBody width="home">
			<PageHeader title={t("mails.title")} meta={t("mails.help")} />
			<FormErrors errors={[...failed, ...problem.summary]} />
			<MailList events={events} tenant={tenant} />
			<Section title={t("anonymise.title")} intro={t("anonymise.help")} className="mt-10">
				<AnonymiseForm months={months} />
			</Section>
			<Section title={t("log.title")} intro={t("log.help")} className="mt-10">
				{log.length === 0 ? <p className="text-sm text-ink-2">{t("log.none")}</p> : <MailLog {...{ log, tenant }} />}
				<div className="mt-4 flex flex-wrap gap-2">
					{!isFirst && <LinkButton to={settings}>{t("log.latest")}</LinkButton>}
					{next && <LinkButton to={`${settings}?cursor=${next}`}>{t("log.older")}</LinkButton>}
				</div>
			</Section>
		</PageBody>
	);
}
