import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { type FormError, FormErrors } from "#app/ui/form-errors";
import type { Answers } from "../../answers/answer";
import { checkReply } from "../../answers/check-reply";
import { answersFromFields, fieldName } from "../../answers/from-fields";
import type { ValidationError } from "../../answers/validation-error";
import { type Definition, questionsById, questionsOf } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { QuestionView } from "./question-view";
import { AskingProvider, sentence } from "./reader";

type EditQuestionsProps = {
	definition: Definition;
	around: { today: string; language: string };
	/** As they were sent. */
	answers: Record<string, unknown>;
	language: Language;
	/** What the page's action handed back, where it refused. */
	answer: unknown;
};

type Refused = { problem?: { errors: Record<string, readonly string[]> }; values?: Record<string, unknown> };

/** All questions of a reply on one page, to be corrected by those who follow it up; files stay as they were sent. */
export function EditQuestions({ definition, around, answers, language, answer }: EditQuestionsProps) {
	const { t } = useTranslation("forms");
	const { problem, values } = (answer ?? {}) as Refused;
	const asked = questionsOf(definition).filter((question) => isAsked(question) && question.type !== "file");
	const ids = asked.map(({ id }) => id);
	const typed = values ? answersFromFields(definition, values, answers, ids) : answers;
	const { path } = checkReply(definition, typed, around);
	const byId = questionsById(definition);
	const fieldErrors: ValidationError[] = Object.entries(problem?.errors ?? {})
		.filter(([field]) => byId.has(field.split(/[.:]/)[0] ?? ""))
		.map(([field, [key = ""]]) => ({ field, key }));
	const languages: [Language, Language] = [language, definition.languages[0]];
	const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, ...languages).text;
	const errors: FormError[] = fieldErrors.map((error) => {
		const question = byId.get(error.field.split(/[.:]/)[0] ?? "");
		return {
			id: fieldName(error.field.replace(":", ".")),
			text: `${question ? `${say(question.label)}: ` : ""}${sentence(error, t, say, question)}`,
		};
	});
	const asking = { languages, second: null, typed, fieldErrors, pipe: (text: string) => text, isLarge: false };
	return (
		<AskingProvider asking={asking}>
			<FormErrors errors={errors} />
			{asked.map((question) => (
				<QuestionView
					key={question.id}
					question={question}
					definition={definition}
					answers={{ ...(typed as Answers), ...path.answers }}
					isRequired={path.required.has(question.id)}
					today={around.today}
				/>
			))}
		</AskingProvider>
	);
}
