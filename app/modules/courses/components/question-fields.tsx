import { useTranslation } from "react-i18next";
import { plainText } from "#app/platform/rich-text/document";
import { useFormProblem } from "#app/ui/form-problem";
import { RichTextEditor } from "#app/ui/rich-text-editor";
import { SelectField } from "#app/ui/text-field";
import type { QuizOption, QuizQuestion } from "#db/schema/courses";
import { questionKinds } from "../choices";
import { OWN_PLACES, placeOf } from "../question-media";
import { docFrom } from "../said";
import { MediaField } from "./media-field";

/** Rows for answers that are there when nothing is written yet, and how many there are at most. */
const ROWS = 5;
const ROWS_MOST = 12;
const ownPlaces = Array.from({ length: OWN_PLACES }, (_, place) => place);

type Asked = {
	question?: QuizQuestion | null;
	answer: unknown;
	intent: string;
	/** The page has no other. */
	isOnly?: boolean;
};

/** What was refused of the form of one question, where a page may have several. */
export function useQuestion({ question, answer, intent, isOnly = false }: Asked) {
	const refused = useFormProblem(answer, { intent });
	const values = (answer as { values?: Record<string, string | string[]> } | undefined)?.values;
	const isMine = refused.refused && (isOnly || (refused.typed("questionId") ?? "") === (question?.id ?? ""));
	const id = (name: string) => `${name}-${question?.id ?? "new"}`;
	const places = Array.from({ length: placeOf(ROWS_MOST) }, (_, place) => [
		`mediaFile-${place}`,
		`mediaWords-${place}`,
	]);
	const names = ["question", "kind", "answer", "pair", "right", "explanation", "feedback", ...places.flat()];
	const problem = useFormProblem(isMine ? answer : undefined, {
		intent,
		ids: Object.fromEntries(names.map((name) => [name, id(name)])),
	});
	const list = (name: string) => (isMine ? [values?.[name] ?? []].flat() : undefined);
	const typed = {
		...{ answer: list("answer"), pair: list("pair"), feedback: list("feedback"), right: list("right") },
		words: list("mediaWords"),
	};
	return { isMine, problem, fields: { question: question ?? undefined, problem, typed, id } };
}

type FieldsProps = ReturnType<typeof useQuestion>["fields"] & { language: string; tenant: string };

/** A question with the rows of its answers. */
export function QuestionFields(props: FieldsProps) {
	const { question, problem, typed, id, language, tenant } = props;
	const { t } = useTranslation("courses");
	const options = question?.options ?? [];
	const rows = Math.min(ROWS_MOST, Math.max(ROWS, options.length + 2, typed.answer?.length ?? 0));
	const isWrong = (place: number) => ["File", "Words"].some((part) => problem.of(`media${part}-${place}`));
	return (
		<>
			<RichTextEditor
				id={id("question")}
				name="question"
				toolbar="small"
				label={t("edit.question")}
				lang={language}
				rows={2}
				error={problem.of("question")}
				doc={question && docFrom(question.text, question.body)}
				plain={question?.text}
				typed={problem.typed("question")}
			/>
			<details open={Boolean(question?.media?.length) || ownPlaces.some(isWrong) || undefined}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
					{t("edit.questionMedia")}
				</summary>
				<div className="mt-2 grid gap-6 md:grid-cols-2">
					{ownPlaces.map((place) => (
						<MediaField
							key={place}
							{...{ place, problem, id, language, tenant }}
							legend={t("edit.mediaNumber", { number: place + 1 })}
							media={question?.media?.[place] ?? null}
							words={typed.words?.[place]}
						/>
					))}
				</div>
			</details>
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
				{(["answer", "pair", "right", "feedback"] as const).map(
					(name) =>
						problem.of(name) && (
							<p key={name} className="text-13 text-danger-ink">
								{problem.of(name)}
							</p>
						),
				)}
				<ul className="flex flex-col gap-3">
					{Array.from({ length: rows }, (_, at) => (
						<AnswerRow
							// biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
							key={at}
							{...props}
							at={at}
							option={options[at]}
							isWrong={isWrong(placeOf(at))}
						/>
					))}
				</ul>
			</fieldset>
			<RichTextEditor
				id={id("explanation")}
				name="explanation"
				toolbar="small"
				label={t("edit.explanation")}
				help={t("edit.explanationHelp")}
				lang={language}
				rows={2}
				error={problem.of("explanation")}
				doc={question?.explanation ? docFrom("", question.explanation) : null}
				plain={question?.explanation ? plainText(question.explanation) : ""}
				typed={problem.typed("explanation")}
				optional
			/>
		</>
	);
}

type RowProps = FieldsProps & { at: number; option: QuizOption | undefined; isWrong: boolean };

/** One answer: what it says and whether it is right, and folded up what it shows and what is said to it. */
function AnswerRow({ at, option, isWrong, problem, typed, id, language, tenant }: RowProps) {
	const { t } = useTranslation("courses");
	const number = at + 1;
	const place = placeOf(at);
	return (
		<li className="flex flex-col gap-1 rounded-lg border border-line p-3">
			<div className="flex flex-wrap items-center gap-2">
				<input
					type="checkbox"
					name="right[]"
					id={at === 0 ? id("right") : undefined}
					value={at}
					defaultChecked={typed.right ? typed.right.includes(String(at)) : (option?.right ?? false)}
					className="tick shrink-0"
					aria-label={t("edit.rightAnswer", { number })}
				/>
				<input
					name="answer[]"
					id={at === 0 ? id("answer") : undefined}
					lang={language}
					defaultValue={typed.answer?.[at] ?? option?.text}
					maxLength={300}
					className="field min-w-0 flex-1 basis-40"
					aria-label={t("edit.answer", { number })}
					placeholder={t("edit.answer", { number })}
				/>
				<input
					name="pair[]"
					id={at === 0 ? id("pair") : undefined}
					lang={language}
					defaultValue={typed.pair?.[at] ?? option?.pair}
					maxLength={300}
					className="field min-w-0 flex-1 basis-28"
					aria-label={t("edit.pair", { number })}
					placeholder={t("edit.pairShort")}
				/>
			</div>
			<details open={Boolean(option?.media || option?.feedback) || isWrong || undefined}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
					{t("edit.moreOfAnswer", { number })}
				</summary>
				<div className="mt-2 flex flex-col gap-5">
					<RichTextEditor
						id={at === 0 ? id("feedback") : undefined}
						name="feedback[]"
						toolbar="small"
						label={t("edit.feedback", { number })}
						lang={language}
						rows={2}
						doc={option?.feedback ? docFrom(option.feedback, option.feedbackBody) : null}
						plain={option?.feedback}
						typed={typed.feedback?.[at]}
						optional
					/>
					<MediaField
						{...{ place, problem, id, language, tenant }}
						legend={t("edit.answerMedia", { number })}
						media={option?.media ?? null}
						words={typed.words?.[place]}
					/>
				</div>
			</details>
		</li>
	);
}
