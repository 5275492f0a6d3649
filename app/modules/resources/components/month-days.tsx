import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import type { showCalendar } from "../calendar.server";
import { EntryLine } from "./calendar-entry";

type Data = Awaited<ReturnType<typeof showCalendar>>;
type MonthDaysProps = { days: Data["days"]; month: string; today: string; tenant: string };

/** The days of a month: seven beside each other, and on a phone only those with something, below each other. */
export function MonthDays({ days, month, today, tenant }: MonthDaysProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
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
						aria-current={day === today ? "date" : undefined}
						className={`min-w-0 border-line md:min-h-28 md:border-r md:border-b md:p-1.5 ${entries.length === 0 ? "max-md:hidden" : "max-md:border-b max-md:py-3"} ${day.startsWith(month) ? "" : "md:bg-sunken"}`}
					>
						<h3 className={`text-xs ${day === today ? "font-semibold text-accent-ink" : "font-normal text-ink-3"}`}>
							<span className="md:sr-only">{format.date(day, "long")}</span>
							<span className="max-md:hidden" aria-hidden="true">
								{Number(day.slice(8))}
							</span>
						</h3>
						<ul className="mt-1 space-y-1">
							{entries.map((entry) => (
								<li key={entry.key}>
									<EntryLine entry={entry} tenant={tenant} />
								</li>
							))}
						</ul>
					</li>
				))}
			</ol>
			{days.every(({ entries }) => entries.length === 0) && (
				<p className="py-6 text-sm text-ink-2 md:hidden">{t("calendar.nothing")}</p>
			)}
		</>
	);
}
