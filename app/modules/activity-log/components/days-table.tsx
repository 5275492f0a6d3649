import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { Entry } from "../entries";
import { figuresOf } from "../figures";
import { asking } from "../paths";
import type { ShownLog } from "../readreply.server";
import { StateBadge } from "./day-card";
import { EntryValue, useNumber } from "./entry-value";

type DaysTableProps = { entries: Entry[]; days: ShownLog["days"]; period: ShownLog["period"] };

/** Days down, entries across, sums at the foot. Where it is wider than the screen it scrolls by itself. */
export function DaysTable({ entries, days, period }: DaysTableProps) {
	const { t } = useTranslation("activityLog");
	const format = useFormat();
	const say = useNumber();
	if (days.length === 0) return <p className="py-6 text-sm text-ink-2">{t("read.noDays")}</p>;
	const filled = days.flatMap(({ day, answers }) => (answers ? [{ day, answers }] : []));
	const figures = new Map(figuresOf(entries, filled).map((one) => [one.entry.id, one]));
	const head = "h-9 border-b border-line px-3 text-left text-xs font-medium text-ink-3 whitespace-nowrap";
	const cell = "border-b border-line px-3 py-2.5 align-top";
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
		<section className="card relative overflow-x-auto" aria-label={t("read.table")} tabIndex={0}>
			<table className="w-full border-collapse text-sm">
				<thead>
					<tr className="bg-sunken">
						<th scope="col" className={`${head} sticky left-0 bg-sunken`}>
							{t("read.day")}
						</th>
						<th scope="col" className={head}>
							{t("read.state")}
						</th>
						{entries.map(({ id, label }) => (
							<th key={id} scope="col" className={head}>
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{days.map(({ day, state, absence, answers }) => (
						<tr key={day}>
							<th scope="row" className={`${cell} sticky left-0 bg-sheet text-left font-medium whitespace-nowrap`}>
								<Link
									to={`${asking({ day, month: day.slice(0, 7), ...period })}#day`}
									className="link tabular-nums"
									preventScrollReset={false}
								>
									{format.weekday(day)} {format.date(day)}
								</Link>
							</th>
							<td className={cell}>
								<StateBadge state={state} />
								{absence && <p className="mt-1 text-xs text-ink-3">{t(`absence.reason.${absence}`)}</p>}
							</td>
							{entries.map((entry) => (
								<td key={entry.id} className={`${cell} max-w-80 min-w-24`}>
									<EntryValue entry={entry} answer={answers?.[entry.id]} />
								</td>
							))}
						</tr>
					))}
				</tbody>
				<tfoot>
					{(["sum", "mean"] as const).map((kind) => (
						<tr key={kind} className="bg-sunken">
							<th scope="row" className="sticky left-0 bg-sunken px-3 py-2 text-left font-medium">
								{t(`read.${kind}`)}
							</th>
							<td className="px-3 py-2 text-13 text-ink-3">
								{kind === "sum" && t("read.filledOf", { filled: filled.length, count: days.length })}
							</td>
							{entries.map((entry) => {
								const value = figures.get(entry.id)?.[kind] ?? null;
								const isShare = kind === "mean" && entry.kind === "tick";
								return (
									<td key={entry.id} className="px-3 py-2 font-medium tabular-nums">
										{value === null
											? ""
											: isShare
												? format.number(value, { style: "percent" })
												: entry.kind === "tick"
													? t("value.times", { count: value })
													: say(entry, value, kind === "mean")}
									</td>
								);
							})}
						</tr>
					))}
				</tfoot>
			</table>
		</section>
	);
}
