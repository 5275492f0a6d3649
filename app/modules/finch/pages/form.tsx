import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing, verb } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { FormRow } from "../components/form-row";
import { FormRef, FormStandingInput, NewFormInput } from "../forms/forms.schema";
import { makeNew, removeForm, showForms, stand } from "../forms/forms.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["finch", "formBuilder", "errors"], title: "finch:forms.title" };

export const loader = page("form", Nothing, showForms);
export const action = pageAction("form", {
	make: verb(NewFormInput, makeNew),
	stand: verb(FormStandingInput, stand),
	remove: verb(FormRef, removeForm),
});

export default function Forms() {
	const { forms, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("finch");
	const at = paths(tenant);
	return (
		<PageBody width="home">
			<PageHeader
				title={t("forms.title")}
				meta={t("forms.intro")}
				actions={
					<>
						<LinkButton kind="quiet" icon="trash-2" to={at.formTrash}>
							{t("forms.trash")}
						</LinkButton>
						<LinkButton icon="users-round" to={at.students}>
							{t("students.title")}
						</LinkButton>
					</>
				}
			/>
			<FormErrors errors={problem.summary} />
			{forms.length === 0 ? (
				<EmptyState
					icon="file-text"
					title={t("forms.none")}
					action={
						<Form method="post">
							<input type="hidden" name="from" value="template" />
							<SubmitButton intent="make" icon="plus">
								{t("forms.useTemplate")}
							</SubmitButton>
						</Form>
					}
				>
					{t("forms.noneHelp")}
				</EmptyState>
			) : (
				<CardList label={t("forms.title")}>
					{forms.map((form) => (
						<FormRow key={form.id} form={form} tenant={tenant} />
					))}
				</CardList>
			)}
			<Section title={t("forms.new")} className="mt-8">
				<Form method="post" key={forms.length} className="group flex max-w-160 flex-wrap items-end gap-3" noValidate>
					<TextField
						id="title"
						name="title"
						label={t("forms.formTitle")}
						error={problem.of("title")}
						defaultValue={problem.typed("title") ?? ""}
						className="w-80 max-w-full"
					/>
					<SelectField
						id="from"
						name="from"
						label={t("forms.from")}
						defaultValue={problem.typed("from") ?? "blank"}
						options={(["blank", "template"] as const).map((value) => ({ value, label: t(`forms.${value}`) }))}
					/>
					<SubmitButton intent="make" kind="secondary" icon="plus">
						{t("forms.make")}
					</SubmitButton>
				</Form>
			</Section>
		</PageBody>
	);
}
