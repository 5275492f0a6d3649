import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { SelectField } from "#app/ui/text-field";
import type { ContentFormData } from "../show.server";
import { CardLanguages } from "./card-languages";

type FormProps = {
	content: NonNullable<ContentFormData["content"]>;
	answer: unknown;
	to: (id: string) => string;
};

/** The languages that stand on the content's card, and the way to one more. */
export function LanguageForm({ content, answer, to }: FormProps) {
	const { t } = useTranslation("taskLibrary");
	const problem = useFormProblem(answer, { intent: "variant" });
	const there = new Set<string>(content.card.map(({ language }) => language));
	const missing = languageCodes.filter((code) => !there.has(code));
	return (
		<section className="card flex flex-col gap-3 p-4">
			<h2 className="text-base font-semibold">{t("field.languages")}</h2>
			<CardLanguages card={content.card} current={content.id} to={to} />
			{missing.length > 0 && (
				<Form method="post" className="flex flex-col items-start gap-3" noValidate>
					<input type="hidden" name="id" value={content.id} />
					<SelectField
						id="variant"
						name="variant"
						label={t("edit.addLanguage")}
						help={t("edit.addLanguageHelp")}
						className="w-full"
						error={problem.of("variant")}
						options={missing.map((value) => ({ value, label: languages[value].name, lang: value }))}
					/>
					<FormErrors errors={problem.summary} />
					<SubmitButton intent="variant" kind="secondary" icon="plus">
						{t("edit.addLanguageSubmit")}
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}
