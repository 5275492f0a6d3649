import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CompanyNamed } from "../companies/companies.schema";
import {
	dropCompanyMatrix,
	keepCompanyMatrix,
	keepCompanySize,
	showCompanyRisk,
} from "../companies/company-risk.server";
import { MatrixForm, MatrixSizeForm } from "../components/matrix-forms";
import { RiskGrid } from "../components/risk-grid";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { CompanyMatrixInput, CompanySizeInput } from "../settings/settings.schema";

export const handle = { i18n: ["hms", "errors"], title: "hms:settingsPage.matrix" };

export const loader = page("companies", CompanyNamed, showCompanyRisk);
export const action = pageAction("companies", {
	size: handler(CompanySizeInput, keepCompanySize),
	matrix: handler(CompanyMatrixInput, keepCompanyMatrix),
	drop: handler(CompanyNamed, dropCompanyMatrix),
});

/** How a company judges risks, where it does so in another way than the organisation. */
export default function CompanyRisk() {
	const { company, matrix, own, savedAt, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader
				title={t("settingsPage.matrix")}
				meta={t(own ? "companyRisk.own" : "companyRisk.shared")}
				back={{ to: paths(tenant).company(company.guid), label: company.name }}
				actions={
					own && (
						<Form method="post">
							<SubmitButton intent="drop" kind="secondary" icon="undo-2">
								{t("companyRisk.drop")}
							</SubmitButton>
						</Form>
					)
				}
			/>
			<RiskGrid matrix={matrix} />
			<Section title={t("settingsPage.size")} className="mt-8">
				<MatrixSizeForm size={matrix.size} savedAt={savedAt} />
			</Section>
			{own && (
				<Section title={t("companyRisk.words")} className="mt-8">
					<MatrixForm {...{ matrix, own, savedAt, answer }} />
				</Section>
			)}
		</PageBody>
	);
}
