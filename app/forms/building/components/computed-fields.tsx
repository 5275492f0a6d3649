import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formulaNames, formulaWithIds, formulaWithNames } from "../../builder/formula-names";
import { formulaPieces } from "../../builder/formula-pieces";
import { formulaProblem } from "../../builder/formula-problem";
import type { ComputedQuestion } from "../../definition/question";
import { functionNames, MAX_FORMULA } from "../../logic/formula";
import { useBuilding } from "./build-context";
import { ChoiceInput, SwitchInput, TextInput } from "./inputs";
import { NumberShape } from "./number-shape";
import { useCalmForm } from "./rule-words";
import { TryFormula } from "./try-formula";
import { useBefore } from "./use-before";
import { useQuestion } from "./use-question";

const EXAMPLE = "round(sum({a}, {b}) / 2, 1)";

/** A formula, with answers to try it on. It is read and written by the variables of the questions and kept by their ids. */
export function ComputedFields({ question }: { question: ComputedQuestion }) {
	const { t } = useTranslation("formBuild");
	const { patch } = useQuestion(question);
	const { language } = useBuilding();
	const form = useCalmForm();
	const before = useBefore(question.id);
	const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
	const names = useMemo(() => formulaNames(form), [form]);
	const parts = useMemo(
		() => [
			...formulaPieces(names, before, form.scores, language),
			...functionNames.map((name) => ({ value: `${name}()`, label: `${name}( )` })),
		],
		[names, before, form.scores, language],
	);
	const { formula } = question;
	const written = formulaWithNames(names, formula);
	const problem = formulaProblem(names, written, new Set(before.map(({ id }) => id)));
	const write = (text: string) => {
		const kept = formulaWithIds(names, text);
		if (kept.length <= MAX_FORMULA) patch({ formula: kept }, "formula");
	};
	const insert = (part: string) => {
		const { selectionStart, selectionEnd } = field.current ?? {};
		const from = selectionStart ?? written.length;
		const gap = from > 0 && !/[\s("]/.test(written.charAt(from - 1)) ? " " : "";
		write(written.slice(0, from) + gap + part + written.slice(selectionEnd ?? from));
		// Between the brackets of a function, else behind what was put in; once the field has it.
		const at = from + gap.length + part.length - (part.endsWith("()") ? 1 : 0);
		setTimeout(() => {
			field.current?.focus();
			field.current?.setSelectionRange(at, at);
		}, 50);
	};
	return (
		<>
			<TextInput
				label={t("formula.label")}
				help={t("formula.help", { example: EXAMPLE })}
				error={problem && formula !== "" ? t(`formula.fault.${problem.key}`, { ...problem }) : undefined}
				rows={2}
				mono
				inputRef={field}
				value={written}
				onChange={write}
			/>
			<ChoiceInput
				label={t("formula.insert")}
				value=""
				options={[{ value: "", label: t("formula.choose") }, ...parts]}
				onChange={(part) => part && insert(part)}
			/>
			{!problem && <TryFormula formula={formula} decimals={question.decimals} />}
			<NumberShape question={question} />
			<SwitchInput
				label={t("formula.hidden")}
				checked={question.isHidden ?? false}
				onChange={(on) => patch({ isHidden: on || undefined })}
			/>
		</>
	);
}
