import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";

const views = ["answers", "people", "leaving"] as const;

/** The sides of a report: what was answered, how it goes with one person, and where people leave. */
export function ViewLinks({ view }: { view: (typeof views)[number] }) {
	const { t } = useTranslation("formReports");
	const { pathname, search } = useLocation();
	const to = (next: string) => {
		const query = new URLSearchParams(search);
		query.set("view", next);
		return `${pathname}?${query}`;
	};
	return (
		<nav aria-label={t("view.label")} className="no-print flex flex-wrap gap-1 pt-3">
			{views.map((key) => (
				<Link
					key={key}
					to={to(key)}
					className={`btn btn-sm ${view === key ? "btn-secondary" : "btn-quiet"}`}
					aria-current={view === key ? "page" : undefined}
				>
					{t(`view.${key}`)}
				</Link>
			))}
		</nav>
	);
}
