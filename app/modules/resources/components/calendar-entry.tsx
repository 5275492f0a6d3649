import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { CalendarEntry } from "../calendar.server";
import { paths } from "../paths";

/** A booking in the calendar; what one may not see says only that it is booked. */
export function EntryLine({ entry, tenant }: { entry: CalendarEntry; tenant: string }) {
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
	return entry.opens ? (
		<Link to={paths(tenant).booking(entry.id)} className={`${classes} hover:underline`}>
			{words}
		</Link>
	) : (
		<div className={classes}>{words}</div>
	);
}
