import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SoundField } from "#app/media/recorder/sound-field";
import { SubmitButton } from "#app/ui/button";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea } from "#app/ui/text-field";
import { type ProductionKind, reachedLevels, rubricCriteria } from "../choices";
import type { AnswerData } from "./show-production.server";

/** The words for a criterion: spelling in writing is pronunciation in speech. */
export const criterionKey = (criterion: (typeof rubricCriteria)[number], kind: ProductionKind): string =>
	criterion === "form" || criterion === "structure" ? `rubric.${criterion}.${kind}` : `rubric.${criterion}`;

type FormProps = { mine: AnswerData["mine"]; kind: ProductionKind; answer: unknown };

/** The rubric: a level in each criterion, the level of all of it, and what the learner is told, written or spoken. */
export function AssessForm({ mine, kind, answer }: FormProps) {
	const { t } = useTranslation("norwegianLearning");
	const problem = useFormProblem(answer, { intent: "assess" });
	const options = [
		{ value: "", label: t("rubric.choose") },
		...reachedLevels.map((value) => ({ value, label: t(`levels.${value}`) })),
	];
	const field = (name: (typeof rubricCriteria)[number] | "level", label: string, before: string | undefined) => (
		<SelectField
			key={name}
			id={name}
			name={name}
			label={label}
			options={options}
			error={problem.of(name)}
			defaultValue={problem.typed(name) ?? before ?? ""}
		/>
	);
	return (
		<Form
			method="post"
			encType="multipart/form-data"
			noValidate
			className="card flex flex-col gap-4 p-4"
			preventScrollReset
		>
			<h2 className="text-base font-semibold">{t("rubric.title")}</h2>
			{rubricCriteria.map((one) => field(one, t(criterionKey(one, kind)), mine?.scores[one]))}
			{field("level", t("rubric.level"), mine?.level)}
			<TextArea
				id="comment"
				name="comment"
				label={t("rubric.comment")}
				rows={4}
				error={problem.of("comment")}
				defaultValue={problem.typed("comment") ?? mine?.comment}
				optional
			/>
			<SoundField
				id="voice"
				name="voice"
				label={t("rubric.voice")}
				help={t(mine?.hasVoice ? "rubric.voiceAgain" : "rubric.voiceHelp")}
				error={problem.of("voice")}
				optional
			/>
			{mine?.hasVoice && <Checkbox name="dropVoice" label={t("rubric.dropVoice")} />}
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="assess" className="self-start">
				{t(mine ? "rubric.change" : "rubric.give")}
			</SubmitButton>
		</Form>
	);
}
