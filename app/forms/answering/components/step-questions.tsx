import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type FormError, FormErrors } from "#app/ui/form-errors";
import type { Answers } from "../../answers/answer";
import { pipedFrom } from "../../answers/available-options";
import { fieldName } from "../../answers/from-fields";
import { type QuestionPosition, questionPositions, questionsById, type Section } from "../../definition/definition";
import { isAsked, type Question } from "../../definition/question";
import { inStretches } from "../../definition/stretches";
import { hasText } from "../../definition/texts";
import type { FlowPath } from "../../logic/evaluate-flow";
import type { ShownForm } from "../show-form.server";
import { QuestionView } from "./question-view";
import { Said, sentence, useAsking, useSay } from "./reader";
import { STEP_HEADING } from "./use-step-news";
import "../answering.css";

/** Questions on one page from which on those out of sight are not laid out. */
const LONG = 20;

type StepQuestionsProps = { ids: string[]; path: FlowPath; shown: ShownForm };

/** The questions of one screen under their headings, what is wrong with the answers above them. */
export function StepQuestions({ ids, path, shown }: StepQuestionsProps) {
	const { t } = useTranslation("forms");
	const { fieldErrors, isLarge } = useAsking();
	const say = useSay();
	const { definition, around } = shown;
	// Stretches of all places, whatever is open of them: a question that opens leaves the fields of all others where they are.
	const [questions, stretches] = useMemo(
		() => [questionsById(definition), inStretches(questionPositions(definition))],
		[definition],
	);
	const standing = new Set(ids);
	const shownOf = (positions: QuestionPosition[]) => positions.filter(({ question }) => standing.has(question.id));
	const positions = shownOf(stretches.flatMap(({ all }) => all));
	const firsts = new Set(positions.filter(({ section }, at) => positions[at - 1]?.section.id !== section.id));
	const errors: FormError[] = fieldErrors.map((error) => {
		const question = questions.get(error.field.split(/[.:]/)[0] ?? "");
		const said = question ? say(question.label) : "";
		return {
			id: fieldName(error.field.replace(":", ".")),
			text: `${said ? `${said}: ` : ""}${sentence(error, t, say, question)}`,
		};
	});
	const title = positions[0]?.page.title;
	// One question at a time: the question itself is the heading. The bar above says the form's title.
	const isQuestionHead = isLarge && positions.some(({ question }) => isAsked(question));
	return (
		<div className="flex flex-col gap-8">
			{isQuestionHead && hasText(title) && (
				<p className="-mb-4 text-base font-medium text-ink-2">
					<Said texts={title} />
				</p>
			)}
			{!isQuestionHead && (
				<h1
					id={STEP_HEADING}
					tabIndex={-1}
					className={hasText(title) ? "text-xl font-semibold outline-none" : "sr-only"}
				>
					<Said texts={hasText(title) ? title : definition.title} secondClass="text-base text-ink-2" />
				</h1>
			)}
			<FormErrors errors={errors} />
			{stretches.map(({ start, all }) => {
				const asked = shownOf(all);
				if (asked.length === 0) return null;
				return (
					<div key={start} className={`flex flex-col gap-8 ${positions.length > LONG ? "answer-stretch" : ""}`}>
						{asked.map((position) => (
							<div key={position.question.id} className="answer-apart flex flex-col gap-4">
								{firsts.has(position) && <SectionHead section={position.section} />}
								<QuestionView
									question={position.question}
									definition={definition}
									answers={followsAnswers(position.question) ? path.answers : none}
									isRequired={path.required.has(position.question.id)}
									today={around.today}
								/>
							</div>
						))}
					</div>
				);
			})}
		</div>
	);
}

function SectionHead({ section: { title, text } }: { section: Section }) {
	const { isLarge } = useAsking();
	return (
		<>
			{hasText(title) && !isLarge && (
				<h2 className="text-lg font-semibold">
					<Said texts={title} />
				</h2>
			)}
			{hasText(text) && (
				<p className="text-base text-ink-2">
					<Said texts={text} />
				</p>
			)}
		</>
	);
}

/** Of a question that is the same whatever was answered: it is not drawn anew with each key. */
const none: Answers = {};
const followsAnswers = (question: Question) => question.type === "computed" || pipedFrom(question) !== undefined;
