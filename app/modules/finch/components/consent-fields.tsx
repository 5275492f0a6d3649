import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { type Consent, consents } from "../students/consents";

type ConsentFieldsProps = {
	student: { consent?: Consent; consentOn?: string | null; guardian?: string };
	problem: ReturnType<typeof useFormProblem>;
};

/** A guardian's consent: where it stands, since when, and whose it is. */
export function ConsentFields({ student, problem }: ConsentFieldsProps) {
	const { t } = useTranslation("finch");
	return (
		<>
			<SelectField
				id="consent"
				name="consent"
				label={t("student.consent")}
				error={problem.of("consent")}
				defaultValue={problem.typed("consent") ?? student.consent ?? "missing"}
				options={consents.map((value) => ({ value, label: t(`consent.${value}`) }))}
			/>
			<TextField
				id="consentOn"
				name="consentOn"
				type="date"
				label={t("student.consentOn")}
				help={t("student.consentOnHelp")}
				error={problem.of("consentOn")}
				defaultValue={problem.typed("consentOn") ?? student.consentOn ?? ""}
				className="max-w-44"
			/>
			<TextField
				id="guardian"
				name="guardian"
				label={t("student.guardian")}
				error={problem.of("guardian")}
				defaultValue={problem.typed("guardian") ?? student.guardian ?? ""}
				autoComplete="off"
				optional
			/>
		</>
	);
}
