import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptDraft } from "#app/lists/components/kept-draft";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ContactFields } from "../components/contact-fields";
import { LikeNotice, likeOf } from "../components/contact-like";
import { ContactForm, NewContactQuery } from "../contacts/contact.schema";
import { add } from "../contacts/contact-actions.server";
import { showNewContact } from "../contacts/show-contacts.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crmContacts", "crmWork", "lists", "errors"], title: "crmContacts:contacts.new" };

export const loader = page("contacts", NewContactQuery, showNewContact);
export const action = pageAction("contacts", { add: handler(ContactForm, add, { level: 20 }) });

export default function NewContact() {
	const { customer, list, keeper, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation("crmContacts");
	const at = paths(tenant);
	const like = likeOf(answer);
	const back = customer ? inList(at.customer(customer.guid), list) : at.contacts;
	return (
		<PageBody width="form">
			<PageHeader back={{ to: back, label: customer?.name ?? t("contacts.title") }} title={t("contacts.new")} />
			<Form method="post" className="flex flex-col gap-5" noValidate>
				<KeptDraft keeper={keeper} form="crm.contact" />
				<ContactFields values={{}} customers={[]} offered={customer} problem={problem} tenant={tenant} />
				<FormErrors errors={problem.summary} />
				<LikeNotice like={like} tenant={tenant} />
				{like.length > 0 && <input type="hidden" name="anyway" value="1" />}
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="add">{t(like.length > 0 ? "contacts.addAnyway" : "contacts.add")}</SubmitButton>
					<LinkButton to={back}>{t("cancel")}</LinkButton>
				</div>
			</Form>
		</PageBody>
	);
}
