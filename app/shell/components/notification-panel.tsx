import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Snooze } from "#app/platform/notifications/digest-time";
import { to } from "#app/platform/portal-paths";
import { Badge } from "#app/ui/badge";
import { Button } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PartError } from "#app/ui/notice";
import { Skeleton } from "#app/ui/skeleton";
import { type NotificationItem, NotificationRow } from "./notification-item";

export type NotificationPanelProps = {
	/** Newest first; undefined while they are on their way. */
	items?: readonly NotificationItem[];
	unseen: number;
	failed?: boolean;
	/** How many have come since the panel opened. */
	fresh?: number;
	/** Epoch milliseconds of the last answer. */
	updatedAt?: number;
	/** The page with all notifications. */
	all: string;
	seenAfter: number;
	onSeen: (id: string) => void;
	onUnseen: (id: string) => void;
	onSeenAll: () => void;
	onRemove: (item: NotificationItem) => void;
	onSnooze: (item: NotificationItem, until: Snooze) => void;
	onMute: (item: NotificationItem) => void;
	onShowFresh?: () => void;
	onRetry?: () => void;
};

/** The notifications under the bell: unseen first in sight, groups by day, mark all, remove, the way to all of them. */
export function NotificationPanel(props: NotificationPanelProps) {
	const { items, unseen, failed, fresh = 0, updatedAt, all, onSeenAll, onShowFresh, onRetry } = props;
	const { t } = useTranslation("shell");
	const format = useFormat();
	const [onlyUnseen, setOnlyUnseen] = useState(false);
	return (
		<div className="flex max-h-[inherit] min-h-0 flex-col max-md:h-full">
			<div className="flex min-h-12 items-center gap-2 border-b border-line pr-2 pl-4">
				<h2 className="text-base font-semibold">{t("notifications.title")}</h2>
				{unseen > 0 && <Badge>{t("notifications.unseenCount", { count: unseen })}</Badge>}
				{unseen > 0 && (
					<Button size="sm" kind="quiet" icon="check-check" className="ml-auto" onClick={onSeenAll}>
						{t("notifications.seenAll")}
					</Button>
				)}
			</div>
			<fieldset className="flex gap-4 border-b border-line px-4">
				<legend className="sr-only">{t("notifications.which")}</legend>
				{[false, true].map((unseenOnly) => (
					<button
						key={String(unseenOnly)}
						type="button"
						aria-pressed={onlyUnseen === unseenOnly}
						className={`tab min-h-9 text-13 ${onlyUnseen === unseenOnly ? "border-accent text-ink" : ""}`}
						onClick={() => setOnlyUnseen(unseenOnly)}
					>
						{t(unseenOnly ? "notifications.onlyUnseen" : "notifications.everything")}
					</button>
				))}
			</fieldset>
			<div className="min-h-0 flex-1 overflow-y-auto" aria-busy={!items && !failed}>
				{fresh > 0 && (
					<button
						type="button"
						className="w-full border-b border-line p-2.5 text-13 font-medium text-accent-ink"
						onClick={onShowFresh}
					>
						{t("notifications.showFresh", { count: fresh })}
					</button>
				)}
				{failed && (
					<div className="p-4">
						<PartError
							title={t("notifications.failed")}
							action={onRetry && <Button onClick={onRetry}>{t("tryAgain")}</Button>}
						/>
					</div>
				)}
				{!items && !failed && (
					<div className="p-4">
						<Skeleton rows={4} size="row" />
					</div>
				)}
				{items && <Groups {...props} items={onlyUnseen ? items.filter((item) => !item.seen) : items} />}
			</div>
			<div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-t border-line px-4 text-13 max-md:pr-14">
				<Link to={all} className="link py-1">
					{t("notifications.all")}
				</Link>
				<Link to={to.notificationSettings()} className="link py-1">
					{t("notifications.settings")}
				</Link>
				{updatedAt !== undefined && (
					<span className="text-ink-3 max-md:hidden">
						{t("notifications.updated", { time: format.time(updatedAt) })}
					</span>
				)}
			</div>
		</div>
	);
}

type GroupsProps = Pick<
	NotificationPanelProps,
	"seenAfter" | "onSeen" | "onUnseen" | "onRemove" | "onSnooze" | "onMute"
> & {
	items: readonly NotificationItem[];
	/** The rank of the days' headings: one under the heading they stand below. */
	heading?: "h2" | "h3";
};

/** Notifications under the day they came, or the sentence that there are none; also for the page with all of them. */
export function Groups({ items, heading: Heading = "h3", ...row }: GroupsProps) {
	const { t } = useTranslation("shell");
	const format = useFormat();
	if (items.length === 0) return <p className="px-4 py-8 text-center text-sm text-ink-2">{t("notifications.none")}</p>;
	const days = new Map<string, NotificationItem[]>();
	for (const item of items) {
		const day = format.dayHeading(item.created);
		days.set(day, [...(days.get(day) ?? []), item]);
	}
	return [...days].map(([day, ofDay]) => (
		<section key={day} aria-label={day}>
			<Heading className="bg-sunken px-4 py-1 text-xs font-medium text-ink-3">{day}</Heading>
			<ul className="divide-y divide-line border-b border-line">
				{ofDay.map((item) => (
					<NotificationRow key={item.id} item={item} {...row} />
				))}
			</ul>
		</section>
	));
}
