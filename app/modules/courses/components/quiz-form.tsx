import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeptInput } from "#app/offline/components/kept-input";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Notice } from "#app/ui/notice";
import { SafeHtml } from "#app/ui/safe-html";
import type { ShownResult } from "../quiz-view.server";
import type { Quiz } from "../show-course.server";
import { OwnMedia, Question } from "./quiz-question";

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
								{question.html ? (
									<SafeHtml html={question.html} className="text-sm" />
								) : (
									<p className="break-words">{question.text}</p>
								)}
								<OwnMedia question={question} />
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

function Result({ result }: { result: ShownResult | undefined }) {
	const { t } = useTranslation("courses");
	if (!result) return null;
	return (
		<div className={`mt-2 rounded-lg p-3 text-sm ${result.isRight ? "tone-success" : "tone-warning"}`}>
			<p className="font-medium">{t(result.isRight ? "quiz.right" : "quiz.wrong")}</p>
			{result.feedback.map((one) => (
				<SafeHtml key={one.sanitized} html={one} className="text-sm text-inherit" />
			))}
			{result.solution && <p>{t("quiz.solution", { answer: result.solution.join(", ") })}</p>}
			{result.explanation && <SafeHtml html={result.explanation} className="mt-2 text-sm text-inherit" />}
		</div>
	);
}
