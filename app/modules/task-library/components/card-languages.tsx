import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Link } from "#app/ui/link";

type Card = readonly { id: string; language: Language; status: "draft" | "published" }[];

/** The languages in which there is the same content, each as a link; nothing where there is one. */
export function CardLanguages({ card, current, to }: { card: Card; current: string; to: (id: string) => string }) {
	const { t } = useTranslation("taskLibrary");
	if (card.length < 2) return null;
	return (
		<nav aria-label={t("field.languages")} className="flex flex-wrap gap-2">
			{card.map(({ id, language, status }) => (
				<Link
					key={id}
					to={to(id)}
					lang={language}
					aria-current={id === current ? "true" : undefined}
					className={`chip min-h-9 pr-2.5 max-md:min-h-11 ${id === current ? "border-accent bg-accent-soft text-accent-ink" : "hover:bg-hover"}`}
				>
					{languages[language].name}
					{status === "draft" && <Badge>{t("status.draft")}</Badge>}
				</Link>
			))}
		</nav>
	);
}
