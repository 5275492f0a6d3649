import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import type { DeviationView } from "../deviations/show-deviations.server";
import { RiskBadge } from "./badges";
import { RiskGrid } from "./risk-grid";

type RiskFormProps = Pick<DeviationView, "deviation" | "matrix"> & { answer: unknown };

/** How likely and how bad: as it was found, and with the measures in place. */
export function RiskForm({ deviation, matrix, answer }: RiskFormProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "assess" });
	const { risk, residual, riskSize: size } = deviation;
	const isOfThis = size === matrix.size;
	const choices = (names: readonly string[]) => [
		{ value: "0", label: t("risk.none") },
		...names.map((name, at) => ({ value: String(at + 1), label: `${at + 1} – ${name}` })),
	];
	const pairs = [
		{ title: t("risk.asFound"), risk, likely: "likelihood", bad: "consequence" },
		{ title: t("risk.withMeasures"), risk: residual, likely: "residualLikelihood", bad: "residualConsequence" },
	] as const;
	return (
		<Form
			method="post"
			key={deviation.updatedAt}
			className="group card flex flex-col gap-4 p-4"
			preventScrollReset
			noValidate
		>
			<input type="hidden" name="updatedAt" value={deviation.updatedAt} />
			<p className="text-13 text-ink-2">{t("risk.help")}</p>
			<RiskGrid matrix={matrix} {...(isOfThis && { before: risk, after: residual })} />
			<div className="grid gap-4 sm:grid-cols-2">
				{pairs.map(({ title, risk: assessed, likely, bad }) => (
					<fieldset key={likely} className="flex min-w-0 flex-col gap-4">
						<legend className="mb-2 text-sm font-semibold">{title}</legend>
						<p className="min-h-6">
							<RiskBadge risk={assessed} size={size} matrix={matrix} />
						</p>
						<SelectField
							id={likely}
							name={likely}
							label={t("risk.likelihood")}
							error={problem.of(likely)}
							defaultValue={problem.typed(likely) ?? String(isOfThis ? assessed.likelihood : 0)}
							options={choices(matrix.likelihood)}
						/>
						<SelectField
							id={bad}
							name={bad}
							label={t("risk.consequence")}
							error={problem.of(bad)}
							defaultValue={problem.typed(bad) ?? String(isOfThis ? assessed.consequence : 0)}
							options={choices(matrix.consequence)}
						/>
					</fieldset>
				))}
			</div>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="assess" kind="secondary">
					{t("risk.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
