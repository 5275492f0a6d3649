import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";

type OtherLanguagesProps = {
	/** The id of the form that answers are posted with: to choose a language loses nothing. */
	form: string;
	/** The reader's. */
	language: Language;
	offered: readonly Language[];
};

/** Says that a form does not have the reader's language, and offers those that it has. */
export function OtherLanguages({ form, language, offered }: OtherLanguagesProps) {
	const { t } = useTranslation("forms");
	const { search } = useLocation();
	if (offered.includes(language)) return null;
	const addressIn = (code: Language) => {
		const query = new URLSearchParams(search);
		query.set("lang", code);
		return `?${query}`;
	};
	return (
		<div className="notice tone-info mt-4 rounded-xl border p-3 text-sm">
			<p>{t("answering.otherLanguages", { language: languages[language].name })}</p>
			<p className="mt-2 flex flex-wrap gap-2">
				{offered.map((code) => (
					<button
						key={code}
						type="submit"
						form={form}
						name="go"
						value="language"
						formAction={addressIn(code)}
						formNoValidate
						lang={code}
						className="btn btn-secondary min-h-11"
					>
						{languages[code].name}
					</button>
				))}
			</p>
		</div>
	);
}
