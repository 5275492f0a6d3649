import { useTranslation } from "react-i18next";
import { type Language, languages as named } from "#app/platform/i18n";
import { TextArea, TextField } from "#app/ui/text-field";
import { type FormTexts as Texts, textParts } from "../../contact-form/fields";

type FormTextsProps = {
	texts: Texts;
	/** The tenant's own first. */
	languages: Language[];
	version: number;
	former: { version: number; texts: [string, string][] }[];
	typed: (field: string) => string | undefined;
};

/** What the form says, in each language; the tenant's own is open. */
export function FormTexts({ texts, languages, version, former, typed }: FormTextsProps) {
	const { t } = useTranslation("crmInbox");
	const isWritten = (language: Language) => textParts.some((part) => texts[part]?.[language]);
	return (
		<div className="flex flex-col gap-3">
			{languages.map((language, index) => (
				<details key={language} open={index === 0 || isWritten(language)} className="card p-3">
					<summary className="min-h-8 cursor-pointer text-sm font-medium max-md:min-h-11" lang={language}>
						{named[language].name}
					</summary>
					<div className="mt-3 flex flex-col gap-4" lang={language}>
						{textParts.map((part) => {
							const name = `${part}.${language}`;
							const own = {
								id: name,
								name,
								label: t(`text.${part}`),
								help: part === "consent" && index === 0 ? t("text.consentHelp", { version }) : undefined,
								defaultValue: typed(name) ?? texts[part]?.[language] ?? "",
								optional: true,
							};
							return part === "title" ? (
								<TextField key={part} {...own} maxLength={200} />
							) : (
								<TextArea key={part} {...own} rows={3} maxLength={5000} />
							);
						})}
					</div>
				</details>
			))}
			{former.length > 0 && (
				<details className="card p-3">
					<summary className="min-h-8 cursor-pointer text-sm font-medium max-md:min-h-11">{t("text.former")}</summary>
					<dl className="mt-3 flex flex-col gap-3 text-13">
						{former.flatMap((one) =>
							one.texts.map(([language, text]) => (
								<div key={`${one.version}.${language}`}>
									<dt className="font-medium">
										{t("text.version", { version: one.version })} · {language}
									</dt>
									<dd className="whitespace-pre-line text-ink-2" lang={language}>
										{text}
									</dd>
								</div>
							)),
						)}
					</dl>
				</details>
			)}
		</div>
	);
}
