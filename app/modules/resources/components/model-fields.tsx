import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type ModelFieldsProps = {
	models: readonly { model: string; count: number }[];
	/** How many of each, in the same order. */
	chosen?: readonly number[];
	problem: ReturnType<typeof useFormProblem>;
};

/** How many units of each model are wanted, whichever they are. */
export function ModelFields({ models, chosen, problem }: ModelFieldsProps) {
	const { t } = useTranslation("resources");
	if (models.length === 0) return null;
	const error = problem.of("quantities");
	return (
		<fieldset className="flex flex-col gap-3">
			<legend className="mb-1 text-sm font-medium">{t("model.legend")}</legend>
			<p className="text-13 text-ink-3">{t("model.help")}</p>
			<div className="grid gap-3 sm:grid-cols-3">
				{models.map(({ model, count }, index) => (
					<div key={model}>
						<input type="hidden" name="models" value={model} />
						<TextField
							id={index === 0 ? "quantities" : `quantities-${index}`}
							name="quantities"
							type="number"
							min={0}
							max={count}
							label={t("model.of", { model, count })}
							error={index === 0 ? error : undefined}
							defaultValue={problem.typedAll("quantities")?.[index] ?? String(chosen?.[index] ?? 0)}
						/>
					</div>
				))}
			</div>
		</fieldset>
	);
}
