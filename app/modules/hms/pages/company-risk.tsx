import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CompanyNamed } from "../companies/companies.schema";
import {
	dropCompanyMatrix,
	keepCompanyMatrix,
	keepCompanySize,
	showCompanyRisk,
} from "../companies/company-risk.server";
import { MatrixFields } from "../components/matrix-fields";
import { RiskGrid } from "../components/risk-grid";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { riskSizes } from "../risk/matrix";
import { CompanyMatrixInput, CompanySizeInput } from "../settings/settings.schema";

export const handle = { i18n: ["hms", "errors"], title: "hms:settingsPage.matrix" };

export const loader = page("companies", CompanyNamed, showCompanyRisk);
export const action = pageAction("companies", {
	size: verb(CompanySizeInput, keepCompanySize),
	matrix: verb(CompanyMatrixInput, keepCompanyMatrix),
	drop: verb(CompanyNamed, dropCompanyMatrix),
});

/** How a company judges risks, where it does so in another way than the organisation. */
export default function CompanyRisk() {
	const { company, matrix, own, savedAt, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "matrix" });
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
				<p className="mb-3 text-sm text-ink-2">{t("settingsPage.sizeHelp")}</p>
				<Form method="post" key={savedAt} className="card flex flex-col gap-4 p-4" preventScrollReset>
					<RadioGroup
						id="size"
						name="size"
						legend={t("settingsPage.size")}
						defaultValue={String(matrix.size)}
						options={riskSizes.map((size) => ({ value: String(size), label: `${size} × ${size}` }))}
					/>
					<div>
						<SubmitButton intent="size" kind="secondary">
							{t("settingsPage.useSize")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
			{own && (
				<Section title={t("companyRisk.words")} className="mt-8">
					<Form
						method="post"
						key={savedAt}
						className="group card flex flex-col gap-5 p-4"
						preventScrollReset
						noValidate
					>
						<MatrixFields {...{ matrix, own, problem }} />
						<FormErrors errors={problem.summary} />
						<div>
							<SubmitButton intent="matrix" kind="secondary">
								{t("save")}
							</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
		</PageBody>
	);
}
