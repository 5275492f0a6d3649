import { useTranslation } from "react-i18next";
import { type Closing, closings } from "#app/forms/store/settings";
import { type Language, languages } from "#app/platform/i18n";
import { Icon } from "#app/ui/icon";
import { TextArea } from "#app/ui/text-field";
import type { SettingsProps } from "./open-fields";

/** What people read where the form takes no replies: words for each reason, in each of its languages. */
export function ClosedTexts({ shown, problem }: SettingsProps) {
	const { t } = useTranslation("formShare");
	const written = shown.settings.closedTexts ?? {};
	const spoken = shown.head.languages as Language[];
	const fieldsOf = (why: Closing) => spoken.map((code) => ({ code, name: `closedTexts.${why}.${code}` }));
	return (
		<fieldset className="mt-6">
			<legend className="label">{t("settings.closedTexts")}</legend>
			<p className="mb-3 max-w-160 text-13 text-ink-3">{t("settings.closedTextsHelp")}</p>
			<div className="flex flex-col gap-3">
				{closings.map((why) => (
					<details
						key={why}
						open={written[why] !== undefined || fieldsOf(why).some(({ name }) => problem.of(name) !== undefined)}
						className="group card px-3 py-1.5"
					>
						<summary className="flex min-h-8 items-center gap-2 text-sm font-medium max-md:min-h-11">
							<span className="flex-1">{t(`settings.closedWhy.${why}`)}</span>
							<Icon name="chevron-down" className="size-3.5 text-ink-3 group-open:rotate-180" />
						</summary>
						<p className="mt-1 text-13 text-ink-3">{t("settings.closedOurs", { text: t(`forms:closed.${why}`) })}</p>
						<div className="mt-3 mb-1.5 flex flex-col gap-4">
							{fieldsOf(why).map(({ code, name }) => (
								<TextArea
									key={code}
									id={name}
									name={name}
									optional
									lang={code}
									label={t("settings.closedIn", { language: languages[code].name })}
									error={problem.of(name)}
									defaultValue={problem.typed(name) ?? written[why]?.[code] ?? ""}
									rows={2}
								/>
							))}
						</div>
					</details>
				))}
			</div>
		</fieldset>
	);
}
