import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { verb } from "#app/platform/guard.server";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { AddCustomerInput, NewCompanyInput, NewCompanyQuery } from "../companies/companies.schema";
import { showNewCompany } from "../companies/show-companies.server";
import { add, addFromCrm } from "../companies/show-company.server";
import { FactFields } from "../components/fact-fields";
import { SettingFields } from "../components/setting-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:new.title" };

export const loader = page("companies", NewCompanyQuery, showNewCompany);
export const action = pageAction("companies", {
	add: verb(NewCompanyInput, add),
	addFromCrm: verb(AddCustomerInput, addFromCrm),
});

export default function NewCompany() {
	const { q, customers, state, found, hits, people, me, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "add" });
	const refused = useFormProblem(answer, { intent: "addFromCrm" });
	const leadId = people.some(({ value }) => value === me) ? me : "";
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={{ to: paths(tenant).companies, label: t("companies.title") }} />
			<Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
				<TextField
					id="q"
					name="q"
					type="search"
					label={t("new.search")}
					help={t("new.searchHelp")}
					defaultValue={q}
					autoComplete="off"
					className="w-96 max-w-full"
				/>
				<Button type="submit" icon="search">
					{t("new.find")}
				</Button>
			</Form>
			<FormErrors errors={refused.summary} />
			<div role="status">
				{state === "none" && <p className="mt-4 text-sm text-ink-2">{t("new.notInRegister")}</p>}
				{state === "unavailable" && <p className="mt-4 text-sm text-ink-2">{t("new.registerSilent")}</p>}
			</div>
			{customers.length > 0 && (
				<Section title={t("new.customers")} intro={t("new.customersIntro")} className="mt-6 first:mt-6">
					<CardList label={t("new.customers")}>
						{customers.map(({ id, name }) => (
							<CardRow key={id} className="justify-between">
								<span className="min-w-0 flex-1 break-words">{name}</span>
								<Form method="post">
									<input type="hidden" name="customerId" value={id} />
									<SubmitButton
										intent="addFromCrm"
										kind="secondary"
										size="sm"
										icon="plus"
										aria-label={t("new.addOne", { name })}
									>
										{t("new.addCustomer")}
									</SubmitButton>
								</Form>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			{hits.length > 0 && (
				<Section title={t("new.register")} className="mt-6">
					<CardList label={t("new.register")}>
						{hits.map(({ orgNo, name, municipality }) => (
							<CardRow key={orgNo} className="justify-between">
								<span className="min-w-0 flex-1">
									<span className="block break-words">{name}</span>
									<span className="text-13 text-ink-3">
										{[writtenOrganisationNumber(orgNo), municipality].filter(Boolean).join(" · ")}
									</span>
								</span>
								<LinkButton to={`?q=${orgNo}`} size="sm" aria-label={t("new.chooseOne", { name })}>
									{t("new.choose")}
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			<Section title={t("new.own")} intro={t("new.ownIntro")} className="mt-8">
				<Form method="post" key={found?.orgNo} className="group flex flex-col gap-5" noValidate>
					<FactFields facts={found ?? {}} problem={problem} />
					<SettingFields
						settings={{ leadId, representative: "", intervalMonths: 12 }}
						people={people}
						problem={problem}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add">{t("companies.add")}</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
