import { Form, useSearchParams } from "@remix-run/react";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Snooze } from "#app/platform/notifications/digest-time";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link, LinkPathContext } from "#app/ui/link";
import { Time } from "#app/ui/time";
import { useHydrated } from "#app/ui/use-hydrated";
import { NotificationChoices } from "./notification-choices";

export type NotificationItem = {
	id: string;
	icon: IconName;
	/** One line, made from type and data in the reader's language; never a name of a health matter or an answer. */
	title: string;
	detail?: string;
	/** The module it comes from. */
	source?: string;
	to: string;
	/** Epoch milliseconds. */
	created: number;
	seen: boolean;
	/** One sentence: why the reader gets it. */
	why: string;
	/** What there is to do. */
	act?: string;
	/** What people choose by. */
	topic: string;
	isMutable: boolean;
	/** When a snoozed one comes back, in epoch milliseconds. */
	returnsAt?: number;
};

type RowProps = {
	item: NotificationItem;
	/** Milliseconds of rest, focus or (on touch) view after which it is seen. */
	seenAfter: number;
	onSeen: (id: string) => void;
	onUnseen: (id: string) => void;
	onRemove: (item: NotificationItem) => void;
	onSnooze: (item: NotificationItem, until: Snooze) => void;
	onMute: (item: NotificationItem) => void;
};

/** One notification; the whole row is its link. It can be marked either way, and a seen one can be removed. */
export function NotificationRow({ item, seenAfter, onSeen, onUnseen, onRemove, ...more }: RowProps) {
	const { t } = useTranslation("shell");
	const row = useRef<HTMLLIElement>(null);
	const keep = useContext(LinkPathContext);
	const timer = useSeenTimer(item, seenAfter, onSeen, row);
	const { title, detail, source, to, created, seen, act } = item;
	const [isOpen, setOpen] = useState(false);
	const isHydrated = useHydrated();
	const [asked] = useSearchParams();
	// Without JavaScript the page is asked for again with the choices of one row open.
	const isUnfolded = isOpen || (!isHydrated && asked.get("more") === item.id);
	return (
		<li
			ref={row}
			className={`relative flex flex-wrap gap-x-3 py-3 pr-2 pl-4 hover:bg-sunken ${seen ? "" : "bg-accent-soft"}`}
			onPointerEnter={(event) => event.pointerType !== "touch" && timer.start("pointer")}
			onPointerLeave={() => timer.stop("pointer")}
			onFocus={() => timer.start("focus")}
			onBlur={() => timer.stop("focus")}
		>
			<span
				className={`flex size-8 shrink-0 items-center justify-center rounded-lg ${seen ? "bg-hover text-ink-3" : "bg-accent text-on-accent"}`}
			>
				<Icon name={item.icon} className="size-[17px]" />
			</span>
			<div className="min-w-0 flex-1 basis-30">
				<Link
					to={to}
					onClick={() => !seen && onSeen(item.id)}
					className={`block text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus ${seen ? "text-ink-2" : "font-semibold text-ink"}`}
				>
					{title}
				</Link>
				{detail && <p className="text-13 text-ink-2">{detail}</p>}
				{act && <p className="text-13 font-medium text-accent-ink">{act}</p>}
				<p className="mt-0.5 text-xs text-ink-3">
					<Time at={created} />
					{source && ` · ${source}`}
				</p>
			</div>
			{!seen && (
				<span className="flex size-8 items-center justify-center">
					<span className="size-2 rounded-full bg-accent" aria-hidden="true" />
					<span className="sr-only">{t("notifications.unseen")}</span>
				</span>
			)}
			<Form
				method="post"
				action={keep("/notifications")}
				preventScrollReset
				className="relative z-1 flex"
				onSubmit={(event) => {
					event.preventDefault();
					const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
					if (button?.value === "remove") return onRemove(item);
					if (!seen) return onSeen(item.id);
					timer.hold();
					onUnseen(item.id);
				}}
			>
				<input type="hidden" name="id" value={item.id} />
				<IconButton
					type="submit"
					name="intent"
					value={seen ? "unsee" : "see"}
					icon={seen ? "mail" : "check"}
					size="sm"
					label={t(seen ? "notifications.unsee" : "notifications.see", { title })}
					className="text-ink-3"
				/>
				{seen && (
					<IconButton
						type="submit"
						name="intent"
						value="remove"
						icon="x"
						size="sm"
						label={t("notifications.remove", { title })}
						className="text-ink-3"
					/>
				)}
				{isHydrated ? (
					<IconButton
						icon="ellipsis"
						size="sm"
						label={t("notifications.more", { title })}
						aria-expanded={isOpen}
						aria-controls={isOpen ? `${item.id}-more` : undefined}
						onClick={() => setOpen(!isOpen)}
						className="text-ink-3"
					/>
				) : (
					<Link
						to={`/notifications?more=${item.id}`}
						className="icon-btn size-8 text-ink-3"
						aria-label={t("notifications.more", { title })}
					>
						<Icon name="ellipsis" className="size-4" />
					</Link>
				)}
			</Form>
			{isUnfolded && <NotificationChoices item={item} {...more} />}
		</li>
	);
}

type Reason = "pointer" | "focus" | "view";

/**
 * Counts the time an unseen row is rested on or focused; where nothing can hover, the time it is half in view. However
 * many of these hold at once, it tells once. `hold` ends the counting, for a row that is to stay unseen.
 */
function useSeenTimer(
	{ id, seen }: NotificationItem,
	seenAfter: number,
	onSeen: (id: string) => void,
	row: { current: HTMLElement | null },
) {
	const running = useRef<ReturnType<typeof setTimeout>>();
	const reasons = useRef(new Set<Reason>());
	const held = useRef(false);
	const tell = useRef(onSeen);
	tell.current = onSeen;
	const halt = useCallback(() => {
		clearTimeout(running.current);
		running.current = undefined;
	}, []);
	const start = useCallback(
		(reason: Reason) => {
			reasons.current.add(reason);
			if (!seen && !held.current) running.current ??= setTimeout(() => tell.current(id), seenAfter);
		},
		[id, seen, seenAfter],
	);
	const stop = useCallback(
		(reason: Reason) => {
			reasons.current.delete(reason);
			if (reasons.current.size === 0) halt();
		},
		[halt],
	);
	useEffect(() => halt, [halt]);
	useEffect(() => {
		if (seen) halt();
	}, [seen, halt]);
	useEffect(() => {
		if (seen || !row.current || !matchMedia("(hover: none)").matches) return;
		const watch = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? start : stop)("view"), {
			threshold: 0.5,
		});
		watch.observe(row.current);
		return () => {
			stop("view");
			watch.disconnect();
		};
	}, [seen, row, start, stop]);
	const hold = () => {
		held.current = true;
		halt();
	};
	return { start, stop, hold };
}
