import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";

type SettingFieldsProps = {
	settings: { leadId: string; representative: string; intervalMonths: number };
	people: readonly Choice[];
	problem: ReturnType<typeof useFormProblem>;
};

/** Who answers for a company, its safety representative, and how often it is inspected. */
export function SettingFields({ settings, people, problem }: SettingFieldsProps) {
	const { t } = useTranslation("hms");
	return (
		<>
			<SelectField
				id="leadId"
				name="leadId"
				label={t("company.lead")}
				error={problem.of("leadId")}
				defaultValue={problem.typed("leadId") ?? settings.leadId}
				options={[{ value: "", label: t("nobody") }, ...people]}
			/>
			<TextField
				id="representative"
				name="representative"
				label={t("company.representative")}
				optional
				error={problem.of("representative")}
				defaultValue={problem.typed("representative") ?? settings.representative}
				autoComplete="off"
			/>
			<TextField
				id="intervalMonths"
				name="intervalMonths"
				type="number"
				min={1}
				max={60}
				label={t("company.interval")}
				help={t("company.intervalHelp")}
				error={problem.of("intervalMonths")}
				defaultValue={problem.typed("intervalMonths") ?? settings.intervalMonths}
			/>
		</>
	);
}
