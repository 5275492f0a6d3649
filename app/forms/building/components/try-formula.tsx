import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { innerQuestions } from "../../definition/definition";
import { questionsWithPipedOptions } from "../../definition/piped-options";
import { optionsOf, type Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { type Computed, compute } from "../../logic/compute";
import { parseFormula, referencesOf } from "../../logic/formula";
import { useBuilding } from "./build-context";
import { useCalmForm } from "./rule-words";

/** The value of a formula for answers that are given on the spot. */
export function TryFormula({ formula, decimals = 2 }: { formula: string; decimals?: number }) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const form = useCalmForm();
	const own = useId();
	const [values, setValues] = useState<Record<string, string>>({});
	const tree = parseFormula(formula);
	const used = [...new Map(referencesOf(tree).map((one) => [keyOf(one), one])).entries()];
	const questions = questionsWithPipedOptions(form);
	const given = (key: string): string | number | boolean | undefined => {
		const typed = values[key] ?? "";
		const number = Number(typed.replace(",", "."));
		if (typed === "true" || typed === "false") return typed === "true";
		if (typed.trim() === "") return undefined;
		return Number.isFinite(number) ? number : typed;
	};
	const value = compute(tree, {
		answer: (id, part) => given(keyOf({ id, part, isScore: false })),
		score: (id) => numberIn(given(keyOf({ id, isScore: true }))),
		today: new Date().toISOString().slice(0, 10),
	});
	const say = (label: Question["label"] | undefined) => textIn(label, language).text;
	return (
		<fieldset className="rounded-lg bg-sheet p-3 ring-1 ring-line">
			<legend className="sr-only">{t("formula.try")}</legend>
			<p aria-hidden="true" className="text-13 font-medium">
				{t("formula.try")}
			</p>
			{used.map(([key, { id, part, isScore }]) => {
				const question = isScore ? undefined : questions.find((one) => one.id === id);
				const whole = question ?? form.scores.find((one) => one.id === id);
				const name = [say(question?.label ?? (whole && "name" in whole ? whole.name : undefined)) || id];
				const piece = partOf(question, part);
				if (piece) name.push(say(piece.label));
				const choices = question && choicesOf(question, say, { yes: t("yes"), no: t("no") });
				const field = {
					id: `${own}-${key}`,
					value: values[key] ?? "",
					onChange: (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value }),
				};
				return (
					<label key={key} htmlFor={field.id} className="mt-2 flex items-center gap-2 text-13">
						<span className="min-w-0 flex-1 break-words text-ink-2">{name.join(": ")}</span>
						{choices ? (
							<select {...field} className="field w-28 shrink-0 px-2">
								<option value="" />
								{choices.map((choice) => (
									<option key={choice.value} value={choice.value}>
										{choice.label}
									</option>
								))}
							</select>
						) : (
							<input type="text" {...field} className="field w-20 shrink-0 px-2 text-right" />
						)}
					</label>
				);
			})}
			<p className="mt-2 text-sm">
				{t("formula.gives")}{" "}
				<output className="font-semibold tabular-nums">{said(value, decimals, t("formula.nothing"))}</output>
			</p>
		</fieldset>
	);
}

const keyOf = ({ id, part, isScore }: { id: string; part?: string; isScore: boolean }) =>
	`${isScore ? "#" : ""}${id}${part === undefined ? "" : `.${part}`}`;

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

function partOf(question: Question | undefined, part: string | undefined) {
	if (!question || part === undefined) return undefined;
	const parts = question.type === "matrix" ? question.rows : innerQuestions(question);
	return parts.find(({ id }) => id === part);
}

function choicesOf(question: Question, say: (label: Question["label"]) => string, words: { yes: string; no: string }) {
	if (question.type === "yesNo" || question.type === "consent")
		return [
			{ value: "true", label: words.yes },
			{ value: "false", label: words.no },
		];
	const isOne = ["choice", "dropdown"].includes(question.type) || (question.type === "matrix" && !question.isMany);
	return isOne ? optionsOf(question).map(({ id, label }) => ({ value: id, label: say(label) || id })) : undefined;
}

function said(value: Computed, decimals: number, nothing: string): string {
	if (value === null) return nothing;
	return String(typeof value === "number" ? Number(value.toFixed(decimals)) : value);
}
