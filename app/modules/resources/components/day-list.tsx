import { useTranslation } from "react-i18next";
import type { showCalendar } from "../calendar.server";
import { EntryLine } from "./calendar-entry";

type Data = Awaited<ReturnType<typeof showCalendar>>;
type DayListProps = { rows: NonNullable<Data["table"]>; columns: Data["columns"]; tenant: string };

/** The bookings of the day's table as a list: of each resource in the order of the day. */
export function DayList({ rows, columns, tenant }: DayListProps) {
	const { t } = useTranslation("resources");
	return (
		<details className="mt-4">
			<summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium">
				{t("calendar.asList")}
			</summary>
			<dl className="mt-2 flex max-w-160 flex-col gap-4">
				{columns.map(({ id, name }, column) => {
					const entries = rows.flatMap(({ cells }) => cells[column]?.entries ?? []);
					return (
						<div key={id}>
							<dt className="text-sm font-semibold">{name}</dt>
							<dd className="mt-1 flex flex-col gap-1 text-sm">
								{entries.map((entry) => (
									<EntryLine key={entry.key} entry={entry} tenant={tenant} />
								))}
								{entries.length === 0 && <span className="text-ink-2">{t("calendar.nothing")}</span>}
							</dd>
						</div>
					);
				})}
			</dl>
		</details>
	);
}
