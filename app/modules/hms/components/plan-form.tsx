import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import type { RoundView } from "../rounds/show-rounds.server";
import { AreaField } from "./area-field";

type PlanFormProps = Pick<RoundView, "round" | "people" | "areas"> & { answer: unknown };

/** Where and when a round is, on what topic, and who leads it. */
export function PlanForm({ round, people, areas, answer }: PlanFormProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "plan" });
	return (
		<Form
			method="post"
			key={round.updatedAt}
			className="group card flex flex-col gap-4 p-4"
			preventScrollReset
			noValidate
		>
			<input type="hidden" name="updatedAt" value={round.updatedAt} />
			<AreaField areas={areas} error={problem.of("area")} defaultValue={problem.typed("area") ?? round.area} />
			<TextField
				id="topic"
				name="topic"
				label={t("round.topic")}
				optional
				error={problem.of("topic")}
				defaultValue={problem.typed("topic") ?? round.topic}
				autoComplete="off"
			/>
			<TextField
				id="plannedOn"
				name="plannedOn"
				type="date"
				label={t("round.plannedOn")}
				className="max-w-48"
				error={problem.of("plannedOn")}
				defaultValue={problem.typed("plannedOn") ?? round.plannedOn}
			/>
			<SelectField
				id="leaderId"
				name="leaderId"
				label={t("round.leader")}
				error={problem.of("leaderId")}
				defaultValue={problem.typed("leaderId") ?? round.leader?.id ?? ""}
				options={[{ value: "", label: t("nobody") }, ...people]}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="plan" kind="secondary">
					{t("save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
