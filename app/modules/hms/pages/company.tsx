import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatOrganisationNumber } from "#app/directory/organisation-number";
import { formatPhone } from "#app/directory/phone";
import { handler } from "#app/platform/guard.server";
import { Tile } from "#app/ui/avatar";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Card, CardList, CardRow, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { CompanyNamed, SettingsInput } from "../companies/companies.schema";
import { saveSettings, showCompany } from "../companies/show-company.server";
import { CompanyBadge, RoundBadge } from "../components/badges";
import { DeviationList } from "../components/deviation-list";
import { MeasureList } from "../components/measure-list";
import { RolesSection } from "../components/roles-section";
import { SettingFields } from "../components/setting-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { RoleInput, RoleRef } from "../roles/roles.schema";
import { addRole, removeRole } from "../roles/roles.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:companies.title" };

export const loader = page("companies", CompanyNamed, showCompany);
export const action = pageAction("companies", {
	settings: handler(SettingsInput, saveSettings),
	addRole: handler(RoleInput, addRole),
	removeRole: handler(RoleRef, removeRole),
});

/** A company: its rounds, what is open, and how its work is organised. */
export default function Company() {
	const { company, tenant, people, roles, rounds, deviations, measures } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "settings" });
	const { t } = useTranslation("hms");
	const format = useFormat();
	const at = paths(tenant);
	const facts = {
		last: company.lastRoundOn && format.date(company.lastRoundOn),
		next: company.nextRoundOn && format.date(company.nextRoundOn),
		orgNo: company.orgNo && formatOrganisationNumber(company.orgNo),
		industry: company.industry,
		employees: company.employees,
		phone: company.phone && formatPhone(company.phone),
		email: company.email,
	};
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.companies, label: t("companies.title") }}
				title={company.name}
				lead={<Tile name={company.name} size={44} />}
				badges={<CompanyBadge status={company.status} />}
				meta={[company.municipality, company.industry].filter(Boolean).join(" · ")}
				actions={
					<>
						{!company.isCustomer && (
							<LinkButton icon="pencil" to={at.editCompany(company.guid)}>
								{t("edit.title")}
							</LinkButton>
						)}
						<LinkButton icon="list-checks" to={at.duties(company.guid)}>
							{t("duties.title")}
						</LinkButton>
						<LinkButton icon="calendar-days" to={at.schedules(company.guid)}>
							{t("schedules.title")}
						</LinkButton>
						<LinkButton icon="layout-grid" to={at.companyRisk(company.guid)}>
							{t("settingsPage.matrix")}
						</LinkButton>
						<LinkButton icon="qr-code" to={at.posters(company.guid)}>
							{t("posters.title")}
						</LinkButton>
						<LinkButton icon="triangle-alert" to={at.newDeviation(company.guid)}>
							{t("deviations.add")}
						</LinkButton>
						<LinkButton kind="primary" icon="clipboard-check" to={at.newRound(company.guid)}>
							{t("rounds.add")}
						</LinkButton>
					</>
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<Section title={t("rounds.title")} count={rounds.length}>
						{rounds.length === 0 ? (
							<p className="text-sm text-ink-2">{t("rounds.noneHere")}</p>
						) : (
							<CardList label={t("rounds.title")}>
								{rounds.map(({ id, title, area, status, on }) => (
									<CardRow key={id} className="flex-wrap justify-between gap-y-2">
										<span className="min-w-0 flex-1">
											<Link
												to={status === "done" ? at.protocol(id) : at.round(id)}
												className="block text-sm font-medium break-words hover:underline"
											>
												{title}
											</Link>
											<span className="text-13 text-ink-3">
												{area} · <Time at={on} as="date" />
											</span>
										</span>
										<RoundBadge status={status} />
									</CardRow>
								))}
							</CardList>
						)}
					</Section>
					<Section title={t("deviations.open")} count={deviations.length}>
						{deviations.length === 0 ? (
							<p className="text-sm text-ink-2">{t("deviations.noneOpen")}</p>
						) : (
							<DeviationList {...{ deviations, tenant }} label={t("deviations.open")} />
						)}
					</Section>
					<Section
						title={t("plan.title")}
						count={measures.length}
						aside={
							<Link to={at.newMeasure(company.guid)} className="link text-13">
								{t("plan.add")}
							</Link>
						}
					>
						{measures.length === 0 ? (
							<p className="text-sm text-ink-2">{t("plan.noneOpen")}</p>
						) : (
							<MeasureList {...{ measures, tenant }} label={t("plan.title")} />
						)}
					</Section>
				</div>
				<div className="min-w-0">
					<Section title={t("facts")}>
						<Card>
							<DefinitionList
								items={Object.entries(facts).flatMap(([key, value]) =>
									value ? [{ label: t(`company.${key}`), value }] : [],
								)}
							/>
						</Card>
					</Section>
					<Section title={t("settings")}>
						<Form
							method="post"
							key={company.settingsAt}
							className="group card flex flex-col gap-4 p-4"
							preventScrollReset
							noValidate
						>
							<input type="hidden" name="updatedAt" value={company.settingsAt} />
							<SettingFields
								settings={{
									...{ leadId: company.lead?.id ?? "", representative: company.representative },
									intervalMonths: company.intervalMonths,
								}}
								people={people}
								problem={problem}
							/>
							<FormErrors errors={problem.summary} />
							<div>
								<SubmitButton intent="settings" kind="secondary">
									{t("save")}
								</SubmitButton>
							</div>
						</Form>
					</Section>
					<RolesSection {...{ roles, people, answer }} />
				</div>
			</div>
		</PageBody>
	);
}
