import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { Choice } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { useCrmFetcher } from "../../components/told";
import { places } from "../../places";
import type { Card } from "../shapes/show-board.server";

type BoardCardProps = {
	card: Card;
	today: string;
	tenant: string;
	writes: boolean;
	/** The contact type that it has now, and those that it may have. */
	type: string;
	types: readonly Choice[];
};

/** One customer on the board, with the form that moves it. */
export function BoardCard({ card, today, tenant, writes, type, types }: BoardCardProps) {
	const { t } = useTranslation("crmLists");
	const fetcher = useCrmFetcher();
	const isLate = card.nextTask !== null && card.nextTask < today;
	return (
		<>
			<Link to={places(tenant).customer(card.guid)} className="text-sm font-medium break-words hover:underline">
				{card.name}
			</Link>
			<p className="truncate text-13 text-ink-2">{[card.municipality, card.owner].filter(Boolean).join(" · ")}</p>
			{card.nextTask && (
				<p className={`mt-1 inline-flex items-center gap-1 text-13 ${isLate ? "text-danger-ink" : "text-ink-3"}`}>
					<Icon name={isLate ? "circle-alert" : "clock"} className="size-3.5" />
					{isLate && <span className="sr-only">{t("customer.overdue")}</span>}
					<Time at={card.nextTask} />
				</p>
			)}
			{writes && (
				<fetcher.Form method="post" className="mt-2 flex gap-2">
					<input type="hidden" name="id" value={card.id} />
					<select
						key={type}
						name="contactTypeId"
						aria-label={t("board.moveOne", { name: card.name })}
						className="field h-8 min-w-0 flex-1 text-13 max-md:h-11"
						defaultValue={type}
					>
						{types.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
					<SubmitButton intent="move" kind="quiet" size="sm" aria-label={t("board.moveNow", { name: card.name })}>
						{t("board.move")}
					</SubmitButton>
				</fetcher.Form>
			)}
		</>
	);
}
