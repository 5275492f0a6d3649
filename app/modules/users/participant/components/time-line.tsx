import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Entries, Entry } from "#app/ui/entries";
import { toIconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useAddress } from "#app/ui/use-address";
import type { ShownParticipant } from "../show-participant.server";

type Timeline = ShownParticipant["timeline"];

/** All that happened, over the modules, the newest first; the address keeps which kind of it is shown. */
export function TimeLine({ timeline: { kinds, kind, items, next, isFirst } }: { timeline: Timeline }) {
	const { t } = useTranslation("participant");
	const to = useAddress();
	const filters = [null, ...kinds];
	return (
		<section id="timeline" className="mt-8 scroll-mt-20">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<h2 className="text-base font-semibold">{t("timeline")}</h2>
				<nav aria-label={t("filters")} className="min-w-0 print:hidden">
					<ul className="flex flex-wrap gap-1.5">
						{filters.map((one) => (
							<li key={one ?? "all"}>
								<Link
									to={to({ kind: one, cursor: null, view: null })}
									preventScrollReset
									aria-current={one === kind ? "true" : undefined}
									className={`inline-flex min-h-8 items-center rounded-7 border px-2.5 text-13 max-md:min-h-11 ${
										one === kind
											? "border-accent bg-accent-soft font-semibold text-accent-ink"
											: "border-line-2 bg-sheet text-ink-2 hover:bg-hover"
									}`}
								>
									{one === null ? t("all") : t(`kind.${one}`)}
								</Link>
							</li>
						))}
					</ul>
				</nav>
			</div>
			{items.length === 0 ? (
				<p className="py-6 text-sm text-ink-2">{t(kind === null ? "nothing" : "nothingOfKind")}</p>
			) : (
				<Entries label={t("timeline")}>
					{runsOf(items).map(([first, ...alike]) => (
						<Happened key={`${first.source} ${first.id}`} event={first} alike={alike} />
					))}
				</Entries>
			)}
			<p className="flex flex-wrap gap-2 print:hidden">
				{next && (
					<LinkButton to={`${to({ cursor: next, view: null })}#timeline`} icon="arrow-down">
						{t("earlier")}
					</LinkButton>
				)}
				{!isFirst && (
					<LinkButton to={`${to({ cursor: null })}#timeline`} icon="arrow-up">
						{t("newest")}
					</LinkButton>
				)}
			</p>
		</section>
	);
}

type Event = Timeline["items"][number];

/** Routine that comes several times in a row, without anything else between, stands together. */
function runsOf(events: readonly Event[]): [Event, ...Event[]][] {
	const runs: [Event, ...Event[]][] = [];
	for (const event of events) {
		const last = runs.at(-1);
		if (event.isRoutine && last?.[0].source === event.source) last.push(event);
		else runs.push([event]);
	}
	return runs;
}

function Happened({ event, alike }: { event: Event; alike: readonly Event[] }) {
	const { t } = useTranslation("participant");
	const { word, kind, icon, at, by, params = {}, text, href } = event;
	const said = t(`event.${word}`, params);
	return (
		<Entry icon={toIconName(icon)} head={[t(`kind.${kind}`), by, <Time key="at" at={at} />]}>
			<p className="mt-0.5 text-sm break-words">
				{href ? (
					<Link to={href} className="link">
						{said}
					</Link>
				) : (
					said
				)}
			</p>
			{alike.length > 0 && <Alike events={alike} />}
			{text && <p className="mt-1 line-clamp-4 max-w-160 text-sm break-words whitespace-pre-line text-ink-2">{text}</p>}
		</Entry>
	);
}

/** What stands together with an event, for those who want to see each. */
function Alike({ events }: { events: readonly Event[] }) {
	const { t } = useTranslation("participant");
	return (
		<details className="mt-1 text-13 print:hidden">
			<summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 max-md:min-h-11">
				{t("alike", { count: events.length })}
			</summary>
			<ul className="mt-1 flex flex-col gap-1">
				{events.map(({ id, word, params = {}, at, href }) => (
					<li key={id} className="max-md:py-1.5">
						{href ? (
							<Link to={href} className="link">
								{t(`event.${word}`, params)}
							</Link>
						) : (
							t(`event.${word}`, params)
						)}{" "}
						<Time at={at} className="text-ink-3" />
					</li>
				))}
			</ul>
		</details>
	);
}
