import { useTranslation } from "react-i18next";
import type { ChoiceQuestion, ManyQuestion } from "../../definition/question";
import { SwitchInput } from "./inputs";
import { OptionFields } from "./option-fields";
import { OptionSource } from "./option-source";
import { useQuestion } from "./use-question";

/** What can be chosen: options of its own, or those that were chosen in an earlier question. */
export function PipedOptions({ question }: { question: ChoiceQuestion | ManyQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch } = useQuestion(question);
	return (
		<>
			<OptionSource
				question={question}
				label={t("options.from")}
				none={t("options.own")}
				value={question.optionsFrom}
				onChange={(optionsFrom) => patch({ optionsFrom, ...(optionsFrom && { initial: undefined }) })}
			/>
			{question.optionsFrom === undefined && <OptionFields question={question} />}
			<SwitchInput
				label={t("options.hasOther")}
				checked={question.hasOther ?? false}
				onChange={(on) => patch({ hasOther: on || undefined })}
			/>
		</>
	);
}
