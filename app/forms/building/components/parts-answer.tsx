import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import type { Answer, GoalAnswer } from "../../answers/answer";
import { optionsOf, type Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { ChoiceInput, NumberInput } from "./inputs";
import { ManyAnswer } from "./many-answer";

export type TestAnswerProps = {
	question: Question;
	label: string;
	language: Language;
	answer: Answer | undefined;
	onChange: (answer: Answer | undefined) => void;
};

/** The parts of a sample answer under the words of their question. */
export function PartsOf({ label, children }: { label: string; children: ReactNode }) {
	return (
		<fieldset>
			<legend className="label mb-1">{label}</legend>
			<div className="flex flex-col gap-3 border-l-2 border-line pl-3">{children}</div>
		</fieldset>
	);
}

function useOptions({ question, language }: TestAnswerProps) {
	const { t } = useTranslation("formBuild");
	const none = { value: "", label: t("tests.notAnswered") };
	return {
		none,
		options: optionsOf(question).map(({ id, label }) => ({ value: id, label: textIn(label, language).text })),
	};
}

/** A sample answer to each row of a matrix. */
export function MatrixParts(props: TestAnswerProps) {
	const { question, language, answer, onChange } = props;
	const { none, options } = useOptions(props);
	if (question.type !== "matrix") return null;
	const given = (answer ?? {}) as Record<string, string | string[]>;
	const put = (row: string, value: string | string[] | undefined) => {
		const { [row]: _, ...others } = given;
		const next = value === undefined || value === "" ? others : { ...others, [row]: value };
		onChange(Object.keys(next).length > 0 ? next : undefined);
	};
	return question.rows.map(({ id, label }) => {
		const words = textIn(label, language).text;
		return question.isMany ? (
			<ManyAnswer key={id} label={words} options={options} answer={given[id]} onChange={(value) => put(id, value)} />
		) : (
			<ChoiceInput
				key={id}
				label={words}
				value={String(given[id] ?? "")}
				options={[none, ...options]}
				onChange={(value) => put(id, value)}
			/>
		);
	});
}

/** Place by place: what stands in one is no longer offered in those after it. */
export function RankingParts(props: TestAnswerProps) {
	const { t } = useTranslation("formBuild");
	const { answer, onChange } = props;
	const { none, options } = useOptions(props);
	const ranked = Array.isArray(answer) ? (answer as string[]) : [];
	const put = (at: number, id: string) => {
		const before = ranked.slice(0, at);
		const after = ranked.slice(at + 1).filter((one) => one !== id);
		const next = id === "" ? before : [...before, id, ...after];
		onChange(next.length > 0 ? next : undefined);
	};
	return options
		.slice(0, ranked.length + 1)
		.map((_, at) => (
			<ChoiceInput
				key={options[at]?.value}
				label={t("tests.place", { number: at + 1 })}
				value={ranked[at] ?? ""}
				options={[none, ...options.filter(({ value }) => !ranked.slice(0, at).includes(value))]}
				onChange={(id) => put(at, id)}
			/>
		));
}

/** How far each goal has come, under names that stand for the respondent's own. */
export function GoalParts({ question, answer, onChange }: TestAnswerProps) {
	const { t } = useTranslation("formBuild");
	if (question.type !== "goals") return null;
	const goals = Array.isArray(answer) ? (answer as GoalAnswer[]) : [];
	const put = (id: string, text: string, value: number | undefined) => {
		const others = goals.filter((goal) => goal.id !== id);
		const next = value === undefined ? others : [...others, { id, text, value }];
		onChange(next.length > 0 ? next : undefined);
	};
	return Array.from({ length: question.maxGoals }, (_, at) => {
		const [id, text] = [`goal${at + 1}`, t("tests.goal", { number: at + 1 })];
		const value = goals.find((goal) => goal.id === id)?.value ?? undefined;
		return <NumberInput key={id} label={text} value={value} onChange={(given) => put(id, text, given)} />;
	});
}
