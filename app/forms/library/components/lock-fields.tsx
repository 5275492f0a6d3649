import { useTranslation } from "react-i18next";
import { lockNames } from "#app/forms/definition/locks";
import { CheckboxGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type LockFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	locks?: readonly string[];
	source?: string;
	licence?: string;
	help?: string;
};

/** What of an item stays as it is where it is used, where it comes from, and by which right it is used. */
export function LockFields({ problem, locks = [], source = "", licence = "", help }: LockFieldsProps) {
	const { t } = useTranslation("formLibrary");
	const values = { source, licence };
	return (
		<>
			<CheckboxGroup
				name="locks"
				layout="flow"
				legend={t("keep.locks")}
				options={lockNames.map((value) => ({ value, label: t(`locks.${value}`) }))}
				isTicked={(lock) => problem.ticked("locks", lock) ?? locks.includes(lock)}
			/>
			{help && <p className="text-13 text-ink-3">{help}</p>}
			<div className="flex flex-wrap gap-4">
				{(["source", "licence"] as const).map((name) => (
					<TextField
						key={name}
						id={name}
						name={name}
						label={t(`keep.${name}`)}
						help={t(`keep.${name}Help`)}
						error={problem.of(name)}
						defaultValue={problem.typed(name) ?? values[name]}
						autoComplete="off"
						maxLength={500}
						className="min-w-60 flex-1"
					/>
				))}
			</div>
		</>
	);
}
