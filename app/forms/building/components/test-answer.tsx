import { useTranslation } from "react-i18next";
import type { Answer, RowAnswer } from "../../answers/answer";
import { innerQuestions } from "../../definition/definition";
import { optionsOf } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";
import { ManyAnswer } from "./many-answer";
import { GoalParts, MatrixParts, PartsOf, RankingParts, type TestAnswerProps } from "./parts-answer";

/** A sample answer to one question; of a table or a group its first row. Files and signatures no rule looks into. */
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
		case "many":
			return <ManyAnswer label={label} options={options} answer={answer} onChange={onChange} />;
		case "ranking":
		case "matrix":
		case "goals":
		case "table":
		case "group": {
			const says = { ranking: RankingParts, matrix: MatrixParts, goals: GoalParts, table: FirstRow, group: FirstRow };
			const Parts = says[question.type];
			return (
				<PartsOf label={label}>
					<Parts {...{ question, label, language, answer, onChange }} />
				</PartsOf>
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

/** Of a table or a group one row is enough to see where it leads. */
function FirstRow({ question, language, answer, onChange }: TestAnswerProps) {
	const [row = {}] = Array.isArray(answer) ? (answer as RowAnswer[]) : [];
	const put = (id: string, value: Answer | undefined) => {
		const { [id]: _, ...others } = row;
		const next = value === undefined ? others : { ...others, [id]: value as string };
		onChange(Object.keys(next).length > 0 ? [next] : undefined);
	};
	return innerQuestions(question).map((inner) => (
		<TestAnswer
			key={inner.id}
			question={inner}
			label={textIn(inner.label, language).text || inner.code}
			language={language}
			answer={row[inner.id]}
			onChange={(value) => put(inner.id, value)}
		/>
	));
}
