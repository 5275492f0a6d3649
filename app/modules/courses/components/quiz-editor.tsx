import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";
import { questionAt } from "../editor-places";
import type { EditData } from "../show-edit.server";
import { QuestionFields, useQuestion } from "./question-fields";
import { QuizBank } from "./quiz-bank";

type Question = NonNullable<EditData["text"]>["questions"][number];
type Props = { data: EditData; answer: unknown };

/** The questions of a step in one language, and with how many right answers they are passed. */
export function QuizEditor({ data, answer }: Props) {
	const { t } = useTranslation("courses");
	const { part, text, language, tenant } = data;
	const rules = useFormProblem(answer, { intent: "quizRules" });
	if (!part || !text?.isThere) return null;
	return (
		<section className="mt-10 border-t border-line pt-6">
			<h2 className="text-base font-semibold">{t("quiz.title")}</h2>
			<p className="mt-1 mb-4 text-sm text-ink-2">{t("edit.quizHelp")}</p>
			<div className="flex flex-col gap-3">
				{text.questions.map((question, at) => (
					<QuestionForm key={question.id} {...{ part, language, tenant, question, answer }} number={at + 1} />
				))}
				<QuestionForm key={`new${text.questions.length}`} {...{ part, language, tenant, answer }} number={0} />
			</div>
			<QuizBank data={data} answer={answer} />
			{part.hasQuiz && (
				<Form method="post" preventScrollReset className="card mt-5 flex flex-wrap items-end gap-4 p-4" noValidate>
					<input type="hidden" name="id" value={part.id} />
					<TextField
						id="passPercent"
						name="passPercent"
						type="number"
						min={0}
						max={100}
						width="max-w-28"
						label={t("edit.passPercent")}
						error={rules.of("passPercent")}
						defaultValue={rules.typed("passPercent") ?? part.passPercent}
					/>
					<TextField
						id="attemptsMost"
						name="attemptsMost"
						type="number"
						min={0}
						max={50}
						width="max-w-28"
						label={t("edit.attemptsMost")}
						help={t("edit.attemptsHelp")}
						error={rules.of("attemptsMost")}
						defaultValue={rules.typed("attemptsMost") ?? part.attemptsMost}
					/>
					<SubmitButton intent="quizRules" kind="secondary">
						{t("edit.save")}
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}

type FormProps = {
	part: { id: string };
	language: string;
	tenant: string;
	question?: Question;
	number: number;
	answer: unknown;
};

function QuestionForm({ part, language, tenant, question, number, answer }: FormProps) {
	const { t } = useTranslation("courses");
	const { isMine, problem, fields } = useQuestion({ question, answer, intent: "question" });
	return (
		<details open={isMine || undefined} className="card p-4">
			<summary className="flex cursor-pointer items-center text-sm font-medium max-md:min-h-11">
				{question ? `${number}. ${question.text}` : t("edit.newQuestion")}
			</summary>
			<Form
				id={question && questionAt(question.id)}
				method="post"
				encType="multipart/form-data"
				preventScrollReset
				className="mt-4 flex flex-col gap-4"
				noValidate
			>
				<input type="hidden" name="id" value={part.id} />
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="questionId" value={question?.id ?? ""} />
				<QuestionFields {...{ ...fields, language, tenant }} />
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="question" kind="secondary">
						{t(question ? "edit.saveQuestion" : "edit.addQuestion")}
					</SubmitButton>
					{question && (
						<>
							<SubmitButton intent="keepInBank" kind="secondary" icon="library">
								{t("bank.keep")}
							</SubmitButton>
							<SubmitButton intent="dropQuestion" kind="danger">
								{t("edit.dropQuestion")}
							</SubmitButton>
						</>
					)}
				</div>
			</Form>
		</details>
	);
}
