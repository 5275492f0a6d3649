import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { keepContentOnly } from "#app/platform/portal-paths";
import { Icon } from "#app/ui/icon";

/** The ten languages; each button sends the form (`form`: its id), so that what is typed is kept, also without JavaScript. */
export function LanguageChoice({ form, current }: { form: string; current: keyof typeof languages }) {
	const { t } = useTranslation("contactForm");
	const { search } = useLocation();
	return (
		<details className="relative">
			<summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-lg px-2 text-sm text-ink-2 hover:bg-hover">
				<Icon name="globe" />
				<span className="sr-only">{t("language")} </span>
				<span lang={current}>{languages[current].name}</span>
				<Icon name="chevron-down" className="size-3.5" />
			</summary>
			<ul className="card absolute right-0 z-10 mt-1 max-h-96 w-52 overflow-y-auto bg-raised p-1 shadow-3">
				{languageCodes.map((code) => (
					<li key={code}>
						<button
							type="submit"
							form={form}
							name="intent"
							value="language"
							formAction={keepContentOnly(`?lang=${code}`, search)}
							formNoValidate
							lang={code}
							aria-current={code === current || undefined}
							className="flex min-h-11 w-full items-center justify-between gap-2 rounded-7 px-3 text-left text-sm hover:bg-hover"
							onClick={(event) => event.currentTarget.closest("details")?.removeAttribute("open")}
						>
							{languages[code].name}
							{code === current && <Icon name="check" />}
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
