import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";

type ActiveFieldProps = { problem: ReturnType<typeof useFormProblem>; isActive: boolean; help: string };

/** Whether it can be chosen. */
export function ActiveField({ problem, isActive, help }: ActiveFieldProps) {
	const { t } = useTranslation("verdal");
	return (
		<SelectField
			id="isActive"
			name="isActive"
			label={t("state.label")}
			help={help}
			error={problem.of("isActive")}
			defaultValue={problem.typed("isActive") ?? (isActive ? "yes" : "no")}
			options={[
				{ value: "yes", label: t("active") },
				{ value: "no", label: t("state.inactive") },
			]}
			className="max-w-60"
		/>
	);
}
