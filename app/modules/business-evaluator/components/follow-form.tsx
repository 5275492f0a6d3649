import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { EntrepreneurView } from "../entrepreneurs/show-entrepreneur.server";
import { stageKeys, statusKeys } from "../statuses";

type FollowFormProps = Pick<EntrepreneurView, "entrepreneur" | "advisors"> & { answer: unknown };

/** How far it has come with an entrepreneur, who advises them, and when they last spoke. */
export function FollowForm({ entrepreneur, advisors, answer }: FollowFormProps) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "follow" });
	const { status, stage, advisor, contactOn, updatedAt } = entrepreneur;
	// Whoever may advise no longer stays named where they are the advisor.
	const isOffered = advisor === null || advisors.some(({ value }) => value === advisor.id);
	const former = isOffered ? [] : [{ value: advisor.id, label: advisor.name }];
	return (
		<Form method="post" key={updatedAt} className="group card flex flex-col gap-4 p-4" preventScrollReset noValidate>
			<input type="hidden" name="updatedAt" value={updatedAt} />
			<SelectField
				id="status"
				name="status"
				label={t("entrepreneur.status")}
				error={problem.of("status")}
				defaultValue={problem.typed("status") ?? status}
				options={statusKeys.map((value) => ({ value, label: t(`status.${value}`) }))}
			/>
			<SelectField
				id="advisorId"
				name="advisorId"
				label={t("entrepreneur.advisor")}
				error={problem.of("advisorId")}
				defaultValue={problem.typed("advisorId") ?? advisor?.id ?? ""}
				options={[{ value: "", label: t("entrepreneur.nobody") }, ...advisors, ...former]}
			/>
			<SelectField
				id="stage"
				name="stage"
				label={t("entrepreneur.stage")}
				error={problem.of("stage")}
				defaultValue={problem.typed("stage") ?? stage}
				options={stageKeys.map((value) => ({ value, label: t(`stage.${value}`) }))}
			/>
			<TextField
				id="contactOn"
				name="contactOn"
				type="date"
				label={t("entrepreneur.contactOn")}
				error={problem.of("contactOn")}
				defaultValue={problem.typed("contactOn") ?? contactOn ?? ""}
				className="max-w-44"
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="follow" kind="secondary">
					{t("follow.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
