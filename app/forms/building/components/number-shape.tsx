import { useTranslation } from "react-i18next";
import type { ComputedQuestion, NumberQuestion } from "../../definition/question";
import { NumberInput, TextInput } from "./inputs";
import { useQuestion } from "./use-question";

/** How a number is written: its decimals and its unit. */
export function NumberShape({ question }: { question: NumberQuestion | ComputedQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, optionalWord } = useQuestion(question);
	return (
		<div className="flex gap-3">
			<NumberInput
				label={t("limits.decimals")}
				min={0}
				max={10}
				isWhole
				value={question.decimals}
				onChange={(decimals) => patch({ decimals }, "decimals")}
			/>
			<div className="flex-1">
				<TextInput
					label={t("formula.unit")}
					value={say(question.unit)}
					onChange={(text) => patch({ unit: optionalWord(question.unit, text) }, "unit")}
				/>
			</div>
		</div>
	);
}
