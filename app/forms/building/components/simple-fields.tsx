import { useTranslation } from "react-i18next";
import { POINTS, type Question, type SimpleQuestion } from "../../definition/question";
import { NumberInput, SwitchInput, TextInput } from "./inputs";
import { NumberShape } from "./number-shape";
import { PipedOptions } from "./piped-options";
import { PointNames } from "./point-names";
import { useQuestion } from "./use-question";

/** What only a question of this type has, where it is one that may also stand in a table or a group. */
export function SimpleFields({ question }: { question: SimpleQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch, say, optionalWord } = useQuestion(question);
	switch (question.type) {
		case "choice":
		case "dropdown":
			return <PipedOptions question={question} />;
		case "yesNo":
			return (
				<>
					<SwitchInput
						label={t("options.yesNoScores")}
						checked={question.scores !== undefined}
						onChange={(on) => patch({ scores: on ? { yes: 1, no: 0 } : undefined })}
					/>
					{question.scores && (
						<div className="flex gap-3">
							{(["yes", "no"] as const).map((answer) => (
								<NumberInput
									key={answer}
									needsOne
									label={t("options.scoreOf", { name: t(answer) })}
									value={question.scores?.[answer]}
									onChange={(points) =>
										patch({ scores: { yes: 1, no: 0, ...question.scores, [answer]: points } }, `scores.${answer}`)
									}
								/>
							))}
						</div>
					)}
				</>
			);
		case "rating":
			return (
				<NumberInput
					label={t("scale.stars")}
					min={2}
					max={10}
					isWhole
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
							min={POINTS.least}
							max={POINTS.most}
							isWhole
							needsOne
							value={question.min}
							onChange={(min) => patch({ min }, "min")}
						/>
						<NumberInput
							label={t("scale.to")}
							min={POINTS.least}
							max={POINTS.most}
							isWhole
							needsOne
							value={question.max}
							onChange={(max) => patch({ max }, "max")}
						/>
						<NumberInput
							label={t("scale.step")}
							min={0.001}
							max={1000}
							value={question.step}
							onChange={(step) => patch({ step }, "step")}
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
					{question.type === "scale" && <PointNames question={question} />}
				</>
			);
		case "number":
			return (
				<>
					<PlaceholderField question={question} />
					<NumberShape question={question} />
				</>
			);
		case "date":
		case "time":
			return null;
		default:
			return <PlaceholderField question={question} />;
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
