import { useTranslation } from "react-i18next";
import { Checkbox } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";

/** Whether reminders come as text messages too; shown only where these are set up. */
export function ByTextField({ problem }: { problem: ReturnType<typeof useFormProblem> }) {
	const { t } = useTranslation("sms");
	return (
		<Checkbox
			name="byText"
			label={t("remind.label")}
			help={t("remind.help")}
			defaultChecked={problem.ticked("byText") ?? false}
		/>
	);
}
