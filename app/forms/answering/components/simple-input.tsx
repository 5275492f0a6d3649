import { type Option, optionsOf, type SimpleQuestion } from "../../definition/question";
import { ChoiceInput, DropdownInput, YesNoInput } from "./choice-inputs";
import type { Ties } from "./question-frame";
import { ScaleInput, SliderInput } from "./scale-inputs";
import { TextInput } from "./text-inputs";

type SimpleInputProps = { question: SimpleQuestion; ties: Ties; value: unknown; today: string; options?: Option[] };

/** The control of a question that may also stand in a table or a group. */
export function SimpleInput({ question, ties, value, today, options }: SimpleInputProps) {
	const available = options ?? optionsOf(question).filter((option) => !option.isRetired);
	switch (question.type) {
		case "choice":
			return <ChoiceInput question={question} ties={ties} value={value} options={available} />;
		case "dropdown":
			return <DropdownInput question={question} ties={ties} value={value} options={available} />;
		case "yesNo":
			return <YesNoInput question={question} ties={ties} value={value} />;
		case "rating":
		case "scale":
			return <ScaleInput question={question} ties={ties} value={value} />;
		case "slider":
			return <SliderInput question={question} ties={ties} value={value} />;
		default:
			return <TextInput question={question} ties={ties} value={value} today={today} />;
	}
}
