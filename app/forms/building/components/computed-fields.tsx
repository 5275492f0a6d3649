import { useState } from "react";
import { useTranslation } from "react-i18next";
import { questionsBefore } from "../../builder/sources";
import type { ComputedQuestion } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { compute } from "../../logic/compute";
import { FormulaError, functionNames, parseFormula, referencesOf } from "../../logic/formula";
import { ChoiceInput, SwitchInput, TextInput } from "./inputs";
import { NumberShape } from "./number-shape";
import { useCalmForm } from "./rule-words";
import { useQuestion } from "./use-question";

const EXAMPLE = "round(sum({a}, {b}) / 2, 1)";

/** A formula, with values to try it on. */
export function ComputedFields({ question }: { question: ComputedQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch, say } = useQuestion(question);
	const form = useCalmForm();
	const { formula } = question;
	const fault = faultOf(formula);
	const parts = [
		...questionsBefore(form, question.id).map(({ id, label, code }) => ({
			value: `{${id}}`,
			label: say(label) || code,
		})),
		...form.scores.map(({ id, name }) => ({ value: `{#${id}}`, label: textIn(name).text })),
		...functionNames.map((name) => ({ value: `${name}()`, label: `${name}( )` })),
	];
	return (
		<>
			<TextInput
				label={t("formula.label")}
				help={t("formula.help", { example: EXAMPLE })}
				error={fault && formula !== "" ? t(`problem.${fault}`) : undefined}
				rows={2}
				mono
				value={formula}
				onChange={(text) => patch({ formula: text.slice(0, 1000) }, "formula")}
			/>
			<ChoiceInput
				label={t("formula.insert")}
				value=""
				options={[{ value: "", label: t("formula.choose") }, ...parts]}
				onChange={(part) =>
					part && patch({ formula: `${formula}${formula && !/[\s(]$/.test(formula) ? " " : ""}${part}` })
				}
			/>
			{!fault && <TryFormula formula={formula} decimals={question.decimals} />}
			<NumberShape question={question} />
			<SwitchInput
				label={t("formula.hidden")}
				checked={question.isHidden ?? false}
				onChange={(on) => patch({ isHidden: on || undefined })}
			/>
		</>
	);
}

/** The value of a formula for numbers that are typed on the spot. */
function TryFormula({ formula, decimals = 2 }: { formula: string; decimals?: number }) {
	const { t } = useTranslation("formBuild");
	const form = useCalmForm();
	const [values, setValues] = useState<Record<string, string>>({});
	const tree = parseFormula(formula);
	const used = [...new Map(referencesOf(tree).map((one) => [`${one.isScore ? "#" : ""}${one.id}`, one])).entries()];
	const typedFor = (key: string) => {
		const typed = values[key]?.replace(",", ".") ?? "";
		return typed.trim() === "" ? undefined : Number.isFinite(Number(typed)) ? Number(typed) : typed;
	};
	const now = new Date().toISOString().slice(0, 10);
	const value = compute(tree, {
		answer: (id) => typedFor(id),
		score: (id) => numberIn(typedFor(`#${id}`)),
		today: now,
	});
	const nameOf = (id: string) => {
		const question = questionsBefore(form, "").find((one) => one.id === id);
		const score = form.scores.find((one) => one.id === id);
		return textIn(question?.label ?? score?.name).text || id;
	};
	const shown = typeof value === "number" ? Number(value.toFixed(decimals)) : value;
	return (
		<fieldset className="rounded-lg bg-sheet p-3 ring-1 ring-line">
			<legend className="sr-only">{t("formula.try")}</legend>
			<p aria-hidden="true" className="text-13 font-medium">
				{t("formula.try")}
			</p>
			{used.map(([key, { id }]) => (
				<label key={key} className="mt-2 flex items-center gap-2 text-13">
					<span className="min-w-0 flex-1 break-words text-ink-2">{nameOf(id)}</span>
					<input
						type="text"
						value={values[key] ?? ""}
						onChange={(event) => setValues({ ...values, [key]: event.target.value })}
						className="field w-20 shrink-0 px-2 text-right"
					/>
				</label>
			))}
			<p className="mt-2 text-sm">
				{t("formula.gives")}{" "}
				<output className="font-semibold tabular-nums">{shown === null ? t("formula.nothing") : String(shown)}</output>
			</p>
		</fieldset>
	);
}

const numberIn = (value: unknown) => (typeof value === "number" ? value : undefined);

function faultOf(formula: string): string | null {
	try {
		parseFormula(formula);
		return null;
	} catch (error) {
		if (error instanceof FormulaError) return error.message;
		throw error;
	}
}
