import { Form } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/button";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link, LinkPathContext } from "#app/ui/link";
import { Time } from "#app/ui/time";

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
};

type RowProps = {
	item: NotificationItem;
	/** Milliseconds of rest, focus or (on touch) view after which it is seen. */
	seenAfter: number;
	onSeen: (id: string) => void;
	onRemove: (item: NotificationItem) => void;
	/** An unseen one has a button that marks it, for those without a pointer to rest and without JavaScript. */
	markable?: boolean;
};

/** One notification; the whole row is its link. A seen one can be removed. */
export function NotificationRow({ item, seenAfter, onSeen, onRemove, markable = false }: RowProps) {
	const { t } = useTranslation("shell");
	const row = useRef<HTMLLIElement>(null);
	const keep = useContext(LinkPathContext);
	const timer = useSeenTimer(item, seenAfter, onSeen, row);
	const { title, detail, source, to, created, seen } = item;
	return (
		<li
			ref={row}
			className={`relative flex gap-3 py-3 pr-2 pl-4 hover:bg-sunken ${seen ? "" : "bg-accent-soft"}`}
			onPointerEnter={(event) => event.pointerType !== "touch" && timer.start()}
			onPointerLeave={timer.stop}
			onFocus={timer.start}
			onBlur={timer.stop}
		>
			<span
				className={`flex size-8 shrink-0 items-center justify-center rounded-lg ${seen ? "bg-hover text-ink-3" : "bg-accent text-on-accent"}`}
			>
				<Icon name={item.icon} className="size-[17px]" />
			</span>
			<div className="min-w-0 flex-1">
				<Link
					to={to}
					onClick={() => !seen && onSeen(item.id)}
					className={`block text-sm after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus ${seen ? "text-ink-2" : "font-semibold text-ink"}`}
				>
					{title}
				</Link>
				{detail && <p className="text-13 text-ink-2">{detail}</p>}
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
			{(seen || markable) && (
				<Form
					method="post"
					action={keep("/notifications")}
					preventScrollReset
					className="relative z-1"
					onSubmit={(event) => {
						event.preventDefault();
						if (seen) onRemove(item);
						else onSeen(item.id);
					}}
				>
					<input type="hidden" name="id" value={item.id} />
					<IconButton
						type="submit"
						name="intent"
						value={seen ? "remove" : "see"}
						icon={seen ? "x" : "check"}
						size="sm"
						label={t(seen ? "notifications.remove" : "notifications.see", { title })}
						className="text-ink-3"
					/>
				</Form>
			)}
		</li>
	);
}

/** Counts the time an unseen row is rested on or focused; where nothing can hover, the time it is half in view. */
function useSeenTimer(
	{ id, seen }: NotificationItem,
	seenAfter: number,
	onSeen: (id: string) => void,
	row: { current: HTMLElement | null },
) {
	const running = useRef<ReturnType<typeof setTimeout>>();
	const tell = useRef(onSeen);
	tell.current = onSeen;
	const stop = () => clearTimeout(running.current);
	const start = () => {
		stop();
		if (!seen) running.current = setTimeout(() => tell.current(id), seenAfter);
	};
	useEffect(() => () => clearTimeout(running.current), []);
	useEffect(() => {
		if (seen || !row.current || !matchMedia("(hover: none)").matches) return;
		let timer: ReturnType<typeof setTimeout>;
		const watch = new IntersectionObserver(
			([entry]) => {
				clearTimeout(timer);
				if (entry?.isIntersecting) timer = setTimeout(() => tell.current(id), seenAfter);
			},
			{ threshold: 0.5 },
		);
		watch.observe(row.current);
		return () => {
			clearTimeout(timer);
			watch.disconnect();
		};
	}, [id, seen, seenAfter, row]);
	return { start, stop };
}
