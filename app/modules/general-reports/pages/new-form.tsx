import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewFormFields } from "#app/forms/building/components/new-form-fields";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { AddForm } from "../forms.schema";
import { page, pageAction } from "../guard.server";
import { addFromPage, showNewForm } from "../new-form.server";
import { paths } from "../paths";
import { ProjectNamed } from "../projects.schema";

export const handle = {
	i18n: ["generalReports", "newForm", "forms", "errors"],
	title: "generalReports:addForm.title",
};

export const loader = page("write", ProjectNamed, showNewForm);
export const action = pageAction("write", { add: handler(AddForm, addFromPage) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** A new form of a project. */
export default function NewForm() {
	const { top, templates, others } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["generalReports", "newForm"]);
	return (
		<PageBody width="form">
			<PageHeader title={t("addForm.title")} back={{ to: paths(top.tenant).project(top.slug), label: top.name }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<NewFormFields problem={problem} nameHelp={t("addForm.nameHelp")} templates={templates} others={others} />
				<TextField
					id="dueOn"
					name="dueOn"
					type="date"
					optional
					label={t("field.dueOn")}
					error={problem.of("dueOn")}
					defaultValue={problem.typed("dueOn") ?? ""}
					width="max-w-52"
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("newForm:submit")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
