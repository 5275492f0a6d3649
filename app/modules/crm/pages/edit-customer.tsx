import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CustomerFields } from "../components/customer-fields";
import { save } from "../customer-actions.server";
import { EditCustomerForm } from "../customer-page.schema";
import { page, pageAction } from "../guard.server";
import { places } from "../places";
import { showCustomer } from "../show-customer.server";
import { CustomerQuery } from "../timeline/customer-query.schema";

export const handle = { i18n: ["crm", "errors"] };

export const loader = page("customers", CustomerQuery, async (visit, input) => {
	const shown = await showCustomer(visit, input);
	if (!shown.writes) throw notAllowed();
	return shown;
});
export const action = pageAction("customers", { save: verb(EditCustomerForm, save, { level: 20 }) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

export default function EditCustomer() {
	const { customer, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crm");
	const at = places(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.customer(customer.guid), label: customer.name }} title={t("customer.editTitle")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={customer.updatedAt} />
				<CustomerFields values={customer} problem={problem} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("customer.save")}</SubmitButton>
					<LinkButton to={at.customer(customer.guid)}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
