import { useTranslation } from "react-i18next";
import { type Language, languageCodes, languages } from "#app/platform/i18n";
import { Icon } from "#app/ui/icon";

/** The languages of a page for everybody, each as a link, also without JavaScript. */
export function PageLanguages({ current }: { current: Language }) {
	const { t } = useTranslation("forms");
	return (
		<details className="relative shrink-0">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 text-sm text-ink-2 hover:bg-hover">
				<Icon name="globe" />
				<span className="sr-only">{t("answering.language")} </span>
				<span lang={current} className="max-sm:sr-only">
					{languages[current].name}
				</span>
				<span aria-hidden="true" className="uppercase sm:hidden">
					{current}
				</span>
				<Icon name="chevron-down" className="size-3.5" />
			</summary>
			<ul className="card absolute right-0 z-10 mt-1 max-h-96 w-52 overflow-y-auto bg-raised p-1 shadow-3">
				{languageCodes.map((code) => (
					<li key={code}>
						<a
							href={`?lang=${code}`}
							lang={code}
							aria-current={code === current || undefined}
							className="flex min-h-11 items-center justify-between gap-2 rounded-7 px-3 text-sm hover:bg-hover"
						>
							{languages[code].name}
							{code === current && <Icon name="check" />}
						</a>
					</li>
				))}
			</ul>
		</details>
	);
}
