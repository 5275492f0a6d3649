import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { type Choice, SelectField, TextField } from "#app/ui/text-field";

type MeasureFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	people: readonly Choice[];
	measure?: { title: string; owner: { id: string } | null; dueOn: string } | null;
	/** The name of the field that says what is to be done. */
	name?: string;
};

/** What is to be done, by whom and until when. */
export function MeasureFields({ problem, people, measure, name = "title" }: MeasureFieldsProps) {
	const { t } = useTranslation("hms");
	return (
		<>
			<TextField
				id={name}
				name={name}
				label={t("measure.title")}
				error={problem.of(name)}
				defaultValue={problem.typed(name) ?? measure?.title ?? ""}
				autoComplete="off"
			/>
			<div className="grid gap-5 sm:grid-cols-2">
				<SelectField
					id="ownerId"
					name="ownerId"
					label={t("measure.owner")}
					error={problem.of("ownerId")}
					defaultValue={problem.typed("ownerId") ?? measure?.owner?.id ?? ""}
					options={[{ value: "", label: t("nobody") }, ...people]}
				/>
				<TextField
					id="dueOn"
					name="dueOn"
					type="date"
					label={t("measure.due")}
					error={problem.of("dueOn")}
					defaultValue={problem.typed("dueOn") ?? measure?.dueOn ?? ""}
				/>
			</div>
		</>
	);
}
