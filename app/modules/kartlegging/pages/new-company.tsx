import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { companyFacts } from "#app/directory/company-facts";
import { NewCompanyQuery } from "#app/directory/company-facts.schema";
import { FindCompany } from "#app/directory/components/find-company";
import { FormFields } from "#app/directory/fields/form-fields";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { AddCustomerInput, NewCompanyInput } from "../companies/companies.schema";
import { showNewCompany } from "../companies/show-companies.server";
import { add, addFromCrm } from "../companies/show-company.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["kartlegging", "errors"], title: "kartlegging:new.title" };

export const loader = page("companies", NewCompanyQuery, showNewCompany);
export const action = pageAction("companies", {
	add: handler(NewCompanyInput, add),
	addFromCrm: handler(AddCustomerInput, addFromCrm),
});

export default function NewCompany() {
	const { q, customers, state, found, hits, interviewers, me, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("kartlegging");
	const problem = useFormProblem(answer, { intent: "add" });
	const refused = useFormProblem(answer, { intent: "addFromCrm" });
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={{ to: paths(tenant).companies, label: t("companies.title") }} />
			<FindCompany
				{...{ q, hits, state, refused }}
				known={customers}
				pick={{ intent: "addFromCrm", field: "customerId", icon: "plus" }}
				words={{
					search: t("new.search"),
					searchHelp: t("new.searchHelp"),
					find: t("new.find"),
					notFound: t("new.notInRegister"),
					silent: t("new.registerSilent"),
					known: t("new.customers"),
					knownIntro: t("new.customersIntro"),
					pick: t("new.addCustomer"),
					pickOne: (name) => t("new.addOne", { name }),
					register: t("new.register"),
					fetch: t("new.choose"),
					fetchOne: (name) => t("new.chooseOne", { name }),
				}}
			/>
			<Section title={t("new.own")} intro={t("new.ownIntro")} className="mt-8">
				<Form method="post" key={found?.orgNo} className="group flex flex-col gap-5" noValidate>
					<FormFields
						fields={companyFacts}
						values={found ?? {}}
						problem={problem}
						t={t}
						labelOf={(name) => t(`company.${name}`)}
					/>
					<SelectField
						id="interviewerId"
						name="interviewerId"
						label={t("company.interviewer")}
						error={problem.of("interviewerId")}
						defaultValue={problem.typed("interviewerId") ?? (interviewers.some(({ value }) => value === me) ? me : "")}
						options={[{ value: "", label: t("company.nobody") }, ...interviewers]}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add">{t("new.submit")}</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
