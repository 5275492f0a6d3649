import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { AddForm } from "../forms.schema";
import { page, pageAction } from "../guard.server";
import { addFromPage, showNewForm } from "../new-form.server";
import { places } from "../places";
import { ProjectNamed } from "../projects.schema";

export const handle = { i18n: ["generalReports", "forms", "errors"], title: "generalReports:addForm.title" };

export const loader = page("write", ProjectNamed, showNewForm);
export const action = pageAction("write", { add: verb(AddForm, addFromPage) });

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** A new form of a project: an empty one, one from a list, from a template, or a copy of another. */
export default function NewForm() {
	const { top, templates, others } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("generalReports");
	const offered = { blank: true, list: true, template: templates.length > 0, copy: others.length > 0 };
	const ways = (["blank", "list", "template", "copy"] as const).filter((way) => offered[way]);
	const choice = (name: "template" | "copyOf", options: { id: string; title: string }[]) => ({
		...{ id: name, name, label: t(`addForm.${name}`), error: problem.of(name) },
		defaultValue: problem.typed(name) ?? "",
		options: [
			{ value: "", label: t("addForm.choose") },
			...options.map(({ id, title }) => ({ value: id, label: title })),
		],
	});
	return (
		<PageBody width="form">
			<PageHeader title={t("addForm.title")} back={{ to: places(top.tenant).project(top.slug), label: top.name }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<RadioGroup
					name="from"
					legend={t("addForm.from")}
					defaultValue={problem.typed("from") ?? "blank"}
					options={ways.map((way) => ({ value: way, label: t(`addForm.${way}`), help: t(`addForm.${way}Help`) }))}
				/>
				<TextField
					id="title"
					name="title"
					label={t("addForm.name")}
					help={t("addForm.nameHelp")}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? ""}
					autoComplete="off"
				/>
				<TextArea
					id="text"
					name="text"
					className="hidden group-has-[input[value=list]:checked]:block"
					label={t("addForm.questions")}
					help={t("addForm.questionsHelp")}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? ""}
					rows={8}
				/>
				{offered.template && (
					<SelectField
						{...choice("template", templates)}
						className="hidden group-has-[input[value=template]:checked]:block"
					/>
				)}
				{offered.copy && (
					<SelectField {...choice("copyOf", others)} className="hidden group-has-[input[value=copy]:checked]:block" />
				)}
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
					<SubmitButton intent="add">{t("addForm.submit")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
