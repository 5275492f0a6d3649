import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import { writtenForms } from "../choices";

type WrittenProps = {
	problem: ReturnType<typeof useFormProblem>;
	/** What it is now; bokmål where nothing is said. */
	written?: string;
	className?: string;
	width?: string;
};

/** In which written Norwegian something is. */
export function WrittenField({ problem, written = "nb", className, width }: WrittenProps) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<SelectField
			id="written"
			name="written"
			label={t("item.written")}
			className={className}
			width={width}
			error={problem.of("written")}
			defaultValue={problem.typed("written") ?? written}
			options={writtenForms.map((value) => ({ value, label: t(`written.${value}`) }))}
		/>
	);
}
