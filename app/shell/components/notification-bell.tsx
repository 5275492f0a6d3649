import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { useHydrated } from "#app/ui/use-hydrated";
import type { NotificationPanelProps } from "./notification-panel";
import { tourTarget } from "./tour-target";

const NotificationPopover = lazy(() => import("./notification-popover"));

export type NotificationBellProps = NotificationPanelProps & {
	/** Told when the panel opens, so that its rows can be fetched, and when it closes. */
	onOpenChange?: (open: boolean) => void;
};

/** The bell with the number of unseen notifications. Opens the panel; without JavaScript it leads to the page. */
export function NotificationBell({ onOpenChange, ...panel }: NotificationBellProps) {
	const { t } = useTranslation("shell");
	const hydrated = useHydrated();
	const [open, setOpen] = useState(false);
	const bell = useRef<HTMLButtonElement>(null);
	const { unseen, all } = panel;
	useEffect(() => onOpenChange?.(open), [open, onOpenChange]);
	const label = unseen > 0 ? t("notifications.bell", { count: unseen }) : t("notifications.title");
	const content = (
		<>
			<Icon name="bell" className="size-5" />
			{unseen > 0 && (
				<span
					aria-hidden="true"
					className="absolute top-0.5 right-0.5 h-4 min-w-4 rounded-full bg-danger px-1 text-center text-[0.65rem] leading-4 font-semibold text-on-danger tabular-nums ring-2 ring-canvas max-md:top-1.5 max-md:right-1.5"
				>
					{unseen > 99 ? "99+" : unseen}
				</span>
			)}
		</>
	);
	if (!hydrated) {
		return (
			<Link to={all} className="icon-btn relative" aria-label={label}>
				{content}
			</Link>
		);
	}
	return (
		<>
			<button
				ref={bell}
				id={tourTarget("bell")}
				type="button"
				className={`icon-btn relative ${open ? "bg-hover" : ""}`}
				aria-label={label}
				aria-haspopup="dialog"
				aria-expanded={open}
				title={t("notifications.title")}
				onClick={() => setOpen(!open)}
			>
				{content}
			</button>
			{open && (
				<Suspense fallback={null}>
					<NotificationPopover {...panel} bell={bell} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
