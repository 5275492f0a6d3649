import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { showCalendar } from "../calendar.server";
import { paths } from "../paths";
import { EntryLine } from "./calendar-entry";

type Data = Awaited<ReturnType<typeof showCalendar>>;
type DayTableProps = { rows: NonNullable<Data["table"]>; columns: Data["columns"]; tenant: string; label: string };

/** So wide that each column holds a booking's title; the table scrolls where the page is narrower. */
const widthOf = (columns: number) => (columns > 8 ? "min-w-384" : columns > 4 ? "min-w-256" : "min-w-160");

/** A day with the resources side by side; a free half hour leads to the form with its time. */
export function DayTable({ rows, columns, tenant, label }: DayTableProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const at = paths(tenant);
	return (
		<div className="relative overflow-x-auto rounded-lg border border-line">
			<table className={`w-full ${widthOf(columns.length)} table-fixed border-separate border-spacing-0 text-sm`}>
				<caption className="sr-only">{label}</caption>
				<thead>
					<tr>
						<th
							scope="col"
							className="sticky left-0 w-16 border-b border-line bg-sheet p-2 text-left text-xs font-medium text-ink-3"
						>
							{t("calendar.time")}
						</th>
						{columns.map(({ id, name }) => (
							<th key={id} scope="col" className="border-b border-l border-line p-2 text-left text-xs font-semibold">
								<Link to={at.resource(id)} className="link">
									{name}
								</Link>
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ clock, local, localEnd, cells }) => (
						<tr key={local}>
							<th
								scope="row"
								className="sticky left-0 border-b border-line bg-sheet px-2 text-left text-xs font-normal text-ink-3 tabular-nums"
							>
								{format.clock(clock)}
							</th>
							{columns.map(({ id, name, canBook }, index) => {
								const cell = cells[index];
								if (!cell) return null;
								const isFree = cell.entries.length === 0;
								return (
									<td
										key={id}
										rowSpan={cell.rows}
										className={`h-8 border-b border-l border-line p-0.5 align-top ${isFree && !cell.isOpen ? "bg-sunken" : ""}`}
									>
										{cell.entries.map((entry) => (
											<EntryLine key={entry.key} entry={entry} tenant={tenant} />
										))}
										{isFree && cell.isOpen && canBook && (
											<Link
												to={at.book({ resource: id, startsAt: local, endsAt: localEnd })}
												className="block h-full min-h-7 rounded-md hover:bg-hover focus-visible:bg-hover max-md:min-h-11"
											>
												<span className="sr-only">{t("calendar.bookAt", { name, time: format.clock(clock) })}</span>
											</Link>
										)}
										{isFree && !cell.isOpen && <span className="sr-only">{t("presence.closed")}</span>}
									</td>
								);
							})}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
