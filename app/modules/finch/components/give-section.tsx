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
import { codeHours } from "../given/code";
import { paths } from "../paths";
import type { StudentView } from "../students/show-student.server";
import { CodeSheet, codesIn } from "./code-sheet";

type GiveSectionProps = Pick<StudentView, "student" | "forms" | "tenant"> & { answer: unknown };

/** The ways to give a student a form: here and now, by a code on any device, or by a link. */
export function GiveSection({ student, forms, tenant, answer }: GiveSectionProps) {
	const { t } = useTranslation("finch");
	const code = useFormProblem(answer, { intent: "makeCode", ids: { form: "codeForm" } });
	const sending = useFormProblem(answer, { intent: "sendLink" });
	const making = useFormProblem(answer, { intent: "makeLink" });
	const made = typeof answer === "object" && answer !== null && "link" in answer ? String(answer.link) : null;
	const codes = codesIn(answer);
	if (!student.mayBeAsked)
		return (
			<Section title={t("give.title")}>
				<Notice tone="warning" title={t("give.noConsent")}>
					{t("give.noConsentHelp")}
				</Notice>
				<FormErrors errors={[...code.summary, ...sending.summary, ...making.summary]} />
			</Section>
		);
	if (forms.length === 0)
		return (
			<Section title={t("give.title")}>
				<EmptyState
					icon="file-text"
					title={t("give.noForm")}
					action={<LinkButton to={paths(tenant).forms}>{t("forms.title")}</LinkButton>}
				>
					{t("give.noFormHelp")}
				</EmptyState>
			</Section>
		);
	const options = forms.map(({ id, title }) => ({ value: id, label: title }));
	return (
		<Section title={t("give.title")} intro={t("give.intro")}>
			<CardList label={t("give.title")}>
				{forms.map(({ id, title, answer: to }) => (
					<CardRow key={id} className="flex-wrap justify-between gap-y-3">
						<span className="min-w-0 flex-1 basis-60 text-sm break-words">{title}</span>
						<LinkButton to={to} size="sm" icon="tablet" reloadDocument aria-label={`${t("give.here")}: ${title}`}>
							{t("give.here")}
						</LinkButton>
					</CardRow>
				))}
			</CardList>
			<div className="card mt-4 p-4">
				<h3 className="text-sm font-semibold">{t("give.code")}</h3>
				<p className="mt-1 text-13 text-ink-2">{t("give.codeHelp")}</p>
				<Form method="post" className="group mt-3 flex flex-wrap items-end gap-3" preventScrollReset noValidate>
					<SelectField
						id="codeForm"
						name="form"
						label={t("report.form")}
						error={code.of("form")}
						defaultValue={code.typed("form")}
						options={options}
						className="w-72 max-w-full"
					/>
					<SelectField
						id="hours"
						name="hours"
						label={t("give.hours")}
						error={code.of("hours")}
						defaultValue={code.typed("hours") ?? "24"}
						options={codeHours.map((value) => ({ value, label: t(`hours.${value}`) }))}
						className="w-44"
					/>
					<SubmitButton intent="makeCode" kind="secondary" icon="key-round">
						{t("give.makeCode")}
					</SubmitButton>
				</Form>
				<FormErrors errors={code.summary} />
				{codes && <CodeSheet codes={codes} />}
			</div>
			<div className="card mt-4 p-4">
				<h3 className="text-sm font-semibold">{t("give.link")}</h3>
				<p className="mt-1 text-13 text-ink-2">{t("give.linkHelp")}</p>
				<Form method="post" className="group mt-3 flex flex-wrap items-end gap-3" preventScrollReset noValidate>
					<SelectField
						id="form"
						name="form"
						label={t("report.form")}
						error={sending.of("form") ?? making.of("form")}
						defaultValue={sending.typed("form") ?? making.typed("form")}
						options={options}
						className="w-72 max-w-full"
					/>
					<TextField
						id="email"
						name="email"
						type="email"
						label={t("give.email")}
						error={sending.of("email")}
						defaultValue={sending.typed("email") ?? ""}
						className="w-64 max-w-full"
					/>
					<div className="flex flex-wrap gap-2">
						<SubmitButton intent="sendLink" kind="secondary" icon="send">
							{t("give.send")}
						</SubmitButton>
						<SubmitButton intent="makeLink" kind="secondary" icon="link">
							{t("give.make")}
						</SubmitButton>
					</div>
				</Form>
				<FormErrors errors={[...sending.summary, ...making.summary]} />
				{made && (
					<Notice tone="success" live title={t("give.made")}>
						<CopyField label={t("give.madeLabel")} value={made} help={t("give.madeHelp")} />
					</Notice>
				)}
			</div>
		</Section>
	);
}
