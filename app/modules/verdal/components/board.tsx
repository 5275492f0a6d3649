import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { paths } from "../paths";
import type { PlacementBrief } from "../placements/serialize";
import { openStatuses, statusLooks } from "../placements/status";
import { usePeriod } from "./period";

type BoardProps = { items: readonly PlacementBrief[]; tenant: string };

/** Placements in a column for each status, as the rule sorts them: nobody moves them by hand. */
export function Board({ items, tenant }: BoardProps) {
	const { t } = useTranslation("verdalPlacements");
	const period = usePeriod();
	const at = paths(tenant);
	return (
		<section
			className="scroll-fade relative -mx-4 flex gap-4 overflow-x-auto px-4 pb-4 md:-mx-6 md:px-6"
			aria-label={t("shape.board")}
		>
			{openStatuses.map((status) => {
				const cards = items.filter((item) => item.status === status);
				return (
					<section
						key={status}
						aria-label={t(`status.${status}`)}
						className="w-68 max-w-[85vw] shrink-0 rounded-xl border border-line bg-sunken p-2"
					>
						<h2 className="flex items-center gap-2 px-2 py-1 text-sm font-semibold">
							<Icon name={statusLooks[status].icon} className="text-ink-3" />
							{t(`status.${status}`)}
							<span className="count">{cards.length}</span>
						</h2>
						<ul className="mt-1 flex flex-col gap-2">
							{cards.map((card) => (
								<li key={card.id} className="card relative bg-sheet p-3 shadow-1">
									<Link
										to={at.placement(card.id)}
										className="text-sm font-medium break-words after:absolute after:inset-0"
									>
										{card.participant || t("list.noParticipant")}
									</Link>
									<p className="text-13 break-words text-ink-2">{card.workplace || t("list.noWorkplace")}</p>
									<p className="mt-1 text-xs text-ink-3" suppressHydrationWarning>
										{[t(`type.${card.type}`), period(card.startsOn, card.endsOn)].join(" · ")}
									</p>
									{card.missing > 0 && card.status === "draft" && (
										<p className="mt-1 text-xs text-warning-ink">{t("missing.title", { count: card.missing })}</p>
									)}
									{card.advisor && <p className="mt-1 text-xs text-ink-3">{card.advisor}</p>}
								</li>
							))}
						</ul>
						{cards.length === 0 && <p className="px-2 py-3 text-13 text-ink-3">{t("board.none")}</p>}
					</section>
				);
			})}
		</section>
	);
}
