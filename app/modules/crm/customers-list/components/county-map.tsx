import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/link";
import { counties } from "../shapes/counties";

type CountyMapProps = {
	/** County's number → its customers. */
	counts: Readonly<Record<string, number>>;
	/** A number from which on it is "or more". */
	counted: number;
	chosen: string | null;
	/** The page with the municipalities of one county, or of all. */
	to: (county: string | null) => string;
};

const shades = ["text-ink-3", "bg-accent-soft", "bg-accent-sel", "bg-accent text-on-accent"] as const;

/** Norway's counties as tiles where they lie, the darker the more customers; each leads to its municipalities. */
export function CountyMap({ counts, counted, chosen, to }: CountyMapProps) {
	const { t } = useTranslation("crmLists");
	const most = Math.max(...Object.values(counts), 1);
	const shadeOf = (count: number) => shades[count === 0 ? 0 : Math.min(3, Math.ceil((count / most) * 3))];
	return (
		<nav aria-label={t("municipalities.map")} className="mt-5 max-w-140">
			<ul className="grid grid-cols-4 gap-1 sm:gap-1.5">
				{counties.map(({ no, name, place }) => {
					const count = counts[no] ?? 0;
					const look = `flex h-full min-h-16 flex-col justify-between gap-1 rounded-lg border border-line p-1 sm:p-2 ${shadeOf(count)}`;
					const words = (
						<>
							<span className="text-xs wrap-anywhere hyphens-auto sm:text-13">{name}</span>
							<span className="text-sm font-medium tabular-nums">{count > counted ? `${counted}+` : count}</span>
						</>
					);
					return (
						<li key={no} className={place} lang="nb">
							{count === 0 ? (
								<span className={look}>{words}</span>
							) : (
								<Link
									to={to(no === chosen ? null : no)}
									aria-current={no === chosen || undefined}
									className={`${look} hover:border-accent ${no === chosen ? "ring-2 ring-accent ring-offset-2 ring-offset-sheet" : ""}`}
									preventScrollReset
								>
									{words}
								</Link>
							)}
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
