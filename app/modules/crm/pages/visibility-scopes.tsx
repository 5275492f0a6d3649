import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { scopes } from "../visibility-scope/scopes";
import { VisibilityScopesInput } from "../visibility-scope/visibility-scopes.schema";
import { saveVisibilityScopes, showVisibilityScopes } from "../visibility-scope/visibility-scopes.server";

export const handle = { i18n: ["crm", "crmShare", "errors"], title: "crmShare:reach.title" };

export const loader = page("customers", Nothing, showVisibilityScopes);
export const action = pageAction("customers", {
	save: handler(VisibilityScopesInput, saveVisibilityScopes, { level: 30 }),
});

export default function VisibilityScopes() {
	const { tenant, ...set } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["crmShare", "crm"]);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: paths(tenant).customers, label: t("crm:customers.title") }}
				title={t("reach.title")}
				meta={t("reach.intro")}
			/>
			<Form method="post" className="flex flex-col gap-5" noValidate>
				{(["level20", "level10"] as const).map((level) => (
					<SelectField
						key={level}
						id={level}
						name={level}
						label={t(`reach.${level}`)}
						error={problem.of(level)}
						defaultValue={problem.typed(level) ?? set[level]}
						className="max-w-120"
						options={scopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
					/>
				))}
				<p className="text-13 text-ink-3">{t("reach.always")}</p>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("reach.save")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
