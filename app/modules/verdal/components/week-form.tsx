import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FieldGroup } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { points, type WeekAnswers, type WeekQuestion, weekQuestions } from "../weeks/week";
import { FreeText } from "./free-text";

type WeekFormProps = {
	party: "participant" | "supervisor";
	answers: WeekAnswers;
	comment: string;
	isAnswered: boolean;
	answer: unknown;
};

/** How a week went: five questions with a tap each, and a line for whoever wants to say more. */
export function WeekForm({ party, answers, comment, isAnswered, answer }: WeekFormProps) {
	const { t } = useTranslation("verdalWeekly");
	const problem = useFormProblem(answer, { intent: "answer" });
	return (
		<Form method="post" className="mt-6 flex flex-col gap-7" noValidate>
			{weekQuestions.map((question) => (
				<Points
					key={question}
					question={question}
					legend={t(`question.${party}.${question}`)}
					value={problem.typed(question) ?? String(answers[question] ?? "")}
					error={problem.of(question)}
				/>
			))}
			<FreeText
				id="comment"
				name="comment"
				label={t("comment")}
				help={t("commentHelp")}
				rows={2}
				optional
				error={problem.of("comment")}
				defaultValue={problem.typed("comment") ?? comment}
			/>
			<FormErrors errors={problem.summary} />
			<div>
				<SubmitButton intent="answer" size="lg">
					{t(isAnswered ? "sendAgain" : "send")}
				</SubmitButton>
			</div>
		</Form>
	);
}

type PointsProps = { question: WeekQuestion; legend: string; value: string; error: string | null | undefined };

/** Five points side by side, the words of both ends under them. */
function Points({ question, legend, value, error }: PointsProps) {
	const { t } = useTranslation("verdalWeekly");
	const words = question === "attendance" ? "attendance" : "general";
	return (
		<FieldGroup id={question} legend={legend} error={error}>
			<div className="grid grid-cols-5 gap-1.5">
				{points.map((point) => (
					<label
						key={point}
						className="flex min-h-12 cursor-pointer flex-col items-center justify-center gap-1 rounded-lg border border-line-2 px-1 py-2 text-center has-checked:border-accent has-checked:bg-accent-soft"
					>
						<input
							id={point === 1 ? question : undefined}
							type="radio"
							name={question}
							value={point}
							defaultChecked={value === String(point)}
							className="tick"
							aria-invalid={error ? true : undefined}
						/>
						<span className="text-xs break-words max-sm:hyphens-auto">{t(`point.${words}.${point}`)}</span>
					</label>
				))}
			</div>
		</FieldGroup>
	);
}
