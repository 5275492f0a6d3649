import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";

type NewTitledProps = {
	/** What opens the form, names its title, and sends it. */
	words: { open: string; title: string; create: string };
	/** The language that is offered first. */
	language: string;
	answer: unknown;
	className: string;
};

/** Begins a course or a path: a title in the first of its languages. */
export function NewTitled({ words, language, answer, className }: NewTitledProps) {
	const { t } = useTranslation("courses");
	const problem = useFormProblem(answer, { intent: "create" });
	return (
		<details open={problem.refused || undefined} className={className}>
			<summary className="btn btn-primary w-fit">{words.open}</summary>
			<Form method="post" className="card mt-3 flex max-w-160 flex-col gap-4 p-4" noValidate>
				<TextField
					id="title"
					name="title"
					label={words.title}
					error={problem.of("title")}
					defaultValue={problem.typed("title")}
				/>
				<SelectField
					id="language"
					name="language"
					label={t("edit.firstLanguage")}
					defaultValue={problem.typed("language") ?? language}
					options={languageCodes.map((value) => ({ value, label: languages[value].name, lang: value }))}
				/>
				<FormErrors errors={problem.summary} />
				<SubmitButton intent="create" className="self-start">
					{words.create}
				</SubmitButton>
			</Form>
		</details>
	);
}
