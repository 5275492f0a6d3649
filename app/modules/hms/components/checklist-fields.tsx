import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextArea, TextField } from "#app/ui/text-field";

type ChecklistFieldsProps = {
	checklist: { name: string; points: string };
	problem: ReturnType<typeof useFormProblem>;
};

/** A checklist as it is typed: a point on each line, under headings. */
export function ChecklistFields({ checklist, problem }: ChecklistFieldsProps) {
	const { t } = useTranslation("hms");
	return (
		<>
			<TextField
				id="name"
				name="name"
				label={t("checklists.name")}
				error={problem.of("name")}
				defaultValue={problem.typed("name") ?? checklist.name}
				autoComplete="off"
			/>
			<TextArea
				id="points"
				name="points"
				rows={16}
				label={t("checklists.pointsLabel")}
				help={t("checklists.pointsHelp")}
				error={problem.of("points")}
				defaultValue={problem.typed("points") ?? checklist.points}
			/>
		</>
	);
}
