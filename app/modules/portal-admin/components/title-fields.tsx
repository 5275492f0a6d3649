import { useTranslation } from "react-i18next";
import { isLanguage, languages as known } from "#app/platform/i18n";
import type { useFormProblem } from "#app/ui/form-problem";
import { TextField } from "#app/ui/text-field";

type TitleFieldsProps = {
	problem: ReturnType<typeof useFormProblem>;
	/** The languages that the item asks in; a name in the first is needed. */
	languages: readonly string[];
	titles: Readonly<Partial<Record<string, string>>>;
};

/** The names of an item of the form library, one for each language that it asks in. */
export function TitleFields({ problem, languages, titles }: TitleFieldsProps) {
	const { t } = useTranslation("providerLibrary");
	return languages.filter(isLanguage).map((language, at) => {
		const name = `titles.${language}`;
		return (
			<TextField
				key={language}
				id={name}
				name={name}
				label={t("name", { language: known[language].name })}
				optional={at > 0}
				error={problem.of(name)}
				defaultValue={problem.typed(name) ?? titles[language] ?? ""}
				autoComplete="off"
				maxLength={300}
			/>
		);
	});
}
