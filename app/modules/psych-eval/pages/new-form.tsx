import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { ChosenPreview } from "../components/chosen-preview";
import { QuestionPicker } from "../components/question-picker";
import { ScheduleFields } from "../components/schedule-fields";
import { TemplateList } from "../components/template-list";
import { FromTemplate, NewForm, NewFormPage } from "../forms/new-form.schema";
import { makeFromBank, makeFromTemplate } from "../forms/new-form-actions.server";
import { showNewForm } from "../forms/show-new-form.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["psychEval", "formLibrary", "forms", "people", "sms", "errors"],
	title: "psychEval:newForm.title",
};

export const loader = page("newForm", NewFormPage, showNewForm);
export const action = pageAction("newForm", {
	make: handler(NewForm, makeFromBank, { level: 20 }),
	template: handler(FromTemplate, makeFromTemplate, { level: 20 }),
});

export default function NewSelfReport() {
	const { tenant, today, hasSms, client, clients, groups, categories, templates, mayLock } =
		useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "make", ids: { schedule: "startsOn" } });
	const { t } = useTranslation("psychEval");
	const [chosen, setChosen] = useState<string[]>([]);
	const place = paths(tenant);
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("newForm.title")}
				back={{ to: place.users, label: t("clients.title") }}
				meta={t("newForm.intro")}
			/>
			{templates.length > 0 && <TemplateList templates={templates} />}
			{categories.length === 0 ? (
				<EmptyState icon="tag" title={t("newForm.noQuestions")}>
					{t("newForm.noQuestionsHelp")}
				</EmptyState>
			) : (
				<Form method="post" className={`flex flex-col ${templates.length > 0 ? "mt-8" : ""}`} noValidate>
					<FormErrors errors={problem.summary} />
					<Section title={t("newForm.questions")} intro={t("newForm.questionsIntro")} className="mt-8">
						<QuestionPicker categories={categories} problem={problem} onChosen={setChosen} />
					</Section>
					<Section title={t("newForm.about")} className="mt-8">
						<div className="flex flex-col gap-4">
							<TextField
								id="title"
								name="title"
								label={t("newForm.name")}
								help={t("newForm.nameHelp")}
								optional
								error={problem.of("title")}
								defaultValue={problem.typed("title") ?? ""}
								autoComplete="off"
							/>
							<TextArea
								id="intro"
								name="intro"
								label={t("newForm.text")}
								optional
								error={problem.of("intro")}
								defaultValue={problem.typed("intro") ?? ""}
								rows={3}
							/>
							<SelectField
								id="adaptEvery"
								name="adaptEvery"
								label={t("newForm.adapt")}
								help={t("newForm.adaptHelp")}
								defaultValue={problem.typed("adaptEvery") ?? "0"}
								options={[0, 3, 4, 6].map((count) => ({
									value: String(count),
									label: count === 0 ? t("newForm.always") : t("newForm.every", { count }),
								}))}
							/>
						</div>
					</Section>
					<ChosenPreview categories={categories} chosen={chosen} />
					<Section title={t("newForm.whom")} intro={t("newForm.whomIntro")} className="mt-8">
						<div className="mb-5">
							<PeoplePicker
								id="clientIds"
								name="clientIds"
								legend={t("clients.title")}
								address={place.newFormClients}
								people={clients}
								groups={groups}
								error={problem.of("clientIds")}
								ticked={(id) => problem.ticked("clientIds", id) ?? id === client}
							/>
						</div>
						<ScheduleFields today={today} hasSms={hasSms} problem={problem} />
					</Section>
					{mayLock && (
						<Section title={t("newForm.lock")} intro={t("newForm.lockIntro")} className="mt-8">
							<div className="flex flex-col gap-4">
								<Checkbox
									name="isTemplate"
									label={t("newForm.isTemplate")}
									defaultChecked={problem.ticked("isTemplate")}
								/>
								<TextField
									id="source"
									name="source"
									label={t("newForm.source")}
									error={problem.of("source")}
									defaultValue={problem.typed("source") ?? ""}
								/>
								<TextField
									id="licence"
									name="licence"
									label={t("newForm.licence")}
									error={problem.of("licence")}
									defaultValue={problem.typed("licence") ?? ""}
								/>
							</div>
						</Section>
					)}
					<div className="mt-8">
						<SubmitButton intent="make">{t("newForm.submit")}</SubmitButton>
					</div>
				</Form>
			)}
		</PageBody>
	);
}
