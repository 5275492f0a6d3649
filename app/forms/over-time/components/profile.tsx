import { useTranslation } from "react-i18next";
import { Legend } from "../../charts/legend";
import { type Line, LineChart } from "../../charts/line-chart";
import { measurements } from "../../charts/look";
import { RadarChart } from "../../charts/radar-chart";
import { WideChart } from "../../charts/wide-chart";
import type { ComparedRow, Followed } from "../followed";
import { useSay } from "./use-say";

type When = "first" | "previous" | "current";

/** The areas side by side, now against before: as lines on one scale, and as a shape around a middle. The numbers stand below. */
export function Profile({ report }: { report: Followed }) {
	const { t } = useTranslation("overTime");
	const { say, format } = useSay();
	const { compared, replies } = report;
	const [top] = compared;
	if (!top || compared.length < 2 || replies.length < 2) return null;
	const isOneScale = compared.every(({ min, max }) => min === top.min && max === top.max);
	// Numbers of other scales, which nobody has said what is good of, make no shape together.
	if (!isOneScale && compared.some(({ better }) => better === null)) return null;
	const [min, max] = isOneScale ? [top.min, top.max] : [0, 100];
	const heightOf = (row: ComparedRow, when: When) => {
		const value = row[when];
		return value === null || isOneScale ? value : ((value - row.min) / (row.max - row.min)) * 100;
	};
	const days: Record<When, string | undefined> = {
		...{ first: replies[0]?.day, previous: replies.at(-2)?.day, current: replies.at(-1)?.day },
	};
	const shown: When[] = replies.length > 2 ? ["first", "previous", "current"] : ["first", "current"];
	const line = (when: When): Line => ({
		...{ name: t(`when.${when}`), look: measurements[when], values: compared.map((row) => heightOf(row, when)) },
	});
	const legend = (whens: When[]) => (
		<Legend
			entries={whens.map((when) => {
				const day = days[when];
				return { name: t(`when.${when}`), note: day && format.date(day), look: measurements[when] };
			})}
		/>
	);
	const names = compared.map(({ name }) => name);
	return (
		<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
			<figure className="card min-w-0 p-5">
				<figcaption className="mb-3 flex flex-wrap items-center justify-between gap-3">
					<span className="text-base font-semibold">
						{isOneScale ? t("scale", { min: say(min), max: say(max) }) : t("shares")}
					</span>
					{legend(shown)}
				</figcaption>
				<WideChart label={t("profileChart", { title: report.title })}>
					<LineChart
						width={720}
						label={t("profileChart", { title: report.title })}
						names={names}
						lines={shown.map(line)}
						min={min}
						max={max}
						say={say}
					/>
				</WideChart>
			</figure>
			{compared.length > 2 && (
				<figure className="card p-5">
					<figcaption className="mb-3 flex flex-col gap-2">
						<span className="text-base font-semibold">{t("radar")}</span>
						{legend(["first", "current"])}
					</figcaption>
					<RadarChart
						label={t("radarChart", { title: report.title })}
						names={names}
						lines={[line("first"), line("current")]}
						min={min}
						max={max}
					/>
				</figure>
			)}
		</div>
	);
}
