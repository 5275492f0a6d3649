import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { LogFields } from "../components/log-fields";
import { page, pageAction } from "../guard.server";
import { ChangeLogForm, SettingsPage } from "../log-form.schema";
import { changeFromPage, keepFromPage, removeFromPage, showSettings } from "../log-pages.server";

export const handle = { i18n: ["activityLog", "forms", "errors"], title: "activityLog:settings.title" };

export const loader = page("write", SettingsPage, showSettings);
export const action = pageAction("write", {
	change: handler(ChangeLogForm, changeFromPage),
	keep: handler(SettingsPage, keepFromPage),
	remove: handler(SettingsPage, removeFromPage),
});

export default function LogSettings() {
	const { client, given, back, hasAnswers } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "change" });
	const { t } = useTranslation("activityLog");
	return (
		<PageBody width="settings">
			<PageHeader title={t("settings.title")} meta={client} back={{ to: back, label: given.title }} />
			<Form method="post" className="flex flex-col gap-6" noValidate>
				<FormErrors errors={problem.summary} />
				{hasAnswers && <Notice>{t("settings.hasAnswers")}</Notice>}
				<LogFields given={given} problem={problem} />
				<div>
					<SubmitButton intent="change">{t("settings.save")}</SubmitButton>
				</div>
			</Form>
			<Section title={t("settings.more")} className="mt-10">
				<div className="flex flex-wrap gap-3">
					<Form method="post">
						<SubmitButton intent="keep" kind="secondary" icon="copy">
							{t("settings.keep")}
						</SubmitButton>
					</Form>
					<ConfirmButton
						label={t("settings.remove")}
						icon="trash-2"
						title={t("settings.removeTitle", { title: given.title })}
						confirmLabel={t("settings.remove")}
						fields={{ intent: "remove" }}
					>
						{t("settings.removeHelp")}
					</ConfirmButton>
				</div>
			</Section>
		</PageBody>
	);
}
