import { useTranslation } from "react-i18next";
import { to } from "#app/platform/portal-paths";
import { useSnackbar } from "#app/ui/snackbar";
import type { NotificationBellProps } from "./notification-bell";
import type { NotificationItem } from "./notification-item";
import { useInbox } from "./use-inbox";
import { useUndoableRemoval } from "./use-undoable-removal";

const nothing = () => {};

/** What the bell and its panel need; undefined where nobody is logged in. */
export function useBell(): NotificationBellProps | undefined {
	const { t } = useTranslation("shell");
	const inbox = useInbox();
	const { show } = useSnackbar();
	const { hidden, remove } = useUndoableRemoval(inbox?.remove ?? nothing);
	if (!inbox) return undefined;
	return {
		items: inbox.items?.filter((item) => !hidden.has(item.id)),
		unseen: inbox.unseen,
		failed: inbox.failed,
		fresh: inbox.fresh,
		updatedAt: inbox.updatedAt,
		all: to.notifications(),
		seenAfter: inbox.seenAfter,
		onSeen: inbox.see,
		onUnseen: inbox.unsee,
		onSeenAll: inbox.seeAll,
		onRemove: (item: NotificationItem) => remove(item.id, t("notifications.removed")),
		onSnooze: ({ id }, until) => {
			inbox.snooze(id, until);
			show({ text: t(`notifications.snoozed.${until}`), kind: "success" });
		},
		onMute: ({ id }) => {
			inbox.mute(id);
			show({ text: t("notifications.muted"), kind: "success" });
		},
		onShowFresh: inbox.showFresh,
		onRetry: inbox.refresh,
		onOpenChange: inbox.setOpen,
	};
}
