import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { OwnStyle } from "#app/ui/own-style";
import { paths } from "../paths";
import { addMonths, placeOf, SHOWN_MONTHS, type Span, spanOf } from "../placements/months";
import type { PlacementBrief } from "../placements/serialize";
import { statusLooks } from "../placements/status";
import { usePeriod } from "./period";

type TimelineProps = { items: readonly PlacementBrief[]; from: string; today: string; tenant: string };

/** Where the months, today and the bars stand, as rules: the policy of the portal lets no style attribute through. */
function rulesOf(span: Span, months: readonly string[], today: string, cards: readonly PlacementBrief[]): string {
	const left = (name: string, day: string) => `[data-at="${name}"]{left:${placeOf(span, day)}%}`;
	const bar = ({ id, startsOn, endsOn }: PlacementBrief) => {
		const start = placeOf(span, startsOn ?? span.start);
		const end = placeOf(span, endsOn ?? span.end);
		return `[data-bar="${id}"]{margin-left:${start}%;width:${Math.max(end - start, 3)}%}`;
	};
	const lines = [...months.map((month) => left(month, `${month}-01`)), left("today", today)];
	return [...lines, ...cards.map(bar)].join("");
}

/** Placements along the months, a row for each workplace; today is a line through all of them. */
export function Timeline({ items, from, today, tenant }: TimelineProps) {
	const { t } = useTranslation("verdalPlacements");
	const format = useFormat();
	const period = usePeriod();
	const at = paths(tenant);
	const span = spanOf(from);
	const months = Array.from({ length: SHOWN_MONTHS }, (_, nth) => addMonths(from, nth));
	const inside = items.filter(
		({ startsOn, endsOn }) => startsOn && startsOn <= span.end && (endsOn ?? span.end) >= span.start,
	);
	const rows = new Map<string, PlacementBrief[]>();
	for (const item of inside) {
		const key = item.companyId ?? item.workplace;
		rows.set(key, [...(rows.get(key) ?? []), item]);
	}
	const hasToday = today >= span.start && today <= span.end;
	if (inside.length === 0) return <p className="py-6 text-sm text-ink-2">{t("timeline.none")}</p>;
	return (
		<section className="relative overflow-x-auto rounded-xl border border-line" aria-label={t("shape.timeline")}>
			<OwnStyle>{rulesOf(span, months, today, inside)}</OwnStyle>
			<div className="min-w-240">
				<div className="flex border-b border-line bg-sunken text-xs font-medium text-ink-3">
					<div className="w-48 shrink-0 px-3 py-2.5">{t("field.companyId")}</div>
					<div className="relative h-9 min-w-0 flex-1" suppressHydrationWarning>
						{months.map((month) => (
							<span key={month} data-at={month} className="absolute top-2.5 w-[14%] truncate pl-1.5">
								{format.month(month)}
							</span>
						))}
					</div>
				</div>
				<ul>
					{[...rows].map(([key, cards]) => (
						<li key={key} className="flex border-b border-line last:border-0">
							<div className="w-48 shrink-0 px-3 py-2.5 text-13 font-medium break-words">
								{cards[0]?.workplace || t("list.noWorkplace")}
							</div>
							<ul className="relative flex min-w-0 flex-1 flex-col gap-1.5 py-2">
								{months.map((month) => (
									<li key={month} aria-hidden data-at={month} className="absolute inset-y-0 w-px bg-line" />
								))}
								{hasToday && <li aria-hidden data-at="today" className="absolute inset-y-0 z-1 w-0.5 bg-ink" />}
								{cards.map((card) => (
									<Bar key={card.id} card={card} to={at.placement(card.id)} when={period(card.startsOn, card.endsOn)} />
								))}
							</ul>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

type BarProps = { card: PlacementBrief; to: string; when: string };

function Bar({ card, to, when }: BarProps) {
	const { t } = useTranslation("verdalPlacements");
	const { tone, icon } = statusLooks[card.status];
	const colour = tone === "neutral" ? "bg-hover border-line-2 text-ink" : `tone-${tone} notice`;
	return (
		<li className="relative z-2" data-bar={card.id}>
			<Link
				to={to}
				title={`${card.participant}, ${t(`status.${card.status}`)}, ${when}`}
				className={`flex min-h-8 w-max min-w-full items-center gap-1.5 rounded-lg border px-2 text-xs ${colour}`}
			>
				<Icon name={icon} className="size-3.5" />
				<span className="font-medium whitespace-nowrap text-ink">{card.participant || t("list.noParticipant")}</span>
				<span className="whitespace-nowrap">{t(`status.${card.status}`)}</span>
			</Link>
		</li>
	);
}
