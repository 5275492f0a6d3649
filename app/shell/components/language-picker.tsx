import { type Location, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { defaultLanguage, isLanguage, languages } from "#app/platform/i18n";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";

/** Chooses the language of everything; posts to /language and comes back to the same page. `wide` says its name on phones too. */
export function LanguagePicker({ wide = false }: { wide?: boolean }) {
	const { t, i18n } = useTranslation("shell");
	const here = withoutLanguage(useLocation());
	const current = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
	const { flag, name } = languages[current];
	return (
		<Menu
			buttonClass={
				wide ? "flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm text-ink-2 hover:bg-hover" : "bar-btn"
			}
			button={
				<>
					<Flag code={flag} />
					<span className="sr-only">{t("language.label")} </span>
					<span className={wide ? "" : "max-md:sr-only"} lang={current}>
						{name}
					</span>
					<Icon name="chevron-down" className={`size-3.5 ${wide ? "" : "max-md:hidden"}`} />
				</>
			}
			entries={Object.entries(languages).map(([code, { flag, name }]) => ({
				kind: "post",
				action: "/language",
				fields: { language: code, redirectTo: here },
				label: name,
				lang: code,
				lead: <Flag code={flag} />,
				chosen: code === current,
			}))}
		/>
	);
}

/** The address without the language that it may ask for: what is chosen here holds from now on. */
function withoutLanguage({ pathname, search }: Location): string {
	const query = new URLSearchParams(search);
	query.delete("lang");
	return query.size > 0 ? `${pathname}?${query}` : pathname;
}

function Flag({ code }: { code: string }) {
	return <img src={`/flags/${code}.svg`} alt="" width="20" height="15" loading="lazy" className="flag" />;
}
