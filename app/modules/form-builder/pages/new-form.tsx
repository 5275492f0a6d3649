import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LeftList } from "#app/forms/building/components/left-list";
import { NewFormFields } from "#app/forms/building/components/new-form-fields";
import type { Left } from "#app/forms/transfer/surveyjs-source";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { NewFormInput, NewFormPage } from "../forms-list.schema";
import { page, pageAction } from "../guard.server";
import { makeNew, showNewForm } from "../new-form.server";
import { paths } from "../paths";

export const handle = {
	i18n: ["formBuilder", "formBuild", "newForm", "forms", "errors"],
	title: "formBuilder:new.title",
};

export const loader = page("front", NewFormPage, showNewForm);
export const action = pageAction("front", { make: handler(NewFormInput, makeNew) });

export default function NewForm() {
	const { templates, chosen, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<{ imported?: { title: string; to: string; left: Left[] } }>();
	const problem = useFormProblem(answer);
	const { t } = useTranslation(["formBuilder", "newForm"]);
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={{ to: paths(tenant).forms, label: t("title") }} />
			{answer?.imported && (
				<Notice tone="warning" live title={t("new.imported", { title: answer.imported.title })}>
					<LeftList left={answer.imported.left} />
					<p className="mt-3">
						<Link to={answer.imported.to} className="link">
							{t("new.build")}
						</Link>
					</p>
				</Notice>
			)}
			<Form method="post" encType="multipart/form-data" className="group flex flex-col gap-5" noValidate>
				<NewFormFields problem={problem} nameHelp={t("new.nameHelp")} templates={templates} chosen={chosen} takesFile />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="make">{t("newForm:submit")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
