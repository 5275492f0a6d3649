import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import type { Answer } from "../../answers/answer";
import { optionsOf, type Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";

type TestAnswerProps = {
	question: Question;
	label: string;
	language: Language;
	answer: Answer | undefined;
	onChange: (answer: Answer | undefined) => void;
};

/** A sample answer to one question; types that no rule looks at in parts are left out. */
export function TestAnswer({ question, label, language, answer, onChange }: TestAnswerProps) {
	const { t } = useTranslation("formBuild");
	const none = { value: "", label: t("tests.notAnswered") };
	const options = optionsOf(question).map((option) => ({
		value: option.id,
		label: textIn(option.label, language).text,
	}));
	switch (question.type) {
		case "choice":
		case "dropdown":
			return (
				<ChoiceInput
					label={label}
					value={String(answer ?? "")}
					options={[none, ...options]}
					onChange={(id) => onChange(id || undefined)}
				/>
			);
		case "yesNo":
		case "consent":
			return (
				<ChoiceInput
					label={label}
					value={answer === undefined ? "" : String(answer)}
					options={[none, { value: "true", label: t("yes") }, { value: "false", label: t("no") }]}
					onChange={(value) => onChange(value === "" ? undefined : value === "true")}
				/>
			);
		case "many": {
			const chosen = Array.isArray(answer) ? (answer as string[]) : [];
			return (
				<fieldset>
					<legend className="label mb-1">{label}</legend>
					{options.map(({ value, label: words }) => (
						<label key={value} className="flex min-h-8 items-center gap-2 text-sm">
							<input
								type="checkbox"
								className="tick"
								checked={chosen.includes(value)}
								onChange={(event) => {
									const next = event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value);
									onChange(next.length > 0 ? next : undefined);
								}}
							/>
							{words}
						</label>
					))}
				</fieldset>
			);
		}
		case "number":
		case "scale":
		case "rating":
		case "slider":
			return <NumberInput label={label} value={typeof answer === "number" ? answer : undefined} onChange={onChange} />;
		case "shortText":
		case "longText":
		case "email":
		case "phone":
		case "date":
		case "time":
			return <TextInput label={label} value={String(answer ?? "")} onChange={(text) => onChange(text || undefined)} />;
		default:
			return null;
	}
}
