import { useTranslation } from "react-i18next";
import type { Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { useBuilding } from "./build-context";
import { ChoiceInput } from "./inputs";
import { useBefore } from "./use-before";

type OptionSourceProps = {
	question: Question;
	label: string;
	/** What stands there where nothing is taken up. */
	none: string;
	help?: string;
	value: string | undefined;
	onChange: (id: string | undefined) => void;
};

/** An earlier choice of which the chosen options are taken up; nothing where no choice stands before. */
export function OptionSource({ question: { id }, label, none, help, value, onChange }: OptionSourceProps) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const choices = useBefore(id).filter(hasOwnOptions);
	if (choices.length === 0 && value === undefined) return null;
	const isKnown = value === undefined || choices.some((one) => one.id === value);
	return (
		<ChoiceInput
			label={label}
			help={help}
			value={value ?? ""}
			options={[
				{ value: "", label: none },
				...(isKnown ? [] : [{ value: value ?? "", label: t("rules.unknown") }]),
				...choices.map((one) => ({
					value: one.id,
					label: t("options.chosenIn", { name: textIn(one.label, language).text || one.code }),
				})),
			]}
			onChange={(chosen) => onChange(chosen || undefined)}
		/>
	);
}

const hasOwnOptions = (question: Question) =>
	(question.type === "choice" || question.type === "many" || question.type === "dropdown") && !question.optionsFrom;
