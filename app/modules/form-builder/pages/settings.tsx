import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormTop } from "#app/forms/pages/components/form-top";
import { FormName } from "#app/forms/review/replies.schema";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody } from "#app/ui/page-header";
import { KeepFields } from "../components/settings/keep-fields";
import { OpenFields } from "../components/settings/open-fields";
import { StatusSection } from "../components/settings/status-section";
import { WhoFields } from "../components/settings/who-fields";
import { page, pageAction } from "../guard.server";
import { remove, save, showSettings, stand } from "../settings.server";
import { SettingsForm, StatusForm } from "../share.schema";

export const handle = { i18n: ["formShare", "formBuilder", "forms", "people", "errors"] };

export const loader = page("front", FormName, showSettings);
export const action = pageAction("front", {
	save: handler(SettingsForm, save),
	stand: handler(StatusForm, stand),
	remove: handler(FormName, remove),
});

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** Of a problem in the settings the field that it is about. */
const fields = { opensAt: "opensOn", closesAt: "closesOn" };

export default function Settings() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("formShare");
	const problem = useFormProblem(answer, { intent: "save", ids: fields });
	return (
		<PageBody width="settings">
			<FormTop top={shown.top} />
			<Form method="post" className="pt-6" noValidate preventScrollReset>
				<OpenFields shown={shown} problem={problem} />
				<WhoFields shown={shown} problem={problem} />
				<KeepFields shown={shown} problem={problem} />
				<div className="mt-8">
					<FormErrors errors={problem.summary} />
				</div>
				<SubmitButton intent="save" className="mt-5">
					{t("settings.save")}
				</SubmitButton>
			</Form>
			<StatusSection head={shown.head} answer={answer} />
		</PageBody>
	);
}
