import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { useFormProblem } from "#app/ui/form-problem";
import { type EditedQuestion, QuestionForm } from "./question-form";
import { RowActions } from "./row-actions";
import { useDrag } from "./use-drag";

/** The questions of a category in their order, each opened where it stands. */
export function QuestionList({ questions, answer }: { questions: readonly EditedQuestion[]; answer: unknown }) {
	const { t } = useTranslation("psychEval");
	const problem = useFormProblem(answer, { intent: "question" });
	const drag = useDrag(questions, "sortQuestions");
	if (questions.length === 0) return <p className="text-sm text-ink-2">{t("category.noQuestions")}</p>;
	return (
		<ol className="card divide-y divide-line">
			{questions.map((question, at) => {
				const { id, text, kind, range, isReversed, alert } = question;
				const isWrong = problem.typed("questionId") === id;
				return (
					<li key={id} className={`p-4 ${drag(id, at).isDragged ? "opacity-60" : ""}`}>
						<div className="flex flex-wrap items-center gap-3">
							<div {...drag(id, at).handlers} className="min-w-0 flex-1 basis-52 cursor-grab">
								<p className="text-sm font-medium break-words">{text}</p>
								<p className="text-13 text-ink-3">
									{t(`kind.${kind}`)}
									{range && kind !== "ten" && ` (${range})`}
									{isReversed && ` · ${t("question.reversed")}`}
								</p>
							</div>
							{alert && (
								<Badge tone="warning" icon="triangle-alert">
									{t("question.hasAlert")}
								</Badge>
							)}
							<RowActions
								field="questionId"
								{...{ title: text, id, at }}
								of={questions.length}
								intents={{ move: "moveQuestion", archive: "archiveQuestion" }}
							/>
						</div>
						<details open={isWrong}>
							<summary
								className="link inline-flex min-h-11 cursor-pointer items-center text-13"
								aria-label={`${t("question.edit")}: ${text}`}
							>
								{t("question.edit")}
							</summary>
							<QuestionForm question={question} problem={isWrong ? problem : null} />
						</details>
					</li>
				);
			})}
		</ol>
	);
}
