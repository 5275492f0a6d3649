import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { TextField } from "#app/ui/text-field";

type NameFieldsProps = {
	id: string;
	titles: Partial<Record<string, string>>;
	typed?: (field: string) => string | undefined;
	of?: (field: string) => string | undefined;
};

/** A name of one's own in single languages, folded in where there is none. */
export function NameFields({ id, titles, typed, of }: NameFieldsProps) {
	const { t } = useTranslation("followup");
	return (
		<details open={Object.keys(titles).length > 0 || languageCodes.some((code) => of?.(`titles.${code}`))}>
			<summary className="inline-flex min-h-8 cursor-pointer items-center text-13 text-accent-ink underline decoration-accent-line underline-offset-3 max-md:min-h-11">
				{t("catalogue.names")}
			</summary>
			<p className="mb-2 text-13 text-ink-3">{t("catalogue.namesHelp")}</p>
			<div className="space-y-3">
				{languageCodes.map((code) => (
					<TextField
						key={code}
						id={`${id}-${code}`}
						name={`titles.${code}`}
						label={languages[code].name}
						lang={code}
						defaultValue={typed?.(`titles.${code}`) ?? titles[code] ?? ""}
						error={of?.(`titles.${code}`)}
						maxLength={80}
					/>
				))}
			</div>
		</details>
	);
}
