import { useTranslation } from "react-i18next";
import { optionsOf, type Question } from "#app/forms/definition/question";
import { faultOfPattern } from "#app/forms/pattern/match";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";
import { useQuestion } from "./use-question";

/** What an answer has to keep to, and what stands there from the start. */
export function LimitFields({ question }: { question: Question }) {
	const { t } = useTranslation(["formBuild", "forms"]);
	const { patch, say } = useQuestion(question);
	switch (question.type) {
		case "shortText":
		case "longText": {
			const fault = question.pattern ? faultOfPattern(question.pattern) : null;
			return (
				<>
					<div className="flex gap-3">
						<NumberInput
							label={t("limits.minLength")}
							min={0}
							max={10_000}
							value={question.minLength}
							onChange={(minLength) => patch({ minLength }, "minLength")}
						/>
						<NumberInput
							label={t("limits.maxLength")}
							min={1}
							max={10_000}
							value={question.maxLength}
							onChange={(maxLength) => patch({ maxLength }, "maxLength")}
						/>
					</div>
					<TextInput
						label={t("limits.pattern")}
						help={t("limits.patternHelp")}
						error={fault ? t(`forms:errors.${fault}`) : undefined}
						mono
						value={question.pattern ?? ""}
						onChange={(pattern) => patch({ pattern: pattern || undefined }, "pattern")}
					/>
					<TextInput
						label={t("limits.initial")}
						value={question.initial ?? ""}
						onChange={(initial) => patch({ initial: initial || undefined }, "initial")}
					/>
				</>
			);
		}
		case "number":
			return (
				<>
					<div className="flex gap-3">
						<NumberInput label={t("limits.min")} value={question.min} onChange={(min) => patch({ min }, "min")} />
						<NumberInput label={t("limits.max")} value={question.max} onChange={(max) => patch({ max }, "max")} />
					</div>
					<div className="flex gap-3">
						<NumberInput
							label={t("limits.decimals")}
							min={0}
							max={10}
							value={question.decimals}
							onChange={(decimals) => patch({ decimals }, "decimals")}
						/>
						<NumberInput
							label={t("limits.initial")}
							value={question.initial}
							onChange={(initial) => patch({ initial }, "initial")}
						/>
					</div>
				</>
			);
		case "date":
			return (
				<div className="flex flex-col gap-5">
					<DayLimit label={t("limits.notBefore")} value={question.min} onChange={(min) => patch({ min })} />
					<DayLimit label={t("limits.notAfter")} value={question.max} onChange={(max) => patch({ max })} />
				</div>
			);
		case "many":
			return (
				<div className="flex gap-3">
					<NumberInput
						label={t("limits.chooseMin")}
						min={0}
						max={300}
						value={question.min}
						onChange={(min) => patch({ min }, "min")}
					/>
					<NumberInput
						label={t("limits.chooseMax")}
						min={1}
						max={300}
						value={question.max}
						onChange={(max) => patch({ max }, "max")}
					/>
				</div>
			);
		case "choice":
		case "dropdown":
			return (
				<ChoiceInput
					label={t("limits.initial")}
					value={question.initial ?? ""}
					options={[
						{ value: "", label: t("limits.noInitial") },
						...optionsOf(question).map(({ id, label }) => ({ value: id, label: say(label) })),
					]}
					onChange={(initial) => patch({ initial: initial || undefined })}
				/>
			);
		default:
			return null;
	}
}

type DayLimitProps = { label: string; value: string | undefined; onChange: (day: string | undefined) => void };

/** A day, today, or none. */
function DayLimit({ label, value = "", onChange }: DayLimitProps) {
	const { t } = useTranslation("formBuild");
	const kind = value === "" || value === "today" ? value : "day";
	return (
		<div className="flex flex-col gap-2">
			<ChoiceInput
				label={label}
				value={kind}
				options={[
					{ value: "", label: t("limits.noLimit") },
					{ value: "today", label: t("limits.today") },
					{ value: "day", label: t("limits.day") },
				]}
				onChange={(next) => onChange(next === "day" ? new Date().toISOString().slice(0, 10) : next || undefined)}
			/>
			{kind === "day" && (
				<input
					type="date"
					aria-label={label}
					value={value}
					onChange={(event) => event.target.value && onChange(event.target.value)}
					className="field"
				/>
			)}
		</div>
	);
}
