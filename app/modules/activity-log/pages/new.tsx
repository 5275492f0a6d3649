import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { LogFields } from "../components/log-fields";
import { page, pageAction } from "../guard.server";
import { NewLogForm, NewLogPage } from "../log-form.schema";
import { makeFromPage, showNewLog } from "../log-pages.server";

export const handle = { i18n: ["activityLog", "forms", "errors"], title: "activityLog:new.title" };

export const loader = page("write", NewLogPage, showNewLog);
export const action = pageAction("write", { make: handler(NewLogForm, makeFromPage) });

export default function NewLog() {
	const { clients, client, given, back } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("activityLog");
	return (
		<PageBody width="settings">
			<PageHeader title={t("new.title")} back={{ to: back, label: t("title") }} />
			{clients.length === 0 ? (
				<Notice title={t("new.noClients")}>{t("new.noClientsHelp")}</Notice>
			) : (
				<Form method="post" className="flex flex-col gap-6" noValidate>
					<FormErrors errors={problem.summary} />
					<SelectField
						id="clientId"
						name="clientId"
						label={t("form.client")}
						error={problem.of("clientId")}
						defaultValue={problem.typed("clientId") ?? client}
						options={[
							{ value: "", label: t("form.choose") },
							...clients.map(({ id, name }) => ({ value: id, label: name })),
						]}
					/>
					<LogFields given={given} problem={problem} />
					<div>
						<SubmitButton intent="make">{t("new.make")}</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
