import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { valueKindOf } from "../../builder/sources";
import { optionsOf, type Question } from "../../definition/question";
import { textIn } from "../../definition/texts";
import type { Comparison, Value } from "../../logic/condition";
import { useBuilding } from "./build-context";
import { ChoiceInput } from "./inputs";
import { useHeldText } from "./use-held-text";

type RuleValueProps = {
	label: string;
	comparison: Comparison;
	question: Question | undefined;
	onChange: (value: Value) => void;
};

/** What a rule compares with, written as what it looks at is answered. */
export function RuleValue({ label, comparison, question, onChange }: RuleValueProps) {
	const { t } = useTranslation("formBuild");
	const { language } = useBuilding();
	const { of, value } = comparison;
	const kind = valueKindOf(of, question);
	const list = (options: { value: string; label: string }[], take: (value: string) => Value = String) => (
		<ChoiceInput
			hideLabel
			label={label}
			value={String(value)}
			options={options}
			onChange={(chosen) => onChange(take(chosen))}
		/>
	);
	if (kind === "option" && question)
		return list(optionsOf(question).map(({ id, label }) => ({ value: id, label: textIn(label, language).text || id })));
	if (kind === "yesNo")
		return list(
			[
				{ value: "true", label: t("yes") },
				{ value: "false", label: t("no") },
			],
			(chosen) => chosen === "true",
		);
	if (kind === "role")
		return list(
			(["CLIENT", "ADVISOR", "ADMIN"] as const).map((role) => ({ value: role, label: t(`rules.role.${role}`) })),
		);
	if (kind === "language") return list(languageCodes.map((code) => ({ value: code, label: languages[code].name })));
	return <TypedValue kind={kind} label={label} value={value} onChange={onChange} />;
}

type TypedValueProps = Pick<RuleValueProps, "label" | "onChange"> & { kind: string; value: unknown };

/** A value that is written: a number, a day, words. */
function TypedValue({ kind, label, value, onChange }: TypedValueProps) {
	const read = (text: string) => {
		const number = Number(text.replace(",", "."));
		return kind === "number" && text.trim() !== "" && Number.isFinite(number) ? number : text;
	};
	const said = Array.isArray(value) ? value.join(", ") : String(value ?? "");
	const held = useHeldText(said, (text) => onChange(read(text)), { mayStay: (text) => read(text) === value });
	return (
		<input
			type={kind === "day" ? "date" : "text"}
			inputMode={kind === "number" ? "decimal" : undefined}
			aria-label={label}
			autoComplete="off"
			{...held}
			className="field min-w-0 flex-1"
		/>
	);
}
