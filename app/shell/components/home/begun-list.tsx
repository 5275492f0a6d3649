import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { HomeSections } from "../../serialize-home.server";

/** What was begun, and how far one has come. */
export function BegunList({ parts }: { parts: HomeSections["begun"] }) {
	const { t } = useTranslation("home");
	return (
		<ul className="divide-y divide-line border-y border-line">
			{parts
				.flatMap((part) => part.items)
				.map(({ id, title, done, all, href }) => (
					<li key={id} className="relative py-3 hover:bg-sunken">
						<div className="flex items-center gap-3">
							<Link to={href} className="min-w-0 flex-1 text-base font-medium break-words after:absolute after:inset-0">
								{title}
							</Link>
							<span className="text-sm text-ink-3">{t("begun.of", { done, all })}</span>
							<Icon name="chevron-right" className="text-ink-3" />
						</div>
						<progress
							className="progress mt-2.5 block h-2 w-full"
							value={done}
							max={Math.max(all, 1)}
							aria-label={title}
						/>
					</li>
				))}
		</ul>
	);
}
