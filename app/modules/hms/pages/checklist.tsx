import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { verb } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { ChangedChecklistInput, ChecklistNamed } from "../checklists/checklists.schema";
import { changeChecklist, removeChecklist, showChecklist } from "../checklists/checklists.server";
import { ChecklistFields } from "../components/checklist-fields";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:checklists.title" };

export const loader = page("checklists", ChecklistNamed, showChecklist);
export const action = pageAction("checklists", {
	save: verb(ChangedChecklistInput, changeChecklist),
	remove: verb(ChecklistNamed, removeChecklist),
});

export default function Checklist() {
	const { tenant, checklist } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hms");
	return (
		<PageBody width="form">
			<PageHeader
				title={checklist.name}
				back={{ to: paths(tenant).checklists, label: t("checklists.title") }}
				actions={
					<ConfirmButton
						label={t("checklists.remove")}
						title={t("checklists.removeTitle", { name: checklist.name })}
						confirmLabel={t("checklists.remove")}
						fields={{ intent: "remove" }}
					>
						{t("checklists.removeEffect")}
					</ConfirmButton>
				}
			/>
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<input type="hidden" name="updatedAt" value={checklist.updatedAt} />
				<ChecklistFields checklist={checklist} problem={problem} />
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("save")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
