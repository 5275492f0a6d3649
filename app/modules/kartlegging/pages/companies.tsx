import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ListPage } from "#app/lists/components/list-page";
import { handler } from "#app/platform/guard.server";
import { LinkButton } from "#app/ui/button";
import { SelectField } from "#app/ui/text-field";
import { BulkCampaign } from "../campaigns/campaigns.schema";
import { addToCampaign } from "../campaigns/campaigns.server";
import { companyList } from "../companies/companies.list";
import { companyFields, companyResource } from "../companies/companies.resource.server";
import { BulkInterviewerInput, BulkStatusInput, CompaniesQuery } from "../companies/companies.schema";
import { setInterviewer, setStatus, showCompanies } from "../companies/show-companies.server";
import { statuses } from "../companies/statuses";
import { CompaniesTable } from "../components/companies-table";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["kartlegging", "lists", "people", "modules", "errors"],
	title: "kartlegging:companies.title",
};

export const loader = page("companies", CompaniesQuery, showCompanies);
export const action = pageAction("companies", {
	bulkStatus: handler(BulkStatusInput, setStatus),
	bulkCampaign: handler(BulkCampaign, addToCampaign),
	bulkInterviewer: handler(BulkInterviewerInput, setInterviewer),
	...companyFields.handlers,
	...companyResource.handlers,
});

export default function Companies() {
	const { list, rows, interviewers, campaigns, today, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("kartlegging");
	const at = paths(tenant);
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
					<LinkButton kind="primary" icon="plus" to={at.newCompany}>
						{t("companies.add")}
					</LinkButton>
				</>
			}
			bar={{
				searchLabel: t("companies.search"),
				exportTo: `${at.companies}/export`,
				options: { interviewer: [{ value: "me", label: t("me") }, ...interviewers] },
			}}
			empty={{
				...{ icon: "building-2", title: t("companies.none"), help: t("companies.noneHelp") },
				action: (
					<LinkButton kind="primary" icon="plus" to={at.newCompany}>
						{t("companies.add")}
					</LinkButton>
				),
			}}
			range={t("companies.range", { count: rows.length })}
			bulk={[
				{
					...{ intent: "bulkStatus", label: t("bulk.status"), icon: "check" },
					fields: (
						<SelectField
							name="status"
							label={t("company.status")}
							options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
						/>
					),
				},
				{
					...{ intent: "bulkInterviewer", label: t("bulk.interviewer"), icon: "user-round" },
					fields: (
						<SelectField
							name="interviewerId"
							label={t("company.interviewer")}
							options={[{ value: "", label: t("company.nobody") }, ...interviewers]}
						/>
					),
				},
				...(campaigns.length > 0
					? [
							{
								...{ intent: "bulkCampaign", label: t("bulk.campaign"), icon: "phone" as const },
								fields: <SelectField name="campaignId" label={t("campaigns.which")} options={campaigns} />,
							},
						]
					: []),
				{ intent: "bulkRemove", label: t("bulk.remove"), icon: "trash-2" },
			]}
		>
			{(listing) => <CompaniesTable {...listing} {...{ tenant, today }} />}
		</ListPage>
	);
}
