import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { questionKinds } from "../choices";
import type { EditData } from "../show-edit.server";

/** Rows for answers that are there when nothing is written yet, and how many there are at most. */
const ROWS = 5;
const ROWS_MOST = 12;

type Question = NonNullable<EditData["text"]>["questions"][number];
type Props = { data: EditData; answer: unknown };

/** The questions of a step in one language, and with how many right answers they are passed. */
export function QuizEditor({ data, answer }: Props) {
	const { t } = useTranslation("courses");
	const { part, text, language } = data;
	const rules = useFormProblem(answer, { intent: "quizRules" });
	if (!part || !text?.isThere) return null;
	return (
		<section className="mt-10 border-t border-line pt-6">
			<h2 className="text-base font-semibold">{t("quiz.title")}</h2>
			<p className="mt-1 mb-4 text-sm text-ink-2">{t("edit.quizHelp")}</p>
			<div className="flex flex-col gap-3">
				{text.questions.map((question, at) => (
					<QuestionForm key={question.id} {...{ part, language, question, answer }} number={at + 1} />
				))}
				<QuestionForm key={`new${text.questions.length}`} {...{ part, language, answer }} number={0} />
			</div>
			{text.questions.length > 0 && (
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

type FormProps = { part: { id: string }; language: string; question?: Question; number: number; answer: unknown };

function QuestionForm({ part, language, question, number, answer }: FormProps) {
	const { t } = useTranslation("courses");
	const refused = useFormProblem(answer, { intent: "question" });
	const values = (answer as { values?: Record<string, string | string[]> } | undefined)?.values;
	const isMine = refused.refused && (refused.typed("questionId") ?? "") === (question?.id ?? "");
	const id = (name: string) => `${name}-${question?.id ?? "new"}`;
	const ids = Object.fromEntries(["question", "kind", "answer", "pair", "right"].map((name) => [name, id(name)]));
	const problem = useFormProblem(isMine ? answer : undefined, { intent: "question", ids });
	const list = (name: string) => (isMine ? [values?.[name] ?? []].flat() : undefined);
	const typed = { answer: list("answer"), pair: list("pair"), feedback: list("feedback"), right: list("right") };
	const options = question?.options ?? [];
	const rows = Math.min(ROWS_MOST, Math.max(ROWS, options.length + 2, typed.answer?.length ?? 0));
	return (
		<details open={isMine || undefined} className="card p-4">
			<summary className="flex cursor-pointer items-center text-sm font-medium max-md:min-h-11">
				{question ? `${number}. ${question.text}` : t("edit.newQuestion")}
			</summary>
			<Form method="post" preventScrollReset className="mt-4 flex flex-col gap-4" noValidate>
				<input type="hidden" name="id" value={part.id} />
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="questionId" value={question?.id ?? ""} />
				<TextArea
					id={id("question")}
					name="question"
					label={t("edit.question")}
					lang={language}
					rows={2}
					error={problem.of("question")}
					defaultValue={problem.typed("question") ?? question?.text}
				/>
				<SelectField
					id={id("kind")}
					name="kind"
					label={t("edit.questionKind")}
					defaultValue={problem.typed("kind") ?? question?.kind ?? "single"}
					options={questionKinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
				/>
				<fieldset className="min-w-0">
					<legend className="label">{t("edit.answers")}</legend>
					<p className="mb-2 text-13 text-ink-3">{t("edit.answersHelp")}</p>
					{(["answer", "pair", "right"] as const).map(
						(name) =>
							problem.of(name) && (
								<p key={name} className="text-13 text-danger-ink">
									{problem.of(name)}
								</p>
							),
					)}
					<ul className="flex flex-col gap-3">
						{Array.from({ length: rows }, (_, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
							<li key={at} className="flex flex-wrap items-center gap-2">
								<input
									type="checkbox"
									name="right[]"
									id={at === 0 ? id("right") : undefined}
									value={at}
									defaultChecked={typed.right ? typed.right.includes(String(at)) : (options[at]?.right ?? false)}
									className="tick shrink-0"
									aria-label={t("edit.rightAnswer", { number: at + 1 })}
								/>
								<input
									name="answer[]"
									id={at === 0 ? id("answer") : undefined}
									lang={language}
									defaultValue={typed.answer?.[at] ?? options[at]?.text}
									maxLength={300}
									className="field min-w-0 flex-1 basis-40"
									aria-label={t("edit.answer", { number: at + 1 })}
									placeholder={t("edit.answer", { number: at + 1 })}
								/>
								<input
									name="pair[]"
									id={at === 0 ? id("pair") : undefined}
									lang={language}
									defaultValue={typed.pair?.[at] ?? options[at]?.pair}
									maxLength={300}
									className="field min-w-0 flex-1 basis-28"
									aria-label={t("edit.pair", { number: at + 1 })}
									placeholder={t("edit.pairShort")}
								/>
								<input
									name="feedback[]"
									lang={language}
									defaultValue={typed.feedback?.[at] ?? options[at]?.feedback}
									maxLength={300}
									className="field min-w-0 flex-1 basis-40"
									aria-label={t("edit.feedback", { number: at + 1 })}
									placeholder={t("edit.feedbackShort")}
								/>
							</li>
						))}
					</ul>
				</fieldset>
				<FormErrors errors={problem.summary} />
				<div className="flex flex-wrap gap-2">
					<SubmitButton intent="question" kind="secondary">
						{t(question ? "edit.saveQuestion" : "edit.addQuestion")}
					</SubmitButton>
					{question && (
						<SubmitButton intent="dropQuestion" kind="danger">
							{t("edit.dropQuestion")}
						</SubmitButton>
					)}
				</div>
			</Form>
		</details>
	);
}
