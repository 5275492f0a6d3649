import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormsAboutView } from "#app/forms/subjects/components/forms-about-view";
import { inList } from "#app/lists/in-list";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CustomerNamed, showAskedAbout } from "../asked-about.server";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crmCustomer", "overTime", "formReports", "modules", "errors"] };

export const loader = page("customers", CustomerNamed, showAskedAbout);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** Forms about a customer: how it has gone by each. */
export default function CustomerForms() {
	const { title, guid, list, tenant, shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("crmCustomer");
	return (
		<PageBody width="home">
			<PageHeader title={t("asked.title")} back={{ to: inList(paths(tenant).customer(guid), list), label: title }} />
			<FormsAboutView shown={shown} />
		</PageBody>
	);
}
