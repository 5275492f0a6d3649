import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";
import { Link } from "#app/ui/link";
import type { showCalendar } from "../calendar.server";
import { paths } from "../paths";
import { EntryLine } from "./calendar-entry";

type Data = Awaited<ReturnType<typeof showCalendar>>;
type WeekTableProps = {
	weeks: NonNullable<Data["weeks"]>;
	columns: Data["columns"];
	days: Data["days"];
	today: string;
	tenant: string;
	label: string;
};

/** A week: a row each resource, a column each day. */
export function WeekTable({ weeks, columns, days, today, tenant, label }: WeekTableProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<div className="relative overflow-x-auto rounded-lg border border-line">
			<table className="w-full min-w-240 table-fixed border-separate border-spacing-0 text-sm">
				<caption className="sr-only">{label}</caption>
				<thead>
					<tr>
						<th
							scope="col"
							className="sticky left-0 w-36 border-b border-line bg-sheet p-2 text-left text-xs font-medium text-ink-3 max-sm:w-28"
						>
							{t("field.resource")}
						</th>
						{days.map(({ day }) => (
							<th
								key={day}
								scope="col"
								aria-current={day === today ? "date" : undefined}
								className={`border-b border-l border-line p-2 text-left text-xs font-medium ${day === today ? "text-accent-ink" : "text-ink-2"}`}
							>
								{format.weekday(day)} {format.date(day)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeks.map(({ id, name, days: own }) => {
						const canBook = columns.find((one) => one.id === id)?.canBook;
						return (
							<tr key={id}>
								<th
									scope="row"
									className="sticky left-0 border-b border-line bg-sheet p-2 text-left align-top font-medium"
								>
									<Link to={at.resource(id)} className="link break-words">
										{name}
									</Link>
								</th>
								{own.map(({ day, isOpen, entries }) => (
									<td
										key={day}
										className={`h-16 border-b border-l border-line p-1 align-top ${isOpen ? "" : "bg-sunken"}`}
									>
										<div className="flex flex-col gap-1">
											{entries.map((entry) => (
												<EntryLine key={entry.key} entry={entry} tenant={tenant} />
											))}
											{isOpen && canBook && (
												<Link
													to={at.book({ resource: id, startsAt: `${day}T09:00`, endsAt: `${day}T10:00` })}
													className="inline-flex size-7 items-center justify-center rounded-md text-ink-3 hover:bg-hover max-md:size-11"
												>
													<Icon name="plus" className="size-4" />
													<span className="sr-only">{t("calendar.bookOn", { name, day: format.date(day) })}</span>
												</Link>
											)}
											{!isOpen && <span className="text-xs text-ink-3">{t("presence.closed")}</span>}
										</div>
									</td>
								))}
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
