import { useTranslation } from "react-i18next";
import type { SimpleQuestion } from "../../definition/question";
import { CodeField } from "./code-field";
import { SwitchInput } from "./inputs";
import { LimitFields } from "./limit-fields";
import { MessageField } from "./message-field";
import { PipedInput } from "./piped-input";
import { SimpleFields } from "./simple-fields";
import { useQuestion } from "./use-question";

/** The settings of a question inside a table or a group (`of`); its words stand in the list above. */
export function InnerQuestion({ question, of }: { question: SimpleQuestion; of: string }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, optionalWord } = useQuestion(question);
	return (
		<>
			<PipedInput
				of={of}
				label={t("words.help")}
				rows={2}
				value={say(question.help)}
				onChange={(text) => patch({ help: optionalWord(question.help, text) }, "help")}
			/>
			<SimpleFields question={question} />
			<SwitchInput
				label={t("required")}
				checked={question.isRequired ?? false}
				onChange={(on) => patch({ isRequired: on || undefined })}
			/>
			<LimitFields question={question} isInner />
			<MessageField question={question} />
			<CodeField question={question} />
		</>
	);
}
