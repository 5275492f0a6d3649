import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { type FormError, FormErrors } from "#app/ui/form-errors";
import type { Answers } from "../../answers/answer";
import { fieldName } from "../../answers/from-fields";
import { sourceOfOptions } from "../../answers/offered";
import { placesOf, questionsById } from "../../definition/definition";
import type { Question } from "../../definition/question";
import { hasText } from "../../definition/texts";
import type { Walk } from "../../logic/walk";
import type { ShownForm } from "../show-form.server";
import { QuestionView } from "./question-view";
import { Said, sentence, useAsking, useSay } from "./reader";

/** Questions on one page from which on each is laid out by itself. */
const LONG = 20;

type StepQuestionsProps = { ids: string[]; way: Walk; shown: ShownForm };

/** The questions of one screen under their headings, what is to be mended above them. */
export function StepQuestions({ ids, way, shown }: StepQuestionsProps) {
	const { t } = useTranslation("forms");
	const { faults, isLarge } = useAsking();
	const say = useSay();
	const { definition, around } = shown;
	const [questions, all] = useMemo(() => [questionsById(definition), placesOf(definition)], [definition]);
	const standing = new Set(ids);
	const places = all.filter(({ question }) => standing.has(question.id));
	const errors: FormError[] = faults.map((fault) => {
		const question = questions.get(fault.field.split(/[.:]/)[0] ?? "");
		const said = question ? say(question.label) : "";
		return {
			id: fieldName(fault.field.replace(":", ".")),
			text: `${said ? `${said}: ` : ""}${sentence(fault, t, say, question)}`,
		};
	});
	const title = places[0]?.page.title;
	return (
		<div className="flex flex-col gap-8">
			<h1 className={isLarge && !hasText(title) ? "sr-only" : "text-xl font-semibold"}>
				<Said texts={hasText(title) ? title : definition.title} secondClass="text-base text-ink-2" />
			</h1>
			<FormErrors errors={errors} />
			{places.map(({ section, question }, at) => {
				const isFirst = places[at - 1]?.section.id !== section.id;
				return (
					<div key={question.id} className={`flex flex-col gap-4 ${places.length > LONG ? "answer-apart" : ""}`}>
						{isFirst && hasText(section.title) && !isLarge && (
							<h2 className="text-lg font-semibold">
								<Said texts={section.title} />
							</h2>
						)}
						{isFirst && hasText(section.text) && (
							<p className="text-base text-ink-2">
								<Said texts={section.text} />
							</p>
						)}
						<QuestionView
							question={question}
							definition={definition}
							answers={followsAnswers(question) ? way.answers : none}
							isRequired={way.required.has(question.id)}
							today={around.today}
						/>
					</div>
				);
			})}
		</div>
	);
}

/** Of a question that is the same whatever was answered: it is not drawn anew with each key. */
const none: Answers = {};
const followsAnswers = (question: Question) => question.type === "computed" || sourceOfOptions(question) !== undefined;
