import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { KeptList } from "#app/lists/components/kept-list";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ContactFields } from "../components/contact-fields";
import { ContactForm, ContactPage } from "../contacts/contact.schema";
import { save } from "../contacts/contact-actions.server";
import { showContactForm } from "../contacts/show-contacts.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crmContacts", "crmWork", "lists", "errors"], title: "crmContacts:contacts.title" };

export const loader = page("contacts", ContactPage, showContactForm);
export const action = pageAction("contacts", { save: handler(ContactForm, save, { level: 20 }) });

export default function EditContact() {
	const { contact, neighbours, customers, keeper, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmContacts");
	const page = inList(paths(tenant).contact(contact.id), neighbours.list);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: page, label: contact.name }} title={t("contact.editTitle")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<KeptDraft keeper={keeper} form={`crm.contact.${contact.id}`} />
				<KeptList list={neighbours.list} />
				<input type="hidden" name="updatedAt" value={contact.updatedAt} />
				<ContactFields values={contact} customers={customers} problem={problem} tenant={tenant} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="save">{t("contact.save")}</SubmitButton>
					<LinkButton to={page}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
