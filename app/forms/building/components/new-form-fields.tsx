import { useTranslation } from "react-i18next";
import { RadioGroup } from "#app/ui/choices";
import { Field } from "#app/ui/field";
import { FileInput } from "#app/ui/file-input";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";

type Kept = readonly { id: string; title: string; isProvided?: boolean }[];
type NewFormFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	/** When a title has to be given. */
	nameHelp: string;
	templates: Kept;
	/** The template that was chosen on the way here. */
	chosen?: string;
	/** Forms that may be copied. */
	others?: Kept;
	takesFile?: boolean;
};

/** What a new form begins with: nothing, a pasted list, a template, another form, or a file. */
export function NewFormFields({
	problem,
	nameHelp,
	templates,
	chosen,
	others = [],
	takesFile = false,
}: NewFormFieldsProps) {
	const { t } = useTranslation("newForm");
	const offered = {
		...{ blank: true, list: true, template: templates.length > 0, copy: others.length > 0, file: takesFile },
	};
	const ways = (["blank", "list", "template", "copy", "file"] as const).filter((way) => offered[way]);
	const choice = (name: "template" | "copyOf", kept: Kept, label: string) => ({
		...{ id: name, name, label, error: problem.of(name) },
		defaultValue: problem.typed(name) ?? (name === "template" ? chosen : undefined) ?? "",
		options: [
			{ value: "", label: t("choose") },
			...kept.map(({ id, title, isProvided }) => ({ value: id, label: isProvided ? t("provided", { title }) : title })),
		],
	});
	return (
		<>
			<RadioGroup
				name="from"
				legend={t("from")}
				defaultValue={problem.typed("from") ?? (chosen ? "template" : "blank")}
				options={ways.map((way) => ({ value: way, label: t(`way.${way}`), help: t(`way.${way}Help`) }))}
			/>
			<TextField
				id="title"
				name="title"
				label={t("name")}
				help={nameHelp}
				error={problem.of("title")}
				defaultValue={problem.typed("title") ?? ""}
				autoComplete="off"
			/>
			<TextArea
				id="text"
				name="text"
				className="hidden group-has-[input[value=list]:checked]:block"
				label={t("questions")}
				help={t("questionsHelp")}
				error={problem.of("text")}
				defaultValue={problem.typed("text") ?? ""}
				rows={8}
			/>
			{offered.template && (
				<SelectField
					{...choice("template", templates, t("way.template"))}
					className="hidden group-has-[input[value=template]:checked]:block"
				/>
			)}
			{offered.copy && (
				<SelectField
					{...choice("copyOf", others, t("copyOf"))}
					className="hidden group-has-[input[value=copy]:checked]:block"
				/>
			)}
			{takesFile && (
				<Field
					id="file"
					label={t("fileLabel")}
					error={problem.of("file")}
					className="hidden group-has-[input[value=file]:checked]:block"
				>
					{(ties) => <FileInput {...ties} name="file" accept=".json,application/json" />}
				</Field>
			)}
		</>
	);
}
