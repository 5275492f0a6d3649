import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import { places } from "../../places";
import type { CalendarEntry } from "../shapes/show-calendar.server";

type Day = { day: string; entries: readonly CalendarEntry[] };
type MonthDaysProps = { days: readonly Day[]; month: string; today: string; tenant: string };

/** The days of a month: seven beside each other, and on a phone only those with something, below each other. */
export function MonthDays({ days, month, today, tenant }: MonthDaysProps) {
	const { t } = useTranslation("crmLists");
	const format = useFormat();
	const isEmpty = days.every(({ entries }) => entries.length === 0);
	return (
		<>
			<div className="grid grid-cols-7 border-b border-line text-xs text-ink-3 max-md:hidden" aria-hidden="true">
				{days.slice(0, 7).map(({ day }) => (
					<span key={day} className="px-2 py-1.5">
						{format.weekday(day)}
					</span>
				))}
			</div>
			<ol className="md:grid md:grid-cols-7 md:border-l md:border-line" aria-label={format.month(month)}>
				{days.map(({ day, entries }) => (
					<li
						key={day}
						id={day === today ? "today" : undefined}
						aria-current={day === today ? "date" : undefined}
						className={`min-w-0 scroll-mt-[40vh] border-line md:min-h-28 md:border-r md:border-b md:p-1.5 ${entries.length === 0 ? "max-md:hidden" : "max-md:border-b max-md:py-3"} ${day.startsWith(month) ? "" : "md:bg-sunken"}`}
					>
						<h3 className={`text-xs ${day === today ? "font-semibold text-accent-ink" : "font-normal text-ink-3"}`}>
							<span className="md:sr-only">{format.date(day, "long")}</span>
							<span className="max-md:hidden" aria-hidden="true">
								{Number(day.slice(8))}
							</span>
						</h3>
						<ul className="mt-1 space-y-1">
							{entries.map((entry) => (
								<li key={`${entry.kind}${entry.id}`}>
									<Entry entry={entry} tenant={tenant} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
			{isEmpty && <p className="py-6 text-sm text-ink-2 md:hidden">{t("calendar.nothing")}</p>}
		</>
	);
}

function Entry({ entry, tenant }: { entry: CalendarEntry; tenant: string }) {
	const { t } = useTranslation("crmLists");
	const format = useFormat();
	const at = places(tenant);
	const isMeeting = entry.kind === "meeting";
	const icon = isMeeting ? "calendar-days" : entry.isDone ? "circle-check" : "list-checks";
	return (
		<Link
			to={isMeeting ? at.meeting(entry.id) : at.task(entry.id)}
			title={[entry.title, entry.about].filter(Boolean).join(" · ")}
			className="flex min-h-6 min-w-0 items-center gap-1 rounded-md bg-hover px-1.5 py-0.5 text-xs hover:underline max-md:min-h-11 max-md:text-sm"
		>
			<Icon name={icon} className="size-3.5" />
			<span className="sr-only">{t(`calendar.${entry.kind}`)}</span>
			{entry.at !== null && <span className="tabular-nums">{format.time(entry.at)}</span>}
			<span className={`min-w-0 truncate ${entry.isDone ? "text-ink-3" : ""}`}>{entry.title}</span>
			{entry.about && <span className="min-w-0 truncate text-ink-3 md:hidden">{entry.about}</span>}
		</Link>
	);
}
