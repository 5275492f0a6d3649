import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { type Block, type BlockType, chartKinds } from "../blocks";
import type { BlockChoices } from "../screens.server";

type BlockFieldsProps = {
	type: BlockType;
	choices: BlockChoices;
	problem: ReturnType<typeof useFormProblem>;
	/** What was written before. */
	block?: Block;
};

/** The fields of a block, by its kind. */
export function BlockFields({ type, choices, problem, block }: BlockFieldsProps) {
	const { t } = useTranslation("reportPages");
	const written = fieldsOf(block);
	const field = (name: string) => ({
		...{ id: name, name, error: problem.of(name), defaultValue: problem.typed(name) ?? written[name] ?? "" },
	});
	const all = choices.questions.map(({ id, label }) => ({ value: id, label }));
	const crossed = choices.questions.filter(({ canCross }) => canCross).map(({ id, label }) => ({ value: id, label }));
	const chosen = (options: { value: string; label: string }[]) => [{ value: "", label: t("field.choose") }, ...options];
	if (type === "heading") return <TextField {...field("text")} label={t("field.heading")} autoComplete="off" />;
	if (type === "text")
		return (
			<TextArea {...field("text")} rows={5} label={t("field.text")} help={t("field.textHelp", examples(choices))} />
		);
	if (type === "chart")
		return (
			<>
				<SelectField {...field("question")} label={t("field.question")} options={chosen(all)} />
				<SelectField
					{...field("kind")}
					label={t("field.kind")}
					options={chartKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
				/>
			</>
		);
	if (type === "table") return <SelectField {...field("question")} label={t("field.question")} options={chosen(all)} />;
	if (type === "cross")
		return (
			<>
				<SelectField {...field("rows")} label={t("field.rows")} options={chosen(crossed)} />
				<SelectField {...field("columns")} label={t("field.columns")} options={chosen(crossed)} />
			</>
		);
	if (type === "figure")
		return (
			<>
				<SelectField {...field("shows")} label={t("field.shows")} options={chosen(showsOf(choices, t))} />
				<TextField {...field("label")} label={t("field.label")} autoComplete="off" />
			</>
		);
	return null;
}

/** All that a figure can show. */
function showsOf({ questions }: BlockChoices, t: TFunction<"reportPages">) {
	return [
		{ value: "n", label: t("shows.n") },
		...questions.flatMap(({ id, label, isNumeric, values }) => [
			...(isNumeric
				? (["mean", "median"] as const).map((key) => ({ value: `${key}:${id}`, label: t(`shows.${key}`, { label }) }))
				: values.map((one) => ({
						value: `share:${id}:${one.value}`,
						label: t("shows.share", { label, value: one.label }),
					}))),
		]),
	];
}

/** A placeholder that this form knows. */
function examples({ questions }: BlockChoices) {
	const known = questions.find(({ values, isNumeric }) => values.length > 0 && !isNumeric);
	return {
		number: "{{n}}",
		share: `{{share:${known?.code ?? "CODE"}=${known?.values[0]?.label ?? "…"}}}`,
	};
}

function fieldsOf(block: Block | undefined): Record<string, string> {
	if (!block) return {};
	if (block.type !== "figure") {
		const { id: _, type: __, ...written } = block;
		return written as Record<string, string>;
	}
	const { measure, question, value, label } = block;
	return { shows: [measure, question, value].filter(Boolean).join(":"), label };
}
