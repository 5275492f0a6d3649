import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Link } from "#app/ui/link";

type Props = { codes: string[]; current: string; to: (code: string) => string };

/** The languages in which a step can be read; nothing where there is one. */
export function LanguageLinks({ codes, current, to }: Props) {
	const { t } = useTranslation("courses");
	if (codes.length < 2) return null;
	return (
		<nav aria-label={t("languages")} className="flex flex-wrap gap-1 rounded-lg border border-line p-1">
			{codes.map((code) => (
				<Link
					key={code}
					to={to(code)}
					lang={code}
					aria-current={code === current ? "true" : undefined}
					className={`flex min-h-9 items-center rounded-md px-2.5 text-13 max-md:min-h-11 ${code === current ? "bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
				>
					{languages[code as Language]?.name ?? code}
				</Link>
			))}
		</nav>
	);
}
