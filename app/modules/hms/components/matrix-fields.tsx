import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";
import { type KeptMatrix, type RiskMatrix, riskTones } from "../risk/matrix";

type MatrixFieldsProps = {
	/** As it is read, which says what stands where nothing is written. */
	matrix: RiskMatrix;
	own: KeptMatrix;
	problem: ReturnType<typeof useFormProblem>;
};

/** The words of the matrix, and where its levels end. */
export function MatrixFields({ matrix, own, problem }: MatrixFieldsProps) {
	const { t } = useTranslation("hms");
	const [low, medium] = own.levels;
	const limits = [
		{ name: "low", level: matrix.levels[0], upTo: low?.upTo },
		{ name: "medium", level: matrix.levels[1], upTo: medium?.upTo },
	] as const;
	return (
		<>
			{(["likelihood", "consequence"] as const).map((axis) => (
				<fieldset key={axis} className="flex flex-col gap-3">
					<legend className="mb-2 text-sm font-semibold">{t(`risk.${axis}`)}</legend>
					{own[axis].map((name, at) => (
						<TextField
							// biome-ignore lint/suspicious/noArrayIndexKey: the steps are known by their number
							key={at}
							id={`${axis}-${at + 1}`}
							name={`${axis}[]`}
							maxLength={60}
							label={t("settingsPage.step", { number: at + 1 })}
							placeholder={matrix[axis][at]}
							defaultValue={name}
							autoComplete="off"
						/>
					))}
				</fieldset>
			))}
			<fieldset className="flex flex-col gap-4">
				<legend className="mb-2 text-sm font-semibold">{t("risk.levels")}</legend>
				{own.levels.map(({ name, tone }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: there are always three levels
					<div key={at} className="grid gap-3 sm:grid-cols-2">
						<TextField
							id={`level-${at + 1}`}
							name="names[]"
							maxLength={60}
							label={t("settingsPage.level", { number: at + 1 })}
							placeholder={matrix.levels[at]?.name}
							defaultValue={name}
							autoComplete="off"
						/>
						<SelectField
							id={`tone-${at + 1}`}
							name="tones[]"
							label={t("settingsPage.colour")}
							defaultValue={tone}
							options={riskTones.map((value) => ({ value, label: t(`settingsPage.tone.${value}`) }))}
						/>
					</div>
				))}
				<div className="grid gap-3 sm:grid-cols-2">
					{limits.map(({ name, level, upTo }) => (
						<TextField
							key={name}
							id={name}
							name={name}
							type="number"
							min={1}
							max={24}
							className="max-w-48"
							label={t("settingsPage.upTo", { level: level?.name })}
							error={problem.of(name)}
							defaultValue={problem.typed(name) ?? upTo}
						/>
					))}
				</div>
			</fieldset>
		</>
	);
}
