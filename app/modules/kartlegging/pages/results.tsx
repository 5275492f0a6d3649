import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FormsAboutView } from "#app/forms/subjects/components/forms-about-view";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CompanyNamed } from "../companies/companies.schema";
import { showResults } from "../companies/show-company.server";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["kartlegging", "overTime", "formReports", "errors"],
	title: "kartlegging:results.title",
};

export const loader = page("companies", CompanyNamed, showResults);

/** How it has gone with a company by each form. */
export default function Results() {
	const { title, guid, tenant, shown } = useLoaderData<typeof loader>();
	const { t } = useTranslation("kartlegging");
	return (
		<PageBody width="home">
			<PageHeader title={t("results.title")} back={{ to: paths(tenant).company(guid), label: title }} />
			<FormsAboutView shown={shown} />
		</PageBody>
	);
}
