import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { companyFacts } from "#app/directory/company-facts";
import { FormFields } from "#app/directory/fields/form-fields";
import { handler } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CompanyNamed, FactsInput } from "../companies/companies.schema";
import { saveFacts, showFacts } from "../companies/show-company.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["kartlegging", "errors"], title: "kartlegging:edit.title" };

export const loader = page("companies", CompanyNamed, async (visit, input) => {
	const shown = await showFacts(visit, input);
	if (shown.company.isCustomer) throw notAllowed("kartlegging:errors.inCrm");
	return shown;
});
export const action = pageAction("companies", { save: handler(FactsInput, saveFacts) });

export default function EditCompany() {
	const { company, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("kartlegging");
	const back = paths(tenant).company(company.guid);
	return (
		<PageBody width="form">
			<PageHeader title={t("edit.title")} back={{ to: back, label: company.name }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={company.updatedAt} />
				<FormFields
					fields={companyFacts}
					values={company}
					problem={problem}
					t={t}
					labelOf={(name) => t(`company.${name}`)}
				/>
				<FormErrors errors={problem.summary} />
				<div className="flex gap-2">
					<SubmitButton intent="save">{t("edit.save")}</SubmitButton>
					<LinkButton kind="quiet" to={back}>
						{t("edit.cancel")}
					</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
