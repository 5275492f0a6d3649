import { useTranslation } from "react-i18next";
import type { Question } from "../../definition/question";
import { TextInput } from "./inputs";
import { useQuestion } from "./use-question";

/** What is said where an answer does not keep to the question's own rule. */
export function MessageField({ question }: { question: Question }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, optionalWord } = useQuestion(question);
	return (
		<TextInput
			label={t("limits.message")}
			help={t("limits.messageHelp")}
			value={say(question.message)}
			onChange={(text) => patch({ message: optionalWord(question.message, text) }, "message")}
		/>
	);
}
