import type { ReactNode } from "react";
import { useFormat } from "./format";

type CalendarDaysProps<Entry> = {
	days: readonly { day: string; entries: readonly Entry[] }[];
	/** The month (`2026-11`) whose days these are; the days of other months in its weeks stand back. */
	month?: string;
	today: string;
	label: string;
	/** What is said where nothing is in them. */
	nothing: string;
	keyOf: (entry: Entry) => string;
	children: (entry: Entry) => ReactNode;
};

/** Days, seven beside each other; a single day, and on a phone those with something, below each other. */
export function CalendarDays<Entry>(props: CalendarDaysProps<Entry>) {
	const { days, month, today, label, nothing, keyOf, children } = props;
	const format = useFormat();
	const isDay = days.length === 1;
	const isEmpty = days.every(({ day, entries }) => entries.length === 0 || isBeside(day, month));
	return (
		<>
			{!isDay && (
				<div className="grid grid-cols-7 border-b border-line text-xs text-ink-3 max-md:hidden" aria-hidden="true">
					{days.slice(0, 7).map(({ day }) => (
						<span key={day} className="px-2 py-1.5">
							{format.weekday(day)}
						</span>
					))}
				</div>
			)}
			<ol className={isDay ? "" : "md:grid md:grid-cols-7 md:border-l md:border-line"} aria-label={label}>
				{days.map(({ day, entries }) => (
					<li
						key={day}
						id={day === today ? "today" : undefined}
						aria-current={day === today ? "date" : undefined}
						className={`min-w-0 scroll-mt-[40vh] border-line ${entries.length === 0 || isBeside(day, month) ? "max-md:hidden" : "max-md:border-b max-md:py-3"} ${isDay ? "" : `md:border-r md:border-b md:p-1.5 ${month ? "md:min-h-28" : "md:min-h-96"}`} ${isBeside(day, month) ? "md:bg-sunken" : ""}`}
					>
						<h3 className={`text-xs ${day === today ? "font-semibold text-accent-ink" : "font-normal text-ink-3"}`}>
							<span className={isDay ? "sr-only" : "md:sr-only"}>{format.date(day, "long")}</span>
							{!isDay && (
								<span className="max-md:hidden" aria-hidden="true">
									{Number(day.slice(8))}
								</span>
							)}
						</h3>
						<ul className="mt-1 space-y-1">
							{entries.map((entry) => (
								<li key={keyOf(entry)}>{children(entry)}</li>
							))}
						</ul>
					</li>
				))}
			</ol>
			{isEmpty && <p className={`py-6 text-sm text-ink-2 ${isDay ? "" : "md:hidden"}`}>{nothing}</p>}
		</>
	);
}

const isBeside = (day: string, month: string | undefined) => month !== undefined && !day.startsWith(month);
