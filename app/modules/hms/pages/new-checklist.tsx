import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ChecklistInput, NewChecklistQuery } from "../checklists/checklists.schema";
import { addChecklist, showNewChecklist } from "../checklists/checklists.server";
import { ChecklistFields } from "../components/checklist-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:checklists.add" };

export const loader = page("checklists", NewChecklistQuery, showNewChecklist);
export const action = pageAction("checklists", { add: handler(ChecklistInput, addChecklist) });

export default function NewChecklist() {
	const { tenant, ...checklist } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader title={t("checklists.add")} back={{ to: paths(tenant).checklists, label: t("checklists.title") }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<ChecklistFields checklist={checklist} problem={problem} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="add">{t("save")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
