import { useTranslation } from "react-i18next";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea } from "#app/ui/text-field";
import type { QuizQuestion } from "#db/schema/courses";
import { questionKinds } from "../choices";

/** Rows for answers that are there when nothing is written yet, and how many there are at most. */
const ROWS = 5;
const ROWS_MOST = 12;

type Question = Pick<QuizQuestion, "id" | "kind" | "text" | "options">;
type Asked = {
	question?: Question | null;
	answer: unknown;
	intent: string /** The page has no other. */;
	isOnly?: boolean;
};

/** What was refused of the form of one question, where a page may have several. */
export function useQuestion({ question, answer, intent, isOnly = false }: Asked) {
	const refused = useFormProblem(answer, { intent });
	const values = (answer as { values?: Record<string, string | string[]> } | undefined)?.values;
	const isMine = refused.refused && (isOnly || (refused.typed("questionId") ?? "") === (question?.id ?? ""));
	const id = (name: string) => `${name}-${question?.id ?? "new"}`;
	const ids = Object.fromEntries(["question", "kind", "answer", "pair", "right"].map((name) => [name, id(name)]));
	const problem = useFormProblem(isMine ? answer : undefined, { intent, ids });
	const list = (name: string) => (isMine ? [values?.[name] ?? []].flat() : undefined);
	const typed = { answer: list("answer"), pair: list("pair"), feedback: list("feedback"), right: list("right") };
	return { isMine, problem, fields: { question: question ?? undefined, problem, typed, id } };
}

type FieldsProps = ReturnType<typeof useQuestion>["fields"] & { language: string };

/** A question with the rows of its answers. */
export function QuestionFields({ question, problem, typed, id, language }: FieldsProps) {
	const { t } = useTranslation("courses");
	const options = question?.options ?? [];
	const rows = Math.min(ROWS_MOST, Math.max(ROWS, options.length + 2, typed.answer?.length ?? 0));
	return (
		<>
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
		</>
	);
}
