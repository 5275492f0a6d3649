import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { DeviationView } from "../deviations/show-deviations.server";
import { openStatuses } from "../deviations/statuses";

type HandlingFormProps = Pick<DeviationView, "deviation" | "people"> & { answer: unknown };

/** Where a deviation stands, who handles it and until when. */
export function HandlingForm({ deviation, people, answer }: HandlingFormProps) {
	const { t } = useTranslation("hms");
	const ids = { ownerId: "handling-owner", dueOn: "handling-due" };
	const problem = useFormProblem(answer, { intent: "handling", ids });
	const { status } = deviation;
	const isClosed = status === "closed" || status === "effectCheck";
	return (
		<Form
			method="post"
			key={deviation.updatedAt}
			className="group card flex flex-col gap-4 p-4"
			preventScrollReset
			noValidate
		>
			<input type="hidden" name="updatedAt" value={deviation.updatedAt} />
			<SelectField
				id="status"
				name="status"
				label={t("deviation.status")}
				help={isClosed ? t("deviation.reopenHelp") : undefined}
				error={problem.of("status")}
				defaultValue={problem.typed("status") ?? (isClosed ? "handling" : status)}
				options={openStatuses.map((value) => ({ value, label: t(`deviationStatus.${value}`) }))}
			/>
			<SelectField
				id={ids.ownerId}
				name="ownerId"
				label={t("deviation.owner")}
				error={problem.of("ownerId")}
				defaultValue={problem.typed("ownerId") ?? deviation.owner?.id ?? ""}
				options={[{ value: "", label: t("nobody") }, ...people]}
			/>
			<TextField
				id={ids.dueOn}
				name="dueOn"
				type="date"
				label={t("deviation.dueOn")}
				optional
				error={problem.of("dueOn")}
				defaultValue={problem.typed("dueOn") ?? deviation.dueOn ?? ""}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="handling" kind="secondary">
					{t(isClosed ? "deviation.reopen" : "save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
