import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { namesIn, pick } from "#app/directory/fields/field";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { KeptList } from "#app/lists/components/kept-list";
import { BasedOn } from "#app/lists/conflict/based-on";
import { ConflictDialog } from "#app/lists/conflict/conflict-dialog";
import { comparedFields } from "#app/lists/fields/compared-fields";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CustomerFields } from "../components/customer-fields";
import { save } from "../customer-actions.server";
import { EditCustomerForm } from "../customer-page.schema";
import { customerFields } from "../customers.fields";
import { SimilarCustomers } from "../duplicates/components/similar-customers";
import { page, pageAction } from "../guard.server";
import { LogoCard } from "../logo/components/logo-card";
import { LOGO_FORM_MAX, LogoForm, LogoRef } from "../logo/logo.schema";
import { pickLogo, removeLogo, uploadLogo } from "../logo/logo.server";
import { paths } from "../paths";
import { showCustomer } from "../show-customer.server";
import { CustomerQuery } from "../timeline/customer-query.schema";

export const handle = {
	i18n: ["crm", "crmClean", "lists", "media", "filePicker", "errors"],
	title: "crm:customers.title",
};

export const loader = page("customers", CustomerQuery, async (visit, input) => {
	const shown = await showCustomer(visit, input);
	if (!shown.writes) throw notAllowed();
	return shown;
});
const write = { level: 20 };

export const action = pageAction(
	"customers",
	{
		save: handler(EditCustomerForm, save, write),
		uploadLogo: handler(LogoForm, uploadLogo, write),
		pickLogo: handler(LogoForm, pickLogo, write),
		removeLogo: handler(LogoRef, removeLogo, write),
	},
	{ bodyMax: LOGO_FORM_MAX },
);

export default function EditCustomer() {
	const { customer, neighbours, keeper, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const { t } = useTranslation("crm");
	const at = paths(tenant);
	const page = inList(at.customer(customer.guid), neighbours.list);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: page, label: customer.name }} title={t("customer.editTitle")} />
			<LogoCard
				name={customer.name}
				logo={customer.logoId && at.customerLogo(customer.guid, customer.logoId)}
				action={inList(at.editCustomer(customer.guid), neighbours.list)}
				answer={answer}
			/>
			<ConflictDialog answer={answer} fields={comparedFields(customerFields, t)} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<KeptDraft keeper={keeper} form={`crm.customer.${customer.id}`} />
				<KeptList list={neighbours.list} />
				<BasedOn updatedAt={customer.updatedAt} was={pick(customer, namesIn(customerFields, "form"))} />
				<CustomerFields values={customer} problem={problem} tenant={tenant} />
				<SimilarCustomers tenant={tenant} except={customer.guid} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("customer.save")}</SubmitButton>
					<LinkButton to={page}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
