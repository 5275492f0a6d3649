import { useTranslation } from "react-i18next";
import type { Question } from "#app/forms/definition/question";
import { ComputedFields } from "./computed-fields";
import { InnerFields } from "./inner-fields";
import { ChoiceInput, NumberInput, SwitchInput, TextInput } from "./inputs";
import { OptionFields } from "./option-fields";
import { RowFields } from "./row-fields";
import { useQuestion } from "./use-question";

/** What only a question of this type has. */
export function KindFields({ question }: { question: Question }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, word, optionalWord } = useQuestion(question);
	switch (question.type) {
		case "choice":
		case "many":
		case "dropdown":
			return (
				<>
					<OptionFields question={question} />
					<SwitchInput
						label={t("options.hasOther")}
						checked={question.hasOther ?? false}
						onChange={(on) => patch({ hasOther: on || undefined })}
					/>
				</>
			);
		case "ranking":
			return <OptionFields question={question} />;
		case "matrix":
			return (
				<>
					<RowFields question={question} />
					<OptionFields question={question} />
					<SwitchInput
						label={t("matrix.isMany")}
						checked={question.isMany ?? false}
						onChange={(on) => patch({ isMany: on || undefined })}
					/>
				</>
			);
		case "rating":
			return (
				<NumberInput
					label={t("scale.stars")}
					min={2}
					max={10}
					needsOne
					value={question.max}
					onChange={(max) => patch({ max }, "max")}
				/>
			);
		case "scale":
		case "slider":
			return (
				<>
					<div className="flex gap-3">
						<NumberInput
							label={t("scale.from")}
							needsOne
							value={question.min}
							onChange={(min) => patch({ min }, "min")}
						/>
						<NumberInput
							label={t("scale.to")}
							needsOne
							value={question.max}
							onChange={(max) => patch({ max }, "max")}
						/>
					</div>
					<TextInput
						label={t("scale.textAt", { point: question.min })}
						value={say(question.low)}
						onChange={(text) => patch({ low: optionalWord(question.low, text) }, "low")}
					/>
					<TextInput
						label={t("scale.textAt", { point: question.max })}
						value={say(question.high)}
						onChange={(text) => patch({ high: optionalWord(question.high, text) }, "high")}
					/>
				</>
			);
		case "consent":
			return (
				<TextInput
					label={t("words.statement")}
					rows={3}
					value={say(question.statement)}
					onChange={(text) => patch({ statement: word(question.statement, text) }, "statement")}
				/>
			);
		case "file":
			return (
				<>
					<ChoiceInput
						label={t("file.accepts")}
						value={question.accepts}
						options={(["any", "pictures", "documents"] as const).map((value) => ({ value, label: t(`file.${value}`) }))}
						onChange={(accepts) => patch({ accepts })}
					/>
					<NumberInput
						label={t("file.most")}
						min={1}
						max={10}
						needsOne
						value={question.maxFiles}
						onChange={(maxFiles) => patch({ maxFiles }, "maxFiles")}
					/>
				</>
			);
		case "goals":
			return (
				<>
					<ChoiceInput
						label={t("goals.scale")}
						value={question.scale}
						options={(["attainment", "ten"] as const).map((value) => ({ value, label: t(`goals.${value}`) }))}
						onChange={(scale) => patch({ scale })}
					/>
					<NumberInput
						label={t("goals.most")}
						min={1}
						max={10}
						needsOne
						value={question.maxGoals}
						onChange={(maxGoals) => patch({ maxGoals }, "maxGoals")}
					/>
				</>
			);
		case "table":
		case "group":
			return <InnerFields question={question} />;
		case "computed":
			return <ComputedFields question={question} />;
		case "image":
		case "video":
			return (
				<>
					<TextInput
						label={t(`show.${question.type}`)}
						help={t(`show.${question.type}Help`)}
						value={question.source ?? ""}
						onChange={(source) => patch({ source: source.trim() || undefined }, "source")}
					/>
					<TextInput
						label={t("show.alt")}
						help={t("show.altHelp")}
						value={say(question.alt)}
						onChange={(text) => patch({ alt: optionalWord(question.alt, text) }, "alt")}
					/>
				</>
			);
		default:
			return "placeholder" in question ||
				["shortText", "longText", "number", "email", "phone"].includes(question.type) ? (
				<PlaceholderField question={question as Question & { placeholder?: object }} />
			) : null;
	}
}

function PlaceholderField({ question }: { question: Question & { placeholder?: object } }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, optionalWord } = useQuestion(question);
	return (
		<TextInput
			label={t("words.placeholder")}
			help={t("words.placeholderHelp")}
			value={say(question.placeholder)}
			onChange={(text) => patch({ placeholder: optionalWord(question.placeholder, text) }, "placeholder")}
		/>
	);
}
