import { useTranslation } from "react-i18next";
import { type ManyQuestion, optionsOf, type Question } from "../../definition/question";
import { problemOfPattern } from "../../pattern/match";
import { ChoiceInput, NumberInput, TextInput } from "./inputs";
import { useHeldText } from "./use-held-text";
import { useQuestion } from "./use-question";

/** What an answer has to keep to, and what stands there from the start. Inside what repeats (`isInner`) no row begins with today. */
export function LimitFields({ question, isInner = false }: { question: Question; isInner?: boolean }) {
	const { t } = useTranslation(["formBuild", "forms"]);
	const { patch, say } = useQuestion(question);
	switch (question.type) {
		case "shortText":
		case "longText": {
			const patternProblem = question.pattern ? problemOfPattern(question.pattern) : null;
			return (
				<>
					<Pair question={question} fields={{ minLength: "minLength", maxLength: "maxLength" }} min={0} max={10_000} />
					<TextInput
						label={t("limits.pattern")}
						help={t("limits.patternHelp")}
						error={patternProblem ? t(`forms:errors.${patternProblem}`) : undefined}
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
					<Pair question={question} fields={{ min: "min", max: "max" }} />
					<NumberInput
						label={t("limits.initial")}
						value={question.initial}
						onChange={(initial) => patch({ initial }, "initial")}
					/>
				</>
			);
		case "date":
			return (
				<div className="flex flex-col gap-5">
					<DayLimit label={t("limits.notBefore")} value={question.min} onChange={(min) => patch({ min })} />
					<DayLimit label={t("limits.notAfter")} value={question.max} onChange={(max) => patch({ max })} />
					<DayLimit
						label={t("limits.initial")}
						none={t("limits.noInitial")}
						hasToday={!isInner}
						value={question.initial}
						onChange={(initial) => patch({ initial })}
					/>
				</div>
			);
		case "time":
			return (
				<TextInput
					label={t("limits.initial")}
					type="time"
					value={question.initial ?? ""}
					onChange={(initial) => patch({ initial: initial || undefined }, "initial")}
				/>
			);
		case "yesNo":
			return (
				<ChoiceInput
					label={t("limits.initial")}
					value={question.initial === undefined ? "" : question.initial ? "yes" : "no"}
					options={[
						{ value: "", label: t("limits.noInitial") },
						...(["yes", "no"] as const).map((value) => ({ value, label: t(value) })),
					]}
					onChange={(initial) => patch({ initial: initial === "" ? undefined : initial === "yes" })}
				/>
			);
		case "rating":
		case "scale":
		case "slider":
			return (
				<NumberInput
					label={t("limits.initial")}
					value={question.initial}
					onChange={(initial) => patch({ initial }, "initial")}
				/>
			);
		case "many":
			return (
				<>
					<Pair question={question} fields={{ chooseMin: "min", chooseMax: "max" }} min={0} max={300} />
					{!question.optionsFrom && <ChosenFirst question={question} />}
				</>
			);
		case "choice":
		case "dropdown":
			if (question.optionsFrom) return null;
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

type PairProps<Fields extends string> = {
	question: { [Field in Fields]?: number } & Question;
	/** The text of each field, and which it is of the question: the least, then the most. */
	fields: Record<string, Fields>;
	min?: number;
	max?: number;
};

/** The least and the most of something. */
function Pair<Fields extends string>({ question, fields, min, max }: PairProps<Fields>) {
	const { t } = useTranslation("formBuild");
	const { patch } = useQuestion(question);
	return (
		<div className="flex gap-3">
			{Object.entries(fields).map(([text, field], at) => (
				<NumberInput
					key={text}
					label={t(`limits.${text}`)}
					min={min === undefined ? undefined : min + at}
					max={max}
					// What has a bound itself is a length, or how many.
					isWhole={max !== undefined}
					value={question[field]}
					onChange={(value) => patch({ [field]: value }, field)}
				/>
			))}
		</div>
	);
}

type DayLimitProps = {
	label: string;
	/** What it is called that there is none. */
	none?: string;
	hasToday?: boolean;
	value: string | undefined;
	onChange: (day: string | undefined) => void;
};

/** A day, today, or none. */
function DayLimit({ label, none, hasToday = true, value = "", onChange }: DayLimitProps) {
	const { t } = useTranslation("formBuild");
	const kind = value === "" || value === "today" ? value : "day";
	return (
		<div className="flex flex-col gap-2">
			<ChoiceInput
				label={label}
				value={kind}
				options={[
					{ value: "", label: none ?? t("limits.noLimit") },
					...(hasToday ? [{ value: "today", label: t("limits.today") }] : []),
					{ value: "day", label: t("limits.day") },
				]}
				onChange={(next) => onChange(next === "day" ? new Date().toISOString().slice(0, 10) : next || undefined)}
			/>
			{kind === "day" && <DayInput label={label} value={value} onChange={onChange} />}
		</div>
	);
}

/** A day that is written; one that is half written stays as it is until the field is left. */
function DayInput({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
	const take = (day: string) => {
		if (day) onChange(day);
	};
	const held = useHeldText(value, take, { mayStay: (day) => day === "" });
	return <input type="date" aria-label={label} {...held} className="field" />;
}

/** Which of several options are chosen from the start. */
function ChosenFirst({ question }: { question: ManyQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch, say } = useQuestion(question);
	const { options, initial = [] } = question;
	const choose = (id: string, isOn: boolean) => {
		const next = options.flatMap((one) => ((one.id === id ? isOn : initial.includes(one.id)) ? [one.id] : []));
		patch({ initial: next.length > 0 ? next : undefined });
	};
	return (
		<fieldset>
			<legend className="label mb-1">{t("limits.initial")}</legend>
			{options.map(({ id, label }) => (
				<label key={id} className="flex min-h-8 items-center gap-2 text-sm max-md:min-h-11">
					<input
						type="checkbox"
						className="tick"
						checked={initial.includes(id)}
						onChange={(event) => choose(id, event.target.checked)}
					/>
					<span className="min-w-0 break-words">{say(label)}</span>
				</label>
			))}
		</fieldset>
	);
}
