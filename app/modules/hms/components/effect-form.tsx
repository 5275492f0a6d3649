import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { TextArea } from "#app/ui/text-field";

type EffectFormProps = { kind: "deviation" | "measure"; mayCheck: boolean; answer: unknown };

/** Somebody else than who did it says whether it had effect; who did it reads that this is waited for. */
export function EffectForm({ kind, mayCheck, answer }: EffectFormProps) {
	const { t } = useTranslation("hms");
	const problem = useFormProblem(answer, { intent: "checkEffect" });
	if (!mayCheck) return <Notice title={t("effect.waits")}>{t(`effect.waitsHelp.${kind}`)}</Notice>;
	return (
		<Form method="post" className="group card flex flex-col gap-4 p-4" preventScrollReset noValidate>
			<p className="text-13 text-ink-2">{t(`effect.help.${kind}`)}</p>
			<RadioGroup
				id="isEnough"
				name="isEnough"
				legend={t("effect.question")}
				error={problem.of("isEnough")}
				defaultValue={problem.typed("isEnough") ?? ""}
				options={["yes", "no"].map((value) => ({ value, label: t(`effect.${value}.${kind}`) }))}
			/>
			<TextArea
				id="effect"
				name="effect"
				rows={3}
				label={t("effect.seen")}
				help={t("effect.seenHelp")}
				error={problem.of("effect")}
				defaultValue={problem.typed("effect") ?? ""}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="checkEffect" icon="check">
					{t("effect.save")}
				</SubmitButton>
			</div>
		</Form>
	);
}
