import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { inList } from "#app/lists/in-list";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ContactPage } from "../contacts/contact.schema";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { DataParts } from "../personal-data/components/data-parts";
import { erase } from "../personal-data/erase.server";
import { EraseForm } from "../personal-data/personal-data.schema";
import { showPersonalData } from "../personal-data/read-personal-data.server";

export const handle = { i18n: ["crmContacts", "errors"], title: "crmContacts:data.title" };

export const loader = page("contacts", ContactPage, showPersonalData);
export const action = pageAction("contacts", { erase: handler(EraseForm, erase, { level: 30 }) });

export default function PersonalDataOnPage() {
	const shown = useLoaderData<typeof loader>();
	const { contact, list, name, mayErase, tenant } = shown;
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmContacts");
	const at = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: inList(at.contact(contact.id), list), label: name }}
				title={t("data.title")}
				meta={t("data.intro")}
				actions={(["json", "csv"] as const).map((format) => (
					<LinkButton key={format} icon="download" to={at.personalDataFile(contact.id, format)} reloadDocument>
						{t(`data.export.${format}`)}
					</LinkButton>
				))}
			/>
			<Form method="post" noValidate key={contact.updatedAt}>
				<DataParts shown={shown} mayErase={mayErase} />
				{mayErase && (
					<Section title={t("data.erase")} intro={t("data.eraseHelp")} className="mt-8">
						<div className="flex flex-col gap-4">
							<Checkbox id="sure" name="sure" value="1" label={t("data.sure")} error={problem.of("sure")} />
							<FormErrors errors={problem.summary} />
							<div>
								<SubmitButton intent="erase" kind="danger" icon="trash-2">
									{t("data.eraseDo")}
								</SubmitButton>
							</div>
						</div>
					</Section>
				)}
			</Form>
		</PageBody>
	);
}
