import type { DragEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { CalendarEntry } from "../calendar.server";
import { paths } from "../paths";

type EntryLineProps = {
	entry: CalendarEntry;
	tenant: string;
	/** From which resource's column one's own is dragged, and the address at which it is picked up. */
	moves?: { from: string; to: string };
};

/** A booking in the calendar; what one may not see says only that it is booked. */
export function EntryLine({ entry, tenant, moves }: EntryLineProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const hours = `${format.clock(entry.from)}–${format.clock(entry.until)}`;
	const title = entry.title ?? t("booked");
	const isPending = entry.status === "pending";
	const look = entry.isMine ? "bg-accent-soft text-accent-ink" : "bg-hover text-ink";
	const words = (
		<>
			<Icon name={isPending ? "clock" : entry.title === null ? "lock" : "calendar-check"} className="mt-0.5 size-3.5" />
			<span className="min-w-0 break-words">
				<span className="tabular-nums">{hours}</span> {title}
				{entry.resource && <span className="block text-ink-3">{entry.resource}</span>}
				{entry.booker && <span className="block text-ink-3">{entry.booker}</span>}
				{isPending && <span className="block">{t("status.pending")}</span>}
			</span>
		</>
	);
	const classes = `flex min-h-6 gap-1 rounded-md px-1.5 py-1 text-xs max-md:min-h-11 ${look} ${isPending ? "border border-dashed border-control" : ""}`;
	const drag = moves && {
		draggable: true,
		onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData("text/plain", `${entry.id}|${moves.from}`),
	};
	return entry.opens ? (
		<div className={`flex items-start rounded-md ${look}`}>
			<Link to={paths(tenant).booking(entry.id)} className={`${classes} min-w-0 flex-1 hover:underline`} {...drag}>
				{words}
			</Link>
			{moves && (
				<Link
					to={moves.to}
					preventScrollReset
					className="inline-flex size-6 shrink-0 items-center justify-center rounded-md hover:bg-hover max-md:size-11"
				>
					<Icon name="arrow-up-down" className="size-3.5" />
					<span className="sr-only">{t("calendar.pickUp", { title })}</span>
				</Link>
			)}
		</div>
	) : (
		<div className={classes}>{words}</div>
	);
}
