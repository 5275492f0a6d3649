import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ProjectFields } from "../components/project-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { makeFromPage } from "../project-pages.server";
import { ProjectInput } from "../projects.schema";

export const handle = { i18n: ["generalReports", "forms", "errors"], title: "generalReports:new.title" };

export const loader = page("write", Nothing, (visit) => ({ tenant: visit.tenant.guid }));
export const action = pageAction("write", { make: handler(ProjectInput, makeFromPage) });

export default function NewProject() {
	const { tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("generalReports");
	return (
		<PageBody width="form">
			<PageHeader title={t("new.title")} back={{ to: paths(tenant).dashboard(), label: t("title") }} />
			<Form method="post" className="flex flex-col gap-6" noValidate>
				<FormErrors errors={problem.summary} />
				<ProjectFields problem={problem} />
				<div>
					<SubmitButton intent="make">{t("new.make")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
