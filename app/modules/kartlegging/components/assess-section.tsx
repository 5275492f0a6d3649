import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { CopyField } from "#app/ui/copy-field";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import type { CompanyView } from "../companies/show-company.server";
import { paths } from "../paths";

type AssessSectionProps = Pick<CompanyView, "company" | "forms" | "contacts" | "tenant"> & { answer: unknown };

/** The ways to assess a company: on a visit or by phone, or by a link that it answers by itself. */
export function AssessSection({ company, forms, contacts, tenant, answer }: AssessSectionProps) {
	const { t } = useTranslation("kartlegging");
	const problem = useFormProblem(answer, { intent: "sendLink" });
	const refused = useFormProblem(answer, { intent: "makeLink" });
	const made = typeof answer === "object" && answer !== null && "link" in answer ? String(answer.link) : null;
	if (forms.length === 0)
		return (
			<Section title={t("assess.title")}>
				<EmptyState
					icon="file-text"
					title={t("assess.noForm")}
					action={<LinkButton to={paths(tenant).forms}>{t("assess.toForms")}</LinkButton>}
				>
					{t("assess.noFormHelp")}
				</EmptyState>
			</Section>
		);
	const options = forms.map(({ id, title }) => ({ value: id, label: title }));
	const email = company.email ?? contacts.find((contact) => contact.email)?.email ?? "";
	return (
		<Section title={t("assess.title")} intro={t("assess.intro")}>
			<CardList label={t("assess.title")}>
				{forms.map(({ id, title, answer: to }) => (
					<CardRow key={id} className="flex-wrap justify-between gap-y-3">
						<span className="min-w-0 flex-1 basis-60 text-sm break-words">{title}</span>
						<span className="flex flex-wrap gap-2">
							{(["visit", "phone"] as const).map((how) => (
								<LinkButton
									key={how}
									to={`${to}&how=${how}`}
									size="sm"
									icon={how === "visit" ? "building-2" : "phone"}
									reloadDocument
									aria-label={`${t(`assess.${how}`)}: ${title}`}
								>
									{t(`assess.${how}`)}
								</LinkButton>
							))}
						</span>
					</CardRow>
				))}
			</CardList>
			<div className="card mt-4 p-4">
				<h3 className="text-sm font-semibold">{t("assess.link")}</h3>
				<p className="mt-1 text-13 text-ink-2">{t("assess.linkHelp")}</p>
				<Form method="post" className="group mt-3 flex flex-wrap items-end gap-3" preventScrollReset noValidate>
					<SelectField
						id="form"
						name="form"
						label={t("assess.form")}
						error={problem.of("form") ?? refused.of("form")}
						defaultValue={problem.typed("form") ?? refused.typed("form")}
						options={options}
						className="w-72 max-w-full"
					/>
					<TextField
						id="email"
						name="email"
						type="email"
						label={t("assess.email")}
						error={problem.of("email")}
						defaultValue={problem.typed("email") ?? email}
						className="w-64 max-w-full"
					/>
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="sendLink" icon="send">
							{t("assess.send")}
						</SubmitButton>
						<SubmitButton intent="makeLink" kind="secondary" icon="link">
							{t("assess.make")}
						</SubmitButton>
					</div>
				</Form>
				<FormErrors errors={[...problem.summary, ...refused.summary]} />
				{made && (
					<Notice tone="success" live title={t("assess.made")}>
						<CopyField label={t("assess.madeLabel")} value={made} help={t("assess.madeHelp")} />
					</Notice>
				)}
			</div>
		</Section>
	);
}
