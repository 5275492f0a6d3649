import { Form } from "@remix-run/react";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { type Snooze, snoozes } from "#app/platform/notifications/digest-time";
import { to } from "#app/platform/portal-paths";
import { Button } from "#app/ui/button";
import { Link, LinkPathContext } from "#app/ui/link";
import type { NotificationItem } from "./notification-item";

type NotificationChoicesProps = {
	item: NotificationItem;
	onSnooze: (item: NotificationItem, until: Snooze) => void;
	onMute: (item: NotificationItem) => void;
};

/** Why somebody gets a notification, and what to do about it: later, no more of this one, other settings. */
export function NotificationChoices({ item, onSnooze, onMute }: NotificationChoicesProps) {
	const { t } = useTranslation("shell");
	const keep = useContext(LinkPathContext);
	return (
		<div id={`${item.id}-more`} className="relative z-1 mt-2 w-full pl-11 text-13">
			<p className="text-ink-2">{item.why}</p>
			<Form
				method="post"
				action={keep(to.notifications())}
				preventScrollReset
				className="mt-1 flex flex-wrap items-center gap-x-1 gap-y-1"
				onSubmit={(event) => {
					event.preventDefault();
					const { value } = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement;
					onSnooze(item, value as Snooze);
				}}
			>
				<input type="hidden" name="id" value={item.id} />
				<input type="hidden" name="intent" value="snooze" />
				<span className="pr-1 text-ink-2">{t("notifications.snooze.title")}</span>
				{snoozes.map((until) => (
					<Button key={until} type="submit" size="sm" icon="clock" name="until" value={until}>
						{t(`notifications.snooze.${until}`)}
					</Button>
				))}
			</Form>
			<div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
				{item.isMutable && (
					<Form
						method="post"
						action={keep(to.notifications())}
						preventScrollReset
						onSubmit={(event) => {
							event.preventDefault();
							onMute(item);
						}}
					>
						<input type="hidden" name="id" value={item.id} />
						<Button type="submit" size="sm" icon="bell-off" name="intent" value="mute">
							{t("notifications.mute")}
						</Button>
					</Form>
				)}
				<Link to={`${to.notificationSettings()}#${item.topic}`} className="link py-1">
					{t("notifications.settings")}
				</Link>
			</div>
		</div>
	);
}
