import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { type Duty, duties } from "../documents/duties";

type DocumentFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	document?: { duty: Duty; title: string; text: string };
};

/** What a document says, and which duty it is about. */
export function DocumentFields({ problem, document }: DocumentFieldsProps) {
	const { t } = useTranslation("hms");
	return (
		<>
			<SelectField
				id="duty"
				name="duty"
				label={t("documents.duty")}
				error={problem.of("duty")}
				defaultValue={problem.typed("duty") ?? document?.duty ?? "goals"}
				options={duties.map((value) => ({ value, label: t(`duty.${value}`) }))}
			/>
			<TextField
				id="title"
				name="title"
				label={t("documents.name")}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? document?.title ?? ""}
				autoComplete="off"
			/>
			<TextArea
				id="text"
				name="text"
				label={t("documents.text")}
				help={t("documents.textHelp")}
				rows={10}
				error={problem.of("text")}
				defaultValue={problem.typed("text") ?? document?.text ?? ""}
			/>
		</>
	);
}
