import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { NotificationPanel, type NotificationPanelProps } from "./notification-panel";

type NotificationPopoverProps = NotificationPanelProps & { bell: RefObject<HTMLElement>; onClose: () => void };

/** The panel under the bell, fetched the first time the bell is pressed; fills the window on a phone. */
export default function NotificationPopover({ bell, onClose, ...panel }: NotificationPopoverProps) {
	const { t } = useTranslation("shell");
	return (
		<Popover.Root open onOpenChange={(open) => open || onClose()}>
			<Popover.Anchor virtualRef={bell} />
			<Popover.Portal>
				<Popover.Content
					aria-label={t("notifications.title")}
					align="end"
					sideOffset={4}
					collisionPadding={8}
					className="pop z-40 max-h-[min(80vh,var(--radix-popover-content-available-height))] w-100 overflow-hidden rounded-xl border border-line bg-raised shadow-3 max-md:h-[calc(100dvh-4.5rem)] max-md:max-h-none max-md:w-[calc(100vw-1rem)]"
					onInteractOutside={(event) => {
						const target = event.target as Element;
						if (bell.current?.contains(target) || target.closest("[data-snackbar]")) event.preventDefault();
					}}
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						bell.current?.focus();
					}}
				>
					<NotificationPanel {...panel} />
					<IconButton
						icon="x"
						size="sm"
						label={t("notifications.close")}
						className="absolute right-2 bottom-1.5 md:hidden"
						onClick={onClose}
					/>
				</Popover.Content>
			</Popover.Portal>
		</Popover.Root>
	);
}
