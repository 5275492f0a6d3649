import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { companyList } from "../companies/companies.list";
import { companyFields, companyResource } from "../companies/companies.resource.server";
import { BulkLeadInput, CompaniesQuery } from "../companies/companies.schema";
import { setLead, showCompanies } from "../companies/show-companies.server";
import { CompaniesTable } from "../components/companies-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "lists", "people", "modules", "errors"], title: "hms:companies.title" };

export const loader = page("companies", CompaniesQuery, showCompanies);
export const action = pageAction("companies", {
	bulkLead: handler(BulkLeadInput, setLead),
	...companyFields.handlers,
	...companyResource.handlers,
});

export default function Companies() {
	const { list, rows, people, today, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	const add = (
		<LinkButton kind="primary" icon="plus" to={at.newCompany}>
			{t("companies.add")}
		</LinkButton>
	);
	return (
		<ListPage
			definition={companyList}
			list={list}
			rows={rows}
			path={at.companies}
			answer={answer}
			title={t("companies.title")}
			tabs={{ label: t("views.label"), all: t("views.all") }}
			actions={
				<>
					<LinkButton kind="quiet" icon="trash-2" to={`${at.companies}/trash`}>
						{t("companies.trash")}
					</LinkButton>
					{add}
				</>
			}
			bar={{
				searchLabel: t("companies.search"),
				exportTo: `${at.companies}/export`,
				options: { lead: [{ value: "me", label: t("me") }, ...people] },
			}}
			empty={{ icon: "building-2", title: t("companies.none"), help: t("companies.noneHelp"), action: add }}
			range={t("companies.range", { count: rows.length })}
			bulk={[
				{
					...{ intent: "bulkLead", label: t("bulk.lead"), icon: "user-round" },
					fields: (
						<SelectField
							name="leadId"
							label={t("company.lead")}
							options={[{ value: "", label: t("nobody") }, ...people]}
						/>
					),
				},
				{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" },
			]}
		>
			{(listing) => <CompaniesTable {...listing} {...{ tenant, today }} />}
		</ListPage>
	);
}
