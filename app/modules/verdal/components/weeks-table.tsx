import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { type Column, Table } from "#app/ui/table";
import { weekQuestions } from "../weeks/week";
import type { ShownWeek } from "../weeks/weeks.server";

/** What was said of each week, a row for each who said it. */
export function WeeksTable({ weeks }: { weeks: readonly ShownWeek[] }) {
	const { t } = useTranslation(["verdalWeekly", "verdalPlacements"]);
	const format = useFormat();
	const columns: Column<ShownWeek>[] = [
		{
			...{ key: "week", header: t("week"), phone: "title" },
			cell: ({ weekOn, comment }) => (
				<>
					<span suppressHydrationWarning>{format.date(weekOn)}</span>
					{comment && (
						<span className="mt-0.5 block max-w-80 font-normal break-words whitespace-pre-line text-ink-2">
							{comment}
						</span>
					)}
				</>
			),
		},
		{ key: "party", header: t("by"), phone: "end", cell: ({ party }) => t(`verdalPlacements:party.${party}`) },
		...weekQuestions.map(
			(question): Column<ShownWeek> => ({
				...{ key: question, header: t(`short.${question}`), align: "right" },
				cell: ({ answers }) => (
					<>
						<span className="sm:hidden">{t(`short.${question}`)} </span>
						{answers[question] ?? "–"}
					</>
				),
			}),
		),
	];
	return <Table label={t("title")} columns={columns} rows={weeks} rowKey={({ id }) => id} density="roomy" />;
}
