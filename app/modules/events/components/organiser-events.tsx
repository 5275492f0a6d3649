import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import type { DashboardEvent } from "../dashboard.server";
import type { paths } from "../paths";
import { Capacity } from "./capacity";

type At = ReturnType<typeof paths>;
type Page = Record<"today" | "coming" | "drafts" | "past", DashboardEvent[]>;

/** Today's events first, then those to come, drafts and what is over. */
export function OrganiserEvents({ page, at }: { page: Page; at: At }) {
	const { t } = useTranslation("events");
	const isEmpty = Object.values({ today: page.today, coming: page.coming, drafts: page.drafts, past: page.past }).every(
		({ length }) => length === 0,
	);
	if (isEmpty)
		return (
			<EmptyState
				icon="calendar-range"
				title={t("list.none")}
				action={
					<LinkButton kind="primary" icon="plus" to={at.new}>
						{t("list.new")}
					</LinkButton>
				}
			>
				{t("list.noneHelp")}
			</EmptyState>
		);
	return (["today", "coming", "drafts", "past"] as const).map((part) =>
		page[part].length === 0 ? null : (
			<Section key={part} title={t(`dashboard.${part}`)} count={page[part].length}>
				<ul className="card divide-y divide-line shadow-1">
					{page[part].map((event) => (
						<EventRow key={event.id} event={event} at={at} isToday={part === "today"} />
					))}
				</ul>
			</Section>
		),
	);
}

function EventRow({ event, at, isToday }: { event: DashboardEvent; at: At; isToday: boolean }) {
	const { t } = useTranslation("events");
	return (
		<li className="flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
			<div className="min-w-0 flex-1 basis-60">
				<Link to={at.event(event.id)} className="font-medium hover:underline">
					{event.title}
				</Link>
				<p className="text-13 text-ink-2">
					{event.when.day}, {event.when.hours}
				</p>
				{event.place && <p className="text-13 text-ink-3">{event.place}</p>}
			</div>
			{event.status === "cancelled" && <Badge tone="danger">{t("status.cancelled")}</Badge>}
			<div className="w-44">
				<Capacity taken={event.taken} capacity={event.capacity} />
				{event.waiting > 0 && <p className="text-13 text-ink-3">{t("onList", { count: event.waiting })}</p>}
			</div>
			{isToday && event.status === "published" && (
				<LinkButton icon="qr-code" to={at.checkIn(event.id)}>
					{t("page.checkIn")}
				</LinkButton>
			)}
		</li>
	);
}
