import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { ChartCard } from "../../charts/chart-card";
import { LineChart } from "../../charts/line-chart";
import { lookOf } from "../../charts/look";
import { WideChart } from "../../charts/wide-chart";
import type { SubjectLines } from "../../reports/subject-lines";

/** It stands beside what is done with the reply. */
const WIDTH = 620;
/** Names that fit under it. */
const NAMES = 6;

/** How each number and score of one person has gone, from reply to reply. */
export function LinesOverTime({ shown }: { shown: SubjectLines }) {
	const { t } = useTranslation("formReplies");
	const format = useFormat();
	const { times, lines } = shown;
	const every = Math.ceil(times.length / NAMES);
	const names = times.map((time, at) => (at % every === 0 ? format.date(time) : " ".repeat(at)));
	const say = (value: number) => format.number(value, { maximumFractionDigits: 1 });
	return (
		<section aria-labelledby="lines-title">
			<h2 id="lines-title" className="mb-3 text-base font-semibold">
				{t("lines.title")}
			</h2>
			<div className="flex flex-col gap-5">
				{lines.map(({ id, name, min, max, values }) => {
					const about = t("lines.about", { count: values.filter((value) => value !== null).length });
					return (
						<ChartCard
							key={id}
							title={name}
							chart={
								<WideChart label={name}>
									<LineChart
										label={`${name}. ${about}`}
										names={names}
										lines={[{ name, look: lookOf(0), values }]}
										width={WIDTH}
										{...{ min, max, say }}
									/>
								</WideChart>
							}
							about={about}
							table={{
								label: name,
								heads: [t("column.sent"), t("lines.value")],
								rows: times.map((time, at) => {
									const value = values[at] ?? null;
									return { name: format.dateTime(time), cells: [value === null ? "–" : say(value)] };
								}),
							}}
						/>
					);
				})}
			</div>
		</section>
	);
}
