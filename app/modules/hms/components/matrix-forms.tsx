import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { type KeptMatrix, type RiskMatrix, riskSizes } from "../risk/matrix";
import { MatrixFields } from "./matrix-fields";

/** In how many steps risks are judged. */
export function MatrixSizeForm({ size, savedAt }: { size: number; savedAt: number }) {
	const { t } = useTranslation("hms");
	return (
		<>
			<p className="mb-3 text-sm text-ink-2">{t("settingsPage.sizeHelp")}</p>
			<Form method="post" key={savedAt} className="card flex flex-col gap-4 p-4" preventScrollReset>
				<RadioGroup
					id="size"
					name="size"
					legend={t("settingsPage.size")}
					defaultValue={String(size)}
					options={riskSizes.map((one) => ({ value: String(one), label: `${one} × ${one}` }))}
				/>
				<div>
					<SubmitButton intent="size" kind="secondary">
						{t("settingsPage.useSize")}
					</SubmitButton>
				</div>
			</Form>
		</>
	);
}

type MatrixFormProps = { matrix: RiskMatrix; own: KeptMatrix; savedAt: number; answer: unknown };

/** The words of a matrix, and where its levels end. */
export function MatrixForm({ matrix, own, savedAt, answer }: MatrixFormProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "matrix" });
	return (
		<Form method="post" key={savedAt} className="group card flex flex-col gap-5 p-4" preventScrollReset noValidate>
			<MatrixFields {...{ matrix, own, problem }} />
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="matrix" kind="secondary">
					{t("save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
