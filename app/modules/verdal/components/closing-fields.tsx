import { useTranslation } from "react-i18next";
import { RadioGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { endReasons } from "../placements/choices";
import type { FormValues } from "../placements/form-values";
import { FreeText } from "./free-text";

type ClosingFieldsProps = { values: FormValues; problem: ReturnType<typeof useFormProblem> };

/** How a placement ended: what the archive asks for before it takes one. */
export function ClosingFields({ values, problem }: ClosingFieldsProps) {
	const { t } = useTranslation("verdalPlacements");
	return (
		<>
			<SelectField
				id="endReason"
				name="endReason"
				label={t("field.endReason")}
				error={problem.of("endReason")}
				defaultValue={problem.typed("endReason") ?? values.endReason ?? ""}
				options={[
					{ value: "", label: t("choose") },
					...endReasons.map((value) => ({ value, label: t(`endReason.${value}`) })),
				]}
			/>
			<RadioGroup
				id="goalReached"
				name="goalReached"
				legend={t("field.goalReached")}
				error={problem.of("goalReached")}
				defaultValue={problem.typed("goalReached") ?? values.goalReached ?? ""}
				options={(["yes", "partly", "no"] as const).map((value) => ({ value, label: t(`goalReached.${value}`) }))}
			/>
			{(["summary", "conclusion", "nextStep"] as const).map((field) => (
				<FreeText
					key={field}
					id={field}
					name={field}
					label={t(`field.${field}`)}
					help={t(`help.${field}`)}
					rows={3}
					error={problem.of(field)}
					defaultValue={problem.typed(field) ?? values[field]}
				/>
			))}
		</>
	);
}
