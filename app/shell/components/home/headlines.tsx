import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { HomeSections } from "../../serialize-home.server";

/** The latest news; what has not been opened yet has a dot and says so. */
export function Headlines({ parts, large }: { parts: HomeSections["news"]; large: boolean }) {
	const { t } = useTranslation("home");
	const items = parts.flatMap((part) => part.items).sort((a, b) => b.at - a.at);
	return (
		<ul className="divide-y divide-line">
			{items.map(({ id, title, at, isUnread, href }) => (
				<li key={id} className="flex gap-2.5 py-2.5">
					<span
						className={`mt-1.5 size-1.5 shrink-0 rounded-full ${isUnread ? "bg-accent" : "bg-transparent"}`}
						aria-hidden="true"
					/>
					<div className="min-w-0">
						<Link
							to={href}
							className={`block break-words hover:underline max-md:py-1 ${isUnread ? "font-medium" : ""} ${large ? "text-base" : "text-sm"}`}
						>
							{title}
						</Link>
						<p className="mt-0.5 text-xs text-ink-3">
							<Time at={at} />
							{isUnread && ` · ${t("news.unread")}`}
						</p>
					</div>
				</li>
			))}
		</ul>
	);
}
