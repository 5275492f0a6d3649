import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Menu } from "#app/ui/menu";

export type LanguageChoice = { code: string; flag: string; name: string };

type LanguagePickerProps = {
	languages: readonly LanguageChoice[];
	current: string /** The name is shown on phones too. */;
	wide?: boolean;
};

/** Chooses the language of everything; posts to /language and comes back to the same page. */
export function LanguagePicker({ languages, current, wide = false }: LanguagePickerProps) {
	const { t } = useTranslation("shell");
	const { pathname, search } = useLocation();
	const chosen = languages.find((language) => language.code === current) ?? languages[0];
	if (!chosen) return null;
	return (
		<Menu
			buttonClass={
				wide ? "flex min-h-11 items-center gap-2 rounded-lg px-2 text-sm text-ink-2 hover:bg-hover" : "bar-btn"
			}
			button={
				<>
					<Flag code={chosen.flag} />
					<span className="sr-only">{t("language.label")} </span>
					<span className={wide ? "" : "max-md:sr-only"} lang={chosen.code}>
						{chosen.name}
					</span>
					<Icon name="chevron-down" className={`size-3.5 ${wide ? "" : "max-md:hidden"}`} />
				</>
			}
			entries={languages.map(({ code, flag, name }) => ({
				kind: "post",
				action: "/language",
				fields: { language: code, redirectTo: `${pathname}${search}` },
				label: name,
				lang: code,
				lead: <Flag code={flag} />,
				chosen: code === chosen.code,
			}))}
		/>
	);
}

function Flag({ code }: { code: string }) {
	return <img src={`/flags/${code}.svg`} alt="" width="20" height="15" loading="lazy" className="flag" />;
}
