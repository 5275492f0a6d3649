import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { useLibrary } from "./library-context";

const parts = ["organisation", "withme", "open"] as const;

/** The three ways in which something is shared: the organisation's own folders, what people share with me, what is open to all. */
export function SharedParts({ part }: { part: (typeof parts)[number] }) {
	const { t } = useTranslation("files");
	const { places } = useLibrary();
	return (
		<nav aria-label={t("shared.parts")} className="py-3">
			<ul className="flex flex-wrap gap-1.5">
				{parts.map((one) => (
					<li key={one}>
						<Link
							to={places.sharedPart(one)}
							aria-current={one === part ? "page" : undefined}
							className="chip pr-2.5 hover:bg-hover aria-[current]:border-accent aria-[current]:bg-accent-sel aria-[current]:text-accent-ink"
						>
							{t(`shared.part.${one}`)}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
