import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { ScheduleFields } from "./schedule-fields";

type GiveFormProps = {
	client: string;
	offered: readonly { id: string; title: string }[];
	today: string;
	hasSms: boolean;
	answer: unknown;
	newForm: string;
};

/** Gives a client one of the forms that there are; or the way to a new one. */
export function GiveForm({ client, offered, today, hasSms, answer, newForm }: GiveFormProps) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "give", ids: { schedule: "startsOn" } });
	if (offered.length === 0)
		return (
			<div className="flex flex-wrap items-center gap-3">
				<p className="text-sm text-ink-2">{t("give.none")}</p>
				<LinkButton to={newForm} icon="plus">
					{t("newForm.title")}
				</LinkButton>
			</div>
		);
	return (
		<Form method="post" className="flex flex-col gap-5" noValidate>
			<FormErrors errors={problem.summary} />
			<input type="hidden" name="client" value={client} />
			<SelectField
				id="formId"
				name="formId"
				label={t("give.form")}
				error={problem.of("formId")}
				defaultValue={problem.typed("formId") ?? offered[0]?.id}
				options={offered.map(({ id, title }) => ({ value: id, label: title }))}
			/>
			<ScheduleFields today={today} hasSms={hasSms} problem={problem} />
			<div className="flex flex-wrap gap-3">
				<SubmitButton intent="give">{t("give.submit")}</SubmitButton>
				<LinkButton to={newForm} icon="plus">
					{t("newForm.title")}
				</LinkButton>
			</div>
		</Form>
	);
}
