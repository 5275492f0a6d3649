import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox, RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import type { StepProps } from "./import-steps";

/** How a row finds what it changes, and what is done with it. */
export function RulesStep({ data, answer }: StepProps) {
	const { rules, rowCount } = data.import;
	const problem = useFormProblem(answer, { intent: "check" });
	const { t } = useTranslation("imports");
	const { t: say } = useTranslation();
	const choices = <Name extends string>(group: string, names: readonly Name[]) =>
		names.map((value) => ({ value, label: t(`rules.${group}.${value}`), help: t(`rules.${group}.${value}Help`) }));
	return (
		<Form method="post" className="flex flex-col gap-6" noValidate>
			{data.matches.length > 0 && (
				<fieldset>
					<legend className="label mb-1">{t("rules.match")}</legend>
					<p className="mb-2 text-13 text-ink-3">{t("rules.matchHelp")}</p>
					{data.matches.map(({ key, label }) => (
						<Checkbox
							key={key}
							name="match[]"
							value={key}
							label={say(label)}
							defaultChecked={rules.match.includes(key)}
						/>
					))}
				</fieldset>
			)}
			<RadioGroup
				name="mode"
				legend={t("rules.mode.title")}
				options={choices("mode", ["both", "create"])}
				defaultValue={rules.mode}
				error={problem.of("mode")}
			/>
			<RadioGroup
				name="empty"
				legend={t("rules.empty.title")}
				options={choices("empty", ["keep", "clear"])}
				defaultValue={rules.empty}
				error={problem.of("empty")}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="check">{t("rules.next", { count: rowCount })}</SubmitButton>
				<p className="mt-2 text-13 text-ink-3">{t("rules.nothingYet")}</p>
			</div>
		</Form>
	);
}
