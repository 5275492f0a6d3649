import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import type { useFormProblem } from "#app/ui/form-problem";
import { SelectField, TextField } from "#app/ui/text-field";

type TitleProps = {
	problem: ReturnType<typeof useFormProblem>;
	titles: Record<string, string>;
	language: string;
	/** Under the title: what happens where it is left empty. */
	help?: string;
};

/** The language of what is written and its title, with titles in other languages for who reads in them. */
export function TitleFields({ problem, titles, language, help }: TitleProps) {
	const { t } = useTranslation("taskLibrary");
	const typedTexts = problem.typedAll("titleTexts");
	const typedLanguages = problem.typedAll("titleLanguages");
	const typed = (code: string) => typedTexts?.[typedLanguages?.indexOf(code) ?? -1];
	const others = languageCodes.filter((code) => code !== language);
	return (
		<>
			<div className="flex flex-wrap gap-4">
				<TextField
					id="title"
					name="title"
					label={t("field.title")}
					help={help}
					className="min-w-0 flex-2 basis-64"
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? titles[language]}
				/>
				<SelectField
					id="language"
					name="language"
					label={t("field.language")}
					className="min-w-0 flex-1 basis-40"
					error={problem.of("language")}
					defaultValue={problem.typed("language") ?? language}
					options={languageCodes.map((value) => ({ value, label: languages[value].name, lang: value }))}
				/>
			</div>
			<details open={others.some((code) => titles[code]) || undefined}>
				<summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
					{t("field.otherTitles")}
				</summary>
				<div className="mt-1 grid gap-3 sm:grid-cols-2">
					{others.map((code) => (
						<div key={code}>
							<input type="hidden" name="titleLanguages[]" value={code} />
							<TextField
								id={`title-${code}`}
								name="titleTexts[]"
								label={languages[code].name}
								lang={code}
								defaultValue={typed(code) ?? titles[code]}
								optional
							/>
						</div>
					))}
				</div>
			</details>
		</>
	);
}
