import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FeedAddress } from "#app/ui/feed-address";
import { Link } from "#app/ui/link";
import type { MyEvent } from "../dashboard.server";
import type { When } from "../when.server";

type Open = {
	id: string;
	title: string;
	place: string;
	to: string;
	when: When;
	isFull: boolean;
	clients: string | null;
};
type Page = { coming: MyEvent[]; past: MyEvent[]; clients: MyEvent[]; open: Open[]; hasFeed: boolean; needs: string };

const tones = {
	confirmed: "success",
	waiting: "info",
	offered: "warning",
	expired: "neutral",
	cancelled: "neutral",
	pending: "info",
	declined: "neutral",
	came: "success",
	calledOff: "danger",
} as const;

/** One's own events, those of one's clients, and what one can register for. */
export function MyEvents({ page, answer }: { page: Page; answer: unknown }) {
	const { t } = useTranslation("eventPublic");
	return (
		<>
			<Section title={t("mine.coming")}>
				{page.coming.length === 0 ? (
					<EmptyState icon="calendar-check" title={t("mine.none")}>
						{t("mine.noneHelp")}
					</EmptyState>
				) : (
					<Rows events={page.coming} />
				)}
			</Section>
			{page.clients.length > 0 && (
				<Section title={t("mine.clients")}>
					<Rows events={page.clients} />
				</Section>
			)}
			{page.open.length > 0 && (
				<Section title={t("mine.open")}>
					<ul className="card divide-y divide-line shadow-1">
						{page.open.map(({ id, title, place, to, when, isFull, clients }) => (
							<li key={id} className="relative flex flex-wrap items-center justify-between gap-3 p-4 hover:bg-hover">
								<div className="min-w-0">
									<Link to={to} className="font-medium after:absolute after:inset-0">
										{title}
									</Link>
									<p className="text-13 text-ink-2">
										{when.day}, {when.hours}
									</p>
									<p className="text-13 text-ink-3">{place}</p>
								</div>
								<span className="relative flex flex-wrap items-center gap-2">
									{isFull && <Badge tone="warning">{t("full")}</Badge>}
									{clients && (
										<Link
											to={clients}
											className="btn btn-secondary btn-sm"
											aria-label={t("clients.doNamed", { title })}
										>
											{t("clients.title")}
										</Link>
									)}
								</span>
							</li>
						))}
					</ul>
				</Section>
			)}
			{page.past.length > 0 && (
				<Section title={t("mine.past")}>
					<Rows events={page.past} />
				</Section>
			)}
			<Section title={t("mine.needs")} intro={t("mine.needsIntro")}>
				<LinkButton icon="list-checks" to={page.needs}>
					{t("mine.needsDo")}
				</LinkButton>
			</Section>
			<Feed hasFeed={page.hasFeed} answer={answer} />
		</>
	);
}

function Rows({ events }: { events: MyEvent[] }) {
	const { t } = useTranslation("eventPublic");
	return (
		<ul className="card divide-y divide-line shadow-1">
			{events.map(({ id, title, place, status, when, ticket, who }) => (
				<li key={id} className="relative flex flex-wrap items-center justify-between gap-3 p-4 hover:bg-hover">
					<div className="min-w-0">
						<Link to={ticket} className="font-medium after:absolute after:inset-0">
							{title}
						</Link>
						<p className="text-13 text-ink-2">
							{when.day}, {when.hours}
						</p>
						<p className="text-13 text-ink-3">{[who, place].filter(Boolean).join(" · ")}</p>
					</div>
					<Badge tone={tones[status]}>{t(`state.${status}`)}</Badge>
				</li>
			))}
		</ul>
	);
}

/** The address under which one's own calendar reads one's events; shown once, and closed at any time. */
function Feed({ hasFeed, answer }: { hasFeed: boolean; answer: unknown }) {
	const { t } = useTranslation("eventPublic");
	return (
		<Section title={t("feed.title")} intro={t("feed.intro")}>
			<FeedAddress answer={answer} title={t("feed.made")} label={t("feed.address")} />
			<Form method="post" className="mt-3 flex flex-wrap gap-2" preventScrollReset>
				<SubmitButton intent="openFeed" kind="secondary" icon="link">
					{t(hasFeed ? "feed.replace" : "feed.open")}
				</SubmitButton>
				{hasFeed && (
					<SubmitButton intent="closeFeed" kind="danger">
						{t("feed.close")}
					</SubmitButton>
				)}
			</Form>
		</Section>
	);
}
