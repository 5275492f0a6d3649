import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { paths } from "../paths";
import type { CalendarEntry } from "./show-calendar.server";

type EntryLineProps = {
	entry: CalendarEntry;
	tenant: string;
	/** Whom it is about stands below it. */
	isFull: boolean;
};

/** A meeting or a task in the calendar. */
export function EntryLine({ entry, tenant, isFull }: EntryLineProps) {
	const { t } = useTranslation("crmLists");
	const format = useFormat();
	const at = paths(tenant);
	const isMeeting = entry.kind === "meeting";
	const icon = isMeeting ? "calendar-days" : entry.isDone ? "circle-check" : "list-checks";
	return (
		<Link
			to={isMeeting ? at.meeting(entry.id) : at.task(entry.id)}
			title={[entry.title, entry.about].filter(Boolean).join(" · ")}
			className="flex min-h-6 min-w-0 gap-1 rounded-md bg-hover px-1.5 py-1 text-xs hover:underline max-md:min-h-11 max-md:items-center max-md:text-sm"
		>
			<Icon name={icon} className="mt-0.5 size-3.5" />
			<span className="min-w-0">
				<span className="sr-only">{t(`calendar.${entry.kind}`)} </span>
				<span className={`line-clamp-2 break-words ${entry.isDone ? "text-ink-3" : ""}`}>
					{entry.at !== null && <span className="tabular-nums">{format.time(entry.at)} </span>}
					{entry.title}
				</span>
				{entry.about && <span className={`block truncate text-ink-3 ${isFull ? "" : "md:hidden"}`}>{entry.about}</span>}
			</span>
		</Link>
	);
}
