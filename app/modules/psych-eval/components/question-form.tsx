import { Form } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";

const kinds = ["ten", "five", "slider", "yesno", "choice", "many", "number", "text"] as const;
const alerts = ["none", "atLeast", "atMost", "yes", "change"] as const;
const receivers = ["advisors", "admins", "both"] as const;

export type EditedQuestion = {
	id: string;
	text: string;
	kind: (typeof kinds)[number];
	low: string;
	high: string;
	range: string | null;
	choices: string;
	isReversed: boolean;
	alert: {
		test: Exclude<(typeof alerts)[number], "none">;
		value: number;
		hours: number;
		to: (typeof receivers)[number];
	} | null;
};

type QuestionFormProps = { question?: EditedQuestion; problem: ReturnType<typeof useFormProblem> | null };

/** A question: its words, how it is answered, and when an answer has to be looked at. Without JavaScript all fields stand there. */
export function QuestionForm({ question, problem }: QuestionFormProps) {
	const { t } = useTranslation("psychEval");
	const prefix = question?.id ?? "new";
	const value = (name: string, otherwise: string) => problem?.typed(name) ?? otherwise;
	const [kind, setKind] = useState<string | null>(null);
	const field = (name: string, otherwise: string) => ({
		...{ id: `${prefix}-${name}`, name, error: problem?.of(name), defaultValue: value(name, otherwise) },
	});
	const hasEnds = kind === null || ["ten", "five", "slider"].includes(kind);
	const hasChoices = kind === null || ["five", "choice", "many"].includes(kind);
	return (
		<Form method="post" className="mt-2 flex flex-col gap-4" noValidate>
			<FormErrors errors={(problem?.summary ?? []).map(({ id, text }) => ({ id: id && `${prefix}-${id}`, text }))} />
			{question && <input type="hidden" name="questionId" value={question.id} />}
			<TextArea {...field("text", question?.text ?? "")} label={t("question.text")} rows={2} />
			<SelectField
				{...field("kind", question?.kind ?? "ten")}
				label={t("question.kind")}
				options={kinds.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
				onChange={(event) => setKind(event.currentTarget.value)}
			/>
			{hasEnds && (
				<div className="grid gap-4 sm:grid-cols-2">
					<TextField {...field("low", question?.low ?? "")} label={t("question.low")} optional />
					<TextField {...field("high", question?.high ?? "")} label={t("question.high")} optional />
				</div>
			)}
			{hasChoices && (
				<TextArea
					{...field("choices", question?.choices ?? "")}
					label={t("question.choices")}
					help={t("question.choicesHelp")}
					rows={3}
				/>
			)}
			<Checkbox
				name="isReversed"
				label={t("question.isReversed")}
				help={t("question.reversedHelp")}
				defaultChecked={problem?.ticked("isReversed") ?? question?.isReversed}
			/>
			<fieldset className="grid gap-4 sm:grid-cols-2">
				<legend className="label mb-2">{t("question.alert")}</legend>
				<SelectField
					{...field("alert", question?.alert?.test ?? "none")}
					label={t("question.alertWhen")}
					options={alerts.map((one) => ({ value: one, label: t(`question.alerts.${one}`) }))}
				/>
				<TextField
					{...field("alertValue", String(question?.alert?.value ?? ""))}
					label={t("question.alertValue")}
					inputMode="decimal"
				/>
				<SelectField
					{...field("alertTo", question?.alert?.to ?? "advisors")}
					label={t("question.alertTo")}
					options={receivers.map((one) => ({ value: one, label: t(`question.to.${one}`) }))}
				/>
				<TextField
					{...field("alertHours", String(question?.alert?.hours ?? 24))}
					label={t("question.alertHours")}
					inputMode="numeric"
				/>
			</fieldset>
			<div>
				<SubmitButton intent="question" kind="secondary">
					{question ? t("save") : t("question.add")}
				</SubmitButton>
			</div>
		</Form>
	);
}
