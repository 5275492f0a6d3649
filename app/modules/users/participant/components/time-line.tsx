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
					{items.map((event) => (
						<Happened key={`${event.source} ${event.id}`} event={event} />
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

function Happened({ event }: { event: Timeline["items"][number] }) {
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
			{text && <p className="mt-1 line-clamp-4 max-w-160 text-sm break-words whitespace-pre-line text-ink-2">{text}</p>}
		</Entry>
	);
}
