import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { repeatMonths } from "../repeat-months";

/** After how many months entrepreneurs are asked by letter to evaluate again. */
export function RepeatSettings({ chosen, answer }: { chosen: readonly number[]; answer: unknown }) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "saveRepeat" });
	return (
		<Section title={t("repeat.title")} intro={t("repeat.help")}>
			<Form method="post" className="group flex flex-col gap-4" noValidate>
				<fieldset className="flex flex-col gap-1">
					<legend className="mb-1 text-sm font-medium">{t("repeat.after")}</legend>
					{repeatMonths.map((value) => (
						<Checkbox
							key={value}
							name="months[]"
							value={value}
							label={t("repeat.months", { count: Number(value) })}
							defaultChecked={problem.ticked("months", value) ?? chosen.includes(Number(value))}
						/>
					))}
				</fieldset>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="saveRepeat" kind="secondary">
						{t("repeat.save")}
					</SubmitButton>
				</div>
			</Form>
		</Section>
	);
}
