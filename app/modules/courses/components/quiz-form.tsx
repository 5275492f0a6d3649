import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptInput } from "#app/offline/components/kept-input";
import { SubmitButton } from "#app/ui/button";
import { FieldGroup } from "#app/ui/field";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import type { OpenQuestion, QuestionResult } from "../quiz";
import type { Quiz } from "../show-course.server";

type Props = { quiz: Quiz; language: string; answer: unknown; isPreview: boolean };

/** The quiz of a step: its questions, and after an attempt what was right. What is right is scored by the server alone. */
export function QuizForm({ quiz, language, answer, isPreview }: Props) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "quiz" });
	const typed = problem.refused ? ((answer as { values?: Record<string, string | string[]> }).values ?? {}) : undefined;
	const { questions, last, earlier, isOver, isPassed, attemptsLeft, passPercent, number } = quiz;
	const given = (id: string): string[] => {
		if (typed) return [typed[`q.${id}`] ?? []].flat();
		return last?.answers[id] ?? [];
	};
	return (
		<section className="mt-8 border-t border-line pt-6" aria-labelledby="quiz">
			<h2 id="quiz" className="text-lg font-semibold">
				{t("quiz.title")}
			</h2>
			<p className="mt-1 text-sm text-ink-2">
				{t("quiz.passWith", { percent: passPercent })}{" "}
				{attemptsLeft !== null && !isOver && t("quiz.attemptsLeft", { count: attemptsLeft })}
			</p>
			{last && (
				<div className="mt-4" role="status">
					<Notice tone={isPassed ? "success" : "warning"}>
						{t(isPassed ? "quiz.passed" : isOver ? "quiz.notPassed" : "quiz.tryAgain", { percent: last.score })}
					</Notice>
				</div>
			)}
			{earlier.length > 0 && (
				<details className="mt-4 text-sm">
					<summary className="flex min-h-11 cursor-pointer items-center font-medium">{t("quiz.lastAnswers")}</summary>
					<ul className="flex flex-col gap-3">
						{earlier.map((question) => (
							<li key={question.id} lang={question.language}>
								<p className="break-words">{question.text}</p>
								<Result result={last?.results.find(({ id }) => id === question.id)} />
							</li>
						))}
					</ul>
				</details>
			)}
			<Form method="post" preventScrollReset className="mt-5 flex flex-col gap-6" noValidate>
				<KeptInput intent="quiz" />
				<input type="hidden" name="number" value={number} />
				<input type="hidden" name="language" value={language} />
				{questions.map((question) => (
					<div key={question.id} lang={question.language}>
						<Question question={question} given={given(question.id)} error={problem.of(`q.${question.id}`)} />
						<Result result={last?.results.find(({ id }) => id === question.id)} />
					</div>
				))}
				<FormErrors errors={problem.summary} />
				{!isOver && !isPreview && (
					<SubmitButton intent="quiz" size="lg" kind="secondary" className="self-start max-sm:w-full">
						{t(last ? "quiz.again" : "quiz.check")}
					</SubmitButton>
				)}
			</Form>
		</section>
	);
}

function Result({ result }: { result: QuestionResult | undefined }) {
	const { t } = useTranslation("courses");
	if (!result) return null;
	return (
		<div className={`mt-2 rounded-lg p-3 text-sm ${result.isRight ? "tone-success" : "tone-warning"}`}>
			<p className="font-medium">{t(result.isRight ? "quiz.right" : "quiz.wrong")}</p>
			{result.feedback.map((one) => (
				<p key={one}>{one}</p>
			))}
			{result.solution && <p>{t("quiz.solution", { answer: result.solution.join(", ") })}</p>}
		</div>
	);
}

type QuestionProps = { question: OpenQuestion; given: string[]; error: string | undefined };

function Question({ question, given, error }: QuestionProps) {
	const { t } = useTranslation("courses");
	const { id, kind, text, options, pairs } = question;
	const name = `q.${id}`;
	if (kind === "short")
		return <TextField id={name} name={name} label={text} defaultValue={given[0]} error={error} autoComplete="off" />;
	if (kind === "order" || kind === "match")
		return (
			<FieldGroup legend={text} id={name} error={error}>
				<div className="flex flex-col gap-2">
					{options.map((option, at) => (
						<SelectField
							key={option.id}
							id={at === 0 ? name : `${name}-${at}`}
							name={`${name}[]`}
							label={kind === "order" ? t("quiz.position", { number: at + 1 }) : option.text}
							defaultValue={kind === "order" ? given[at] : given.find((one) => one.startsWith(`${option.id}:`))}
							options={[
								{ value: "", label: t("quiz.choose") },
								...(kind === "order"
									? options.map((one) => ({ value: one.id, label: one.text }))
									: pairs.map((pair) => ({ value: `${option.id}:${pair}`, label: pair }))),
							]}
						/>
					))}
				</div>
			</FieldGroup>
		);
	const isMany = kind === "multiple";
	return (
		<FieldGroup legend={text} id={name} error={error} help={isMany ? t("quiz.several") : undefined}>
			<div className="flex flex-col gap-1">
				{options.map((option, at) => (
					<label
						key={option.id}
						className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg border border-line px-3 py-2"
					>
						<input
							id={at === 0 ? name : undefined}
							type={isMany ? "checkbox" : "radio"}
							name={isMany ? `${name}[]` : name}
							value={option.id}
							defaultChecked={given.includes(option.id)}
							className="tick shrink-0"
						/>
						<span>{option.text}</span>
					</label>
				))}
			</div>
		</FieldGroup>
	);
}
