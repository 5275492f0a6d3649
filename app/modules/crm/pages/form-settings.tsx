import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PickOne } from "#app/directory/components/pick-one";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { CopyField } from "#app/ui/copy-field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextArea, TextField } from "#app/ui/text-field";
import { FieldOrder } from "../form-settings/components/field-order";
import { FormTexts } from "../form-settings/components/form-texts";
import { save } from "../form-settings/form-actions.server";
import { SettingsForm, SettingsPage } from "../form-settings/form-settings.schema";
import { showSettings } from "../form-settings/show-forms.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["crm", "crmInbox", "contactForm", "people", "errors"], title: "crmInbox:forms.title" };

export const loader = page("contactForm", SettingsPage, showSettings);
export const action = pageAction("contactForm", { save: handler(SettingsForm, save, { level: 30 }) });

export default function FormSettings() {
	const { form, address, languages, colleagues, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("crmInbox");
	const at = paths(tenant);
	const typed = (name: string, value: string) => problem.typed(name) ?? value;
	const ticked = (name: string, value: boolean) => (problem.refused ? problem.typed(name) === "on" : value);
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.formSettings, label: t("forms.title") }}
				title={form.name}
				actions={
					form.isActive && (
						<LinkButton icon="arrow-up-right" to={form.path} target="_blank" rel="noreferrer" reloadDocument>
							{t("form.openIt")}
						</LinkButton>
					)
				}
			/>
			<Form method="post" className="flex flex-col" noValidate key={form.updatedAt}>
				{/* Before all buttons: Enter in a field saves, and a button that moves a field saves too. */}
				<input type="hidden" name="intent" value="save" />
				<button type="submit" hidden tabIndex={-1} aria-hidden="true" />
				<input type="hidden" name="updatedAt" value={form.updatedAt} />
				<Section title={t("form.general")}>
					<div className="flex flex-col gap-5">
						<TextField
							id="name"
							name="name"
							label={t("form.name")}
							help={t("form.nameHelp")}
							error={problem.of("name")}
							defaultValue={typed("name", form.name)}
							autoComplete="off"
						/>
						<Checkbox
							name="isActive"
							label={t("form.isActive")}
							help={t("form.isActiveHelp")}
							defaultChecked={ticked("isActive", form.isActive)}
						/>
						<PickOne
							id="assigneeId"
							name="assigneeId"
							label={t("form.assignee")}
							help={t("form.assigneeHelp")}
							error={problem.of("assigneeId")}
							className="max-w-80"
							address={at.staff}
							choices={colleagues.map((person) => ({ value: person.id, label: person.name }))}
							none={t("form.everybody")}
							defaultValue={typed("assigneeId", form.assigneeId ?? "")}
						/>
						<Checkbox
							id="asksConfirmation"
							name="asksConfirmation"
							label={t("form.asksConfirmation")}
							help={t("form.asksConfirmationHelp")}
							error={problem.of("asksConfirmation")}
							defaultChecked={ticked("asksConfirmation", form.asksConfirmation)}
						/>
					</div>
				</Section>
				<Section title={t("form.fields")} intro={t("form.fieldsIntro")}>
					<FieldOrder fields={form.fields} error={problem.of("fields")} />
				</Section>
				<Section title={t("form.texts")} intro={t("form.textsIntro")}>
					<FormTexts
						texts={form.texts}
						languages={languages}
						version={form.consentVersion}
						former={form.formerConsents}
						typed={problem.typed}
					/>
				</Section>
				<Section title={t("form.embedding")} intro={t("form.embeddingIntro")}>
					<div className="flex flex-col gap-5">
						<TextArea
							id="allowedDomains"
							name="allowedDomains"
							label={t("form.domains")}
							help={t("form.domainsHelp")}
							error={problem.of("allowedDomains")}
							defaultValue={typed("allowedDomains", form.allowedDomains.join("\n"))}
							rows={3}
							spellCheck={false}
						/>
						<CopyField label={t("form.embed")} help={t("form.embedHelp")} value={form.embed} />
						<CopyField label={t("form.address")} value={address} />
						<figure>
							<figcaption>
								<span className="label">{t("form.qr")}</span>
								<span className="mb-1.5 block text-13 text-ink-3">{t("form.qrHelp")}</span>
							</figcaption>
							<img
								src={at.formQr(form.id)}
								alt={t("form.qr")}
								width={160}
								height={160}
								loading="lazy"
								className="size-40 rounded-lg border border-line"
							/>
							<a href={at.formQr(form.id)} download={`${form.name}.svg`} className="link mt-2 inline-block text-13">
								{t("form.qrSave")}
							</a>
						</figure>
					</div>
				</Section>
				<div className="mt-6 flex flex-col gap-4">
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton>{t("form.save")}</SubmitButton>
					</div>
				</div>
			</Form>
			{form.isActive && (
				<Section title={t("form.preview")} intro={t("form.previewIntro")}>
					<iframe
						key={form.updatedAt}
						src={`${form.path}?contentonly`}
						title={t("form.preview")}
						loading="lazy"
						className="card h-160 w-full bg-sheet"
					/>
				</Section>
			)}
		</PageBody>
	);
}
