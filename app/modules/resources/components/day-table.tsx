import { useNavigate, useSubmit } from "@remix-run/react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import type { showCalendar } from "../calendar.server";
import { paths } from "../paths";
import { EntryLine } from "./calendar-entry";

type Data = Awaited<ReturnType<typeof showCalendar>>;
type Row = NonNullable<Data["table"]>[number];
type DayTableProps = {
	rows: readonly Row[];
	columns: Data["columns"];
	/** The booking that was picked up and whose place is chosen. */
	moved: string | null;
	/** What the page shows, sent along with a booking that is put down. */
	shown: Record<string, string>;
	/** The address of the same day with a booking picked up. */
	pickUp: (booking: string, from: string) => string;
	tenant: string;
	label: string;
};

/** So wide that each column holds a booking's title; the table scrolls where the page is narrower. */
const widthOf = (columns: number) =>
	columns > 10 ? "min-w-448" : columns > 8 ? "min-w-384" : columns > 4 ? "min-w-256" : "min-w-160";
const arrows: Record<string, [number, number]> = {
	...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
};

/** Arrow keys go from a free time to the next one above, below or beside it. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
	const step = arrows[event.key];
	const here = (event.target as HTMLElement).dataset.cell?.split(":").map(Number);
	if (!step || !here) return;
	const [row = 0, column = 0] = here;
	const beside = (times: number) =>
		event.currentTarget.querySelector<HTMLElement>(
			`[data-cell="${row + times * step[0]}:${column + times * step[1]}"]`,
		);
	for (let times = 1; times < 100; times++) {
		const next = beside(times);
		if (!next) continue;
		event.preventDefault();
		next.focus();
		return;
	}
}

/**
 * A day with the resources side by side. A free quarter of an hour leads to the form with its time, and so does what a mouse is
 * drawn over; a booking is dragged, or picked up and put down, which fingers and keys can do too.
 */
export function DayTable({ rows, columns, moved, shown, pickUp, tenant, label }: DayTableProps) {
	const { t } = useTranslation("resources");
	const format = useFormat();
	const navigate = useNavigate();
	const submit = useSubmit();
	const [drawn, setDrawn] = useState<{ column: number; from: number; to: number } | null>(null);
	const at = paths(tenant);
	const isDrawn = (row: number, column: number) =>
		drawn !== null && drawn.column === column && row >= drawn.from && row <= drawn.to;
	const book = () => {
		if (drawn && drawn.to > drawn.from)
			navigate(
				at.book({
					resource: columns[drawn.column]?.id,
					startsAt: rows[drawn.from]?.local,
					endsAt: rows[drawn.to]?.localEnd,
				}),
			);
		setDrawn(null);
	};
	const put = (data: DataTransfer, to: string) => {
		const [booking = "", from = ""] = data.getData("text/plain").split("|");
		if (booking) submit({ ...shown, intent: "putDown", booking, from, to }, { method: "post" });
	};
	return (
		<div className="relative overflow-x-auto rounded-lg border border-line">
			<table
				className={`w-full ${widthOf(columns.length)} table-fixed border-separate border-spacing-0 text-sm`}
				onKeyDown={goOn}
				onPointerUp={book}
				onPointerLeave={() => setDrawn(null)}
			>
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
					{rows.map((row, index) => {
						const { clock, local, hourLater, cells } = row;
						const isHalf = clock.endsWith(":00") || clock.endsWith(":30");
						const edge = isHalf ? "" : "border-dotted";
						return (
							<tr key={local}>
								<th
									scope="row"
									className={`sticky left-0 border-b border-line bg-sheet px-2 text-left text-xs font-normal text-ink-3 tabular-nums ${edge}`}
								>
									<span className={isHalf ? "" : "sr-only"}>{format.clock(clock)}</span>
								</th>
								{columns.map(({ id, name, canBook }, column) => {
									const cell = cells[column];
									if (!cell) return null;
									const isFree = cell.entries.length === 0;
									const look = `block h-full w-full min-h-5 rounded-md hover:bg-hover focus-visible:bg-hover max-md:min-h-11 ${isDrawn(index, column) ? "bg-accent-soft" : ""}`;
									const place = { "data-cell": `${index}:${column}`, className: look };
									const time = format.clock(clock);
									return (
										<td
											key={id}
											rowSpan={cell.rows}
											className={`h-6 border-b border-l border-line p-0.5 align-top ${edge} ${isFree && !cell.isOpen ? "bg-sunken" : ""}`}
											onDragOver={(event) => isFree && event.preventDefault()}
											onDrop={(event) => put(event.dataTransfer, `${id}|${row.at}`)}
										>
											{cell.entries.map((entry) => (
												<EntryLine
													key={entry.key}
													entry={entry}
													tenant={tenant}
													moves={{ from: id, to: pickUp(entry.id, id) }}
												/>
											))}
											{isFree && cell.isOpen && canBook && moved !== null && (
												<button type="submit" name="to" value={`${id}|${row.at}`} {...place}>
													<span className="sr-only">{t("calendar.putAt", { name, time })}</span>
												</button>
											)}
											{isFree && cell.isOpen && canBook && moved === null && (
												<Link
													to={at.book({ resource: id, startsAt: local, endsAt: hourLater })}
													draggable={false}
													onPointerDown={({ pointerType, button }) =>
														pointerType === "mouse" && button === 0 && setDrawn({ column, from: index, to: index })
													}
													onPointerEnter={() =>
														drawn?.column === column && index > drawn.from && setDrawn({ ...drawn, to: index })
													}
													{...place}
												>
													<span className="sr-only">{t("calendar.bookAt", { name, time })}</span>
												</Link>
											)}
											{isFree && !cell.isOpen && <span className="sr-only">{t("presence.closed")}</span>}
										</td>
									);
								})}
							</tr>
						);
					})}
				</tbody>
			</table>
		</div>
	);
}
