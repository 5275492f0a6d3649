import { useTranslation } from "react-i18next";
import { IconLink } from "#app/ui/button";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import { Link } from "#app/ui/link";
import type { DayState } from "../calendar";
import type { MonthView } from "../looks.server";
import { asking } from "../paths";

/** Each state has a sign and a ground of its own; its word is read out and stands in the legend. */
const looks: Record<DayState, { icon?: IconName; look: string }> = {
	filled: { icon: "check", look: "bg-success-soft text-success-ink" },
	late: { icon: "clock", look: "bg-success-soft text-success-ink" },
	absent: { icon: "info", look: "bg-hover text-ink-2" },
	missed: { icon: "x", look: "bg-warning-soft text-warning-ink" },
	open: { icon: "pencil", look: "border border-dashed border-control text-ink" },
	free: { icon: "minus", look: "text-ink-3" },
	future: { look: "text-ink-2" },
	outside: { look: "text-ink-3" },
};
const shown = ["filled", "late", "open", "missed", "absent", "free"] as const;

type MonthGridProps = { month: MonthView; log: string; also?: { from: string; to: string } };

/** A month of a log: each day says how it stands and opens. */
export function MonthGrid({ month, log, also }: MonthGridProps) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const [week = []] = month.weeks.slice(1);
	const go = (to: string) => asking({ log: also ? undefined : log, month: to, ...also });
	return (
		<section aria-labelledby="month-title" className="card p-3 sm:p-4">
			<div className="mb-2 flex items-center justify-between gap-2">
				<h2 id="month-title" className="px-1 text-base font-semibold first-letter:uppercase">
					{format.month(month.month)}
				</h2>
				<div className="flex gap-1">
					{month.previous && (
						<IconLink icon="chevron-left" label={t("month.previous")} to={go(month.previous)} preventScrollReset />
					)}
					{month.next && (
						<IconLink icon="chevron-right" label={t("month.next")} to={go(month.next)} preventScrollReset />
					)}
				</div>
			</div>
			<table className="w-full table-fixed border-separate border-spacing-0.5">
				<thead>
					<tr>
						{week.map((cell) => (
							<th key={cell?.day} scope="col" className="h-7 text-center text-xs font-medium text-ink-3">
								{cell && format.weekday(cell.day).replace(".", "")}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{month.weeks.map((days) => (
						<tr key={days.find((one) => one)?.day}>
							{days.map((cell, at) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: the empty places of a week are nothing but places
								<td key={at} className="p-0 text-center">
									{cell && <Day cell={cell} log={log} month={month.month} also={also} />}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 px-1 text-xs text-ink-2" aria-label={t("month.legend")}>
				{shown.map((state) => (
					<li key={state} className="flex items-center gap-1.5">
						<span className={`flex size-5 items-center justify-center rounded-md ${looks[state].look}`}>
							<Icon name={looks[state].icon ?? "minus"} className="size-3" />
						</span>
						{t(`state.${state}`)}
					</li>
				))}
			</ul>
		</section>
	);
}

type Cell = NonNullable<MonthView["weeks"][number][number]>;

function Day({ cell, log, month, also }: { cell: Cell; log: string; month: string; also?: MonthGridProps["also"] }) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const { day, state, isToday, isChosen } = cell;
	const { icon, look } = looks[state];
	const body = (
		<>
			<span className={`text-13 tabular-nums ${isToday ? "font-semibold underline underline-offset-3" : ""}`}>
				{Number(day.slice(8))}
			</span>
			{icon ? <Icon name={icon} className="size-3.5" /> : <span className="h-3.5" />}
		</>
	);
	const frame = `flex min-h-11 w-full flex-col items-center justify-center rounded-lg ${look}`;
	if (state === "outside" || (state === "future" && !isToday)) return <span className={frame}>{body}</span>;
	return (
		<Link
			to={`${asking({ log: also ? undefined : log, day, month, ...also })}#day`}
			className={`${frame} hover:ring-1 hover:ring-control ${isChosen ? "ring-2 ring-accent hover:ring-2 hover:ring-accent" : ""}`}
			aria-label={t("month.day", { day: format.date(day, "long"), state: t(`state.${state}`) })}
			aria-current={isChosen ? "date" : undefined}
		>
			{body}
		</Link>
	);
}
