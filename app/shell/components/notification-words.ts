import { toIconName } from "#app/ui/icon-names";
import type { NotificationItem } from "./notification-item";

/** A notification as `GET /api/notifications` answers it. */
export type AnsweredNotification = {
	id: string;
	seen: number;
	/** JSON text that holds a route of this site. */
	url: string;
	created: string;
	icon: string;
	text: string;
	detail: string | null;
	source: string | null;
	why: string;
	act: string | null;
	topic: string;
	mutable: boolean;
	returns: string | null;
};

export type InboxAnswer = { items: AnsweredNotification[]; unseen: number; next: string | null };

/** The same as a row shows it. */
export function itemOf(answered: AnsweredNotification): NotificationItem {
	const { id, seen, url, created, icon, text, detail, source, why, act, topic, mutable, returns } = answered;
	return {
		id,
		icon: toIconName(icon),
		title: text,
		detail: detail ?? undefined,
		source: source ?? undefined,
		to: (JSON.parse(url) as { path: string }).path,
		created: Date.parse(created),
		seen: seen === 1,
		why,
		act: act ?? undefined,
		topic,
		isMutable: mutable,
		returnsAt: returns === null ? undefined : Date.parse(returns),
	};
}
