import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { CompanyView } from "../companies/show-company.server";
import { statuses } from "../companies/statuses";

type StandingFormProps = Pick<CompanyView, "company" | "interviewers"> & { answer: unknown };

/** Where a company stands, who speaks to it, and what comes next. */
export function StatusForm({ company, interviewers, answer }: StandingFormProps) {
	const { t } = useTranslation("kartlegging");
	const problem = useFormProblem(answer, { intent: "standing" });
	const { status, interviewer, nextStep, nextOn, standingAt } = company;
	// Whoever may assess no longer stays named where they are the interviewer.
	const isOffered = interviewer === null || interviewers.some(({ value }) => value === interviewer.id);
	const former = isOffered ? [] : [{ value: interviewer.id, label: interviewer.name }];
	return (
		<Form method="post" key={standingAt} className="group card flex flex-col gap-4 p-4" preventScrollReset noValidate>
			<input type="hidden" name="updatedAt" value={standingAt} />
			<SelectField
				id="status"
				name="status"
				label={t("company.status")}
				error={problem.of("status")}
				defaultValue={problem.typed("status") ?? status}
				options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
			/>
			<SelectField
				id="interviewerId"
				name="interviewerId"
				label={t("company.interviewer")}
				error={problem.of("interviewerId")}
				defaultValue={problem.typed("interviewerId") ?? interviewer?.id ?? ""}
				options={[{ value: "", label: t("company.nobody") }, ...interviewers, ...former]}
			/>
			<TextField
				id="nextStep"
				name="nextStep"
				label={t("company.nextStep")}
				error={problem.of("nextStep")}
				defaultValue={problem.typed("nextStep") ?? nextStep}
			/>
			<TextField
				id="nextOn"
				name="nextOn"
				type="date"
				label={t("company.nextOn")}
				error={problem.of("nextOn")}
				defaultValue={problem.typed("nextOn") ?? nextOn ?? ""}
				className="max-w-44"
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="standing" kind="secondary">
					{t("standing.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
