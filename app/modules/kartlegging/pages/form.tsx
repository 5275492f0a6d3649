import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModuleFormsPage } from "#app/forms/module-forms/components/module-forms-page";
import { FormRef, FormStatusInput, NewFormInput } from "#app/forms/module-forms/module-forms.schema";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { ownForms } from "../forms/forms.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["kartlegging", "moduleForms", "formBuilder", "errors"],
	title: "kartlegging:forms.title",
};

export const loader = page("form", Nothing, ownForms.show);
export const action = pageAction("form", {
	make: handler(NewFormInput, ownForms.make),
	stand: handler(FormStatusInput, ownForms.stand),
	remove: handler(FormRef, ownForms.remove),
});

export default function Forms() {
	const { forms, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("kartlegging");
	const at = paths(tenant);
	return (
		<ModuleFormsPage
			forms={forms}
			at={at}
			words={{ title: t("forms.title"), intro: t("forms.intro"), templateHelp: t("forms.noneHelp") }}
			actions={
				<LinkButton icon="building-2" to={at.companies}>
					{t("companies.title")}
				</LinkButton>
			}
		/>
	);
}
