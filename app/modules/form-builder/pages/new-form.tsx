import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { Field } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { NewFormInput, NewFormPage } from "../forms-list.schema";
import { page, pageAction } from "../guard.server";
import { makeNew, showNewForm } from "../new-form.server";
import { places } from "../places";

export const handle = { i18n: ["formBuilder", "forms", "errors"], title: "formBuilder:new.title" };

export const loader = page("front", NewFormPage, showNewForm);
export const action = pageAction("front", { make: verb(NewFormInput, makeNew) });

export default function NewForm() {
	const { templates, chosen, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("formBuilder");
	const ways = ["blank", "list", ...(templates.length > 0 ? ["template"] : []), "file"];
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={{ to: places(tenant).forms, label: t("title") }} />
			<Form method="post" encType="multipart/form-data" className="group flex flex-col gap-5" noValidate>
				<RadioGroup
					name="from"
					legend={t("new.from")}
					defaultValue={problem.typed("from") ?? (chosen ? "template" : "blank")}
					options={ways.map((way) => ({ value: way, label: t(`new.${way}`), help: t(`new.${way}Help`) }))}
				/>
				<TextField
					id="title"
					name="title"
					label={t("new.name")}
					help={t("new.nameHelp")}
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? ""}
					autoComplete="off"
				/>
				<TextArea
					id="text"
					name="text"
					className="hidden group-has-[input[value=list]:checked]:block"
					label={t("new.questions")}
					help={t("new.questionsHelp")}
					error={problem.of("text")}
					defaultValue={problem.typed("text") ?? ""}
					rows={8}
				/>
				{templates.length > 0 && (
					<SelectField
						id="template"
						name="template"
						className="hidden group-has-[input[value=template]:checked]:block"
						label={t("new.template")}
						error={problem.of("template")}
						defaultValue={problem.typed("template") ?? chosen ?? ""}
						options={[
							{ value: "", label: t("new.choose") },
							...templates.map(({ id, title }) => ({ value: id, label: title })),
						]}
					/>
				)}
				<Field
					id="file"
					label={t("new.fileLabel")}
					error={problem.of("file")}
					className="hidden group-has-[input[value=file]:checked]:block"
				>
					{(ties) => (
						<input {...ties} type="file" name="file" accept=".json,application/json" className="field h-auto" />
					)}
				</Field>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="make">{t("new.submit")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
