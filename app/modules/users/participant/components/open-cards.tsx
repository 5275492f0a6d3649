import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import type { ShownParticipant } from "../show-participant.server";

type Card = ShownParticipant["cards"][number];

/** What is open, a card for each kind: how many there are or when it is, and the one that comes first. */
export function OpenCards({ cards, isOwn, name }: { cards: readonly Card[]; isOwn: boolean; name: string }) {
	const { t } = useTranslation("participant");
	if (cards.length === 0)
		return (
			<p className="card p-4 text-sm text-ink-2">{t(isOwn ? "nothingOpen.own" : "nothingOpen.staff", { name })}</p>
		);
	return (
		<ul
			className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3 sm:*:max-w-80"
			aria-label={t("openTitle")}
		>
			{cards.map((card) => (
				<OpenCard key={card.kind} card={card} />
			))}
		</ul>
	);
}

function OpenCard({ card }: { card: Card }) {
	const { t } = useTranslation("participant");
	const { kind, icon, first, count, late, to } = card;
	const word = t(`open.${kind}`);
	return (
		<li className={`card relative min-w-0 p-3.5 ${to ? "hover:bg-sunken" : ""}`}>
			<p className="flex items-center gap-2 text-13 text-ink-3">
				<Icon name={toIconName(icon)} className="shrink-0" />
				{to ? (
					<Link to={to} className="min-w-0 break-words after:absolute after:inset-0 after:rounded-xl">
						{word}
					</Link>
				) : (
					<span className="min-w-0 break-words">{word}</span>
				)}
			</p>
			<p className="mt-2 text-xl leading-6 font-semibold tabular-nums">
				<Figure card={card} />
			</p>
			<p className={`mt-1 line-clamp-2 text-13 break-words ${late > 0 ? "text-warning-ink" : "text-ink-2"}`}>
				{late > 0 ? t("lateCount", { count: late }) : <Note first={first} hasTitle={count === 1 || card.isDated} />}
			</p>
		</li>
	);
}

/** When the first one is, how far the only one has come, or how many there are. */
function Figure({ card: { isDated, first, count, isMore } }: { card: Card }) {
	const { number, date } = useFormat();
	if (isDated && first.at !== undefined) return <span suppressHydrationWarning>{date(first.at)}</span>;
	if (count === 1 && first.percent !== undefined) return number(first.percent / 100, { style: "percent" });
	return isMore ? `${number(count - 1)}+` : number(count);
}

function Note({ first, hasTitle }: { first: Card["first"]; hasTitle: boolean }) {
	const { t } = useTranslation("participant");
	if (hasTitle || first.at === undefined) return first.title;
	return (
		<>
			{t("firstDue")} <Time at={first.at} as="date" />
		</>
	);
}
