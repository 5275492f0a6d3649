import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages, namedLanguage } from "#app/platform/i18n";
import { Icon } from "#app/ui/icon";
import { LanguageDetails } from "#app/ui/language-links";

type LanguageMenuProps = { form: string; current: Language; second: Language | null; offered: Language[] };

/**
 * The languages of a form, and a second one to stand under the first. Each button sends the form, so that nothing that was
 * answered is lost, also without JavaScript.
 */
export function LanguageMenu({ form, current, second, offered }: LanguageMenuProps) {
	const { t } = useTranslation("forms");
	const { search } = useLocation();
	const address = (changes: Record<string, string | null>) => {
		const query = new URLSearchParams(search);
		for (const [key, value] of Object.entries(changes)) value === null ? query.delete(key) : query.set(key, value);
		return `?${query}`;
	};
	const entry = (code: Language | null, isCurrent: boolean, to: string) => (
		<li key={code ?? "none"}>
			<button
				type="submit"
				form={form}
				name="go"
				value="language"
				formAction={to}
				formNoValidate
				lang={code ?? undefined}
				aria-current={isCurrent || undefined}
				className="flex min-h-11 w-full items-center justify-between gap-2 rounded-7 px-3 text-left text-sm hover:bg-hover"
				onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
			>
				{code ? languages[code].name : t("answering.noSecond")}
				{isCurrent && <Icon name="check" />}
			</button>
		</li>
	);
	return (
		<LanguageDetails current={namedLanguage(current)} label={t("answering.language")}>
			<ul>{offered.map((code) => entry(code, code === current, address({ lang: code })))}</ul>
			{offered.length > 1 && (
				<>
					<p className="mt-1 border-t border-line px-3 pt-2 text-xs text-ink-3">{t("answering.secondLanguage")}</p>
					<ul>
						{entry(null, second === null, address({ second: null }))}
						{offered
							.filter((code) => code !== current)
							.map((code) => entry(code, code === second, address({ second: code })))}
					</ul>
				</>
			)}
		</LanguageDetails>
	);
}
