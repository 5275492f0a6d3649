import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { keeperOf } from "#app/lists/read-list.server";
import { handler, Nothing } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CustomerFields } from "../components/customer-fields";
import { add } from "../customer-actions.server";
import { NewCustomerForm } from "../customer-page.schema";
import { SimilarCustomers } from "../duplicates/components/similar-customers";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { mayWrite } from "../show-customers.server";

export const handle = { i18n: ["crm", "crmClean", "crmForm", "lists", "errors"], title: "crm:customers.new" };

export const loader = page("customers", Nothing, async (visit) => {
	if (!mayWrite(visit)) throw notAllowed();
	return { keeper: keeperOf(visit), tenant: visit.tenant.guid };
});
export const action = pageAction("customers", { add: handler(NewCustomerForm, add, { level: 20 }) });

export default function NewCustomer() {
	const { keeper, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["crm", "crmForm"]);
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: at.customers, label: t("customers.title") }}
				title={t("customers.new")}
				actions={
					<LinkButton icon="search" to={at.register}>
						{t("crmForm:register.open")}
					</LinkButton>
				}
			/>
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<KeptDraft keeper={keeper} form="crm.customer" />
				<CustomerFields values={{}} problem={problem} tenant={tenant} />
				<SimilarCustomers tenant={tenant} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="add">{t("customers.add")}</SubmitButton>
					<LinkButton to={at.customers}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
