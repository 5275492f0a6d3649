import { type Card, roundly, type Words } from "../charts/card";
import { type Line, LineChart } from "../charts/line-chart";
import { lookOf, measurements } from "../charts/look";
import { RadarChart } from "../charts/radar-chart";
import type { AreaChart } from "./charts";
import { type ComparedRow, differenceOf, type Followed, type TrendWord } from "./followed";

type When = "first" | "previous" | "current";

/** The days of replies as they are written; of several on one day each has its number. */
export function daysSaid(days: readonly string[], date: (day: string) => string): string[] {
	return days.map((day, at) => {
		const number = days.slice(0, at).filter((earlier) => earlier === day).length + 1;
		return number === 1 ? date(day) : `${date(day)} (${number})`;
	});
}

/** A value with at most one decimal; what is missing is a dash with a word for readers. */
export const sayValue = (value: number | null, { t, number }: Words) =>
	value === null ? t("overTime:missing") : number(roundly(value));

/** A change as a document has it: the difference and the word for what it means. */
export function trendSaid(trend: TrendWord, difference: number | null, { t, number }: Words): string {
	const signed = difference === null ? "" : `${difference > 0 ? "+" : ""}${number(roundly(difference))} `;
	return trend === "unknown" ? t("overTime:trend.unknown") : `${signed}${t(`overTime:trend.${trend}`)}`;
}

/** Each area over time with its questions on the same axis; where something was not answered the line breaks. */
export function areaCards(report: Followed, words: Words): { id: string; card: Card }[] {
	const { t, number } = words;
	const days = daysSaid(
		report.replies.map(({ day }) => day),
		words.date,
	);
	return report.charts.map((chart) => {
		const label = t("overTime:areaChart", { name: chart.name });
		const lines = chart.lines.map((line, at) => ({ ...line, look: lookIn(chart, at) }));
		const last = lines.length - 1;
		const card: Card = {
			title: chart.name,
			// One line has the card's own name.
			...(lines.length > 1 && {
				legend: lines.map(({ name, look }, at) => ({
					name: chart.isScore && at === last ? t("overTime:whole", { name }) : name,
					look,
				})),
			}),
			chart: (width) => (
				<LineChart
					names={days}
					{...{ label, lines, min: chart.min, max: chart.max, width, events: report.events }}
					say={(value) => number(roundly(value))}
					zone={chart.zone ?? undefined}
					band={chart.band ?? undefined}
				/>
			),
			about: [
				t("overTime:about", { count: report.replies.length, from: days[0], to: days.at(-1) }),
				...(chart.better ? [t(`overTime:better.${chart.better}`)] : []),
				...(chart.band ? [t("overTime:noise", { half: number(roundly(chart.band.half)) })] : []),
			].join(" · "),
			table: {
				label: t("overTime:numbersOf", { name: chart.name }),
				heads: [t("overTime:day"), ...chart.lines.map(({ name }) => name)],
				rows: days.map((name, at) => ({
					name,
					cells: chart.lines.map(({ values }) => sayValue(values[at] ?? null, words)),
				})),
			},
		};
		return { id: chart.id, card };
	});
}

const lookIn = ({ lines, isScore }: AreaChart, at: number) =>
	lines.length === 1 || (isScore && at === lines.length - 1) ? measurements.current : lookOf(at + 1);

/**
 * The areas side by side, now against before: as lines on one scale, and as a shape around a middle. Their numbers stand in a table of
 * their own; of scales that are not one the shares that are drawn stand below the lines. Null: they make no picture together.
 */
export function profileCards(report: Followed, words: Words): { lines: Card; shape: Card | null } | null {
	const { t, number, date } = words;
	const { compared, replies, title } = report;
	const [top] = compared;
	if (!top || compared.length < 2 || replies.length < 2) return null;
	const isOneScale = compared.every(({ min, max }) => min === top.min && max === top.max);
	// Numbers of other scales, which nobody has said what is good of, make no shape together.
	if (!isOneScale && compared.some(({ better }) => better === null)) return null;
	const [min, max] = isOneScale ? [top.min, top.max] : [0, 100];
	const say = (value: number) => number(roundly(value));
	const heightOf = (row: ComparedRow, when: When) => {
		const value = row[when];
		return value === null || isOneScale ? value : ((value - row.min) / (row.max - row.min)) * 100;
	};
	const days: Record<When, string | undefined> = {
		...{ first: replies[0]?.day, previous: replies.at(-2)?.day, current: replies.at(-1)?.day },
	};
	const shown: When[] = replies.length > 2 ? ["first", "previous", "current"] : ["first", "current"];
	const line = (when: When): Line => ({
		...{ name: t(`overTime:when.${when}`), look: measurements[when] },
		values: compared.map((row) => heightOf(row, when)),
	});
	const legend = (whens: When[]) =>
		whens.map((when) => {
			const day = days[when];
			return { name: t(`overTime:when.${when}`), note: day && date(day), look: measurements[when] };
		});
	const names = compared.map(({ name }) => name);
	const scale = isOneScale ? t("overTime:scale", { min: say(min), max: say(max) }) : t("overTime:shares");
	return {
		lines: {
			...{ title: scale, about: "", legend: legend(shown) },
			chart: (width = 720) => (
				<LineChart
					label={t("overTime:profileChart", { title })}
					lines={shown.map(line)}
					{...{ names, min, max, say, width }}
				/>
			),
			...(!isOneScale && {
				table: {
					label: scale,
					heads: [t("overTime:area"), ...shown.map((when) => t(`overTime:when.${when}`))],
					rows: compared.map((row) => ({
						name: row.name,
						cells: shown.map((when) => sayValue(heightOf(row, when), words)),
					})),
				},
			}),
		},
		shape:
			compared.length < 3
				? null
				: {
						...{ title: t("overTime:radar"), about: "", legend: legend(["first", "current"]) },
						chart: () => (
							<RadarChart
								label={t("overTime:radarChart", { title })}
								lines={[line("first"), line("current")]}
								{...{ names, min, max }}
							/>
						),
					},
	};
}

/** Its name, and since when it is measured as it is, where that is not from the beginning. */
export const nameSaid = (
	{ name, since }: Pick<ComparedRow, "name" | "since">,
	{ t, date }: Pick<Words, "t" | "date">,
) => (since === null ? name : t("overTime:sinceDay", { name, day: date(since) }));

/** First, previous and current with the changes, for a document. */
export function comparedCard({ compared, lastAt }: Followed, words: Words): Card {
	const { t, dateTime } = words;
	const hasBands = compared.some(({ band }) => band);
	const heads = [
		...["overTime:area", "overTime:when.first", "overTime:when.previous", "overTime:when.current"],
		...["overTime:sincePrevious", "overTime:sinceFirst", ...(hasBands ? ["overTime:band"] : [])],
	];
	const changed = (word: TrendWord, from: number | null, to: number | null) =>
		trendSaid(word, differenceOf(from, to), words);
	return {
		title: t("overTime:numbers"),
		about: lastAt === null ? "" : t("overTime:updated", { at: dateTime(lastAt) }),
		table: {
			heads: heads.map((head) => t(head)),
			rows: compared.map(({ first, previous, current, sincePrevious, sinceFirst, band, ...row }) => ({
				name: nameSaid(row, words),
				cells: [
					...[first, previous, current].map((value) => sayValue(value, words)),
					changed(sincePrevious, previous, current),
					changed(sinceFirst, first, current),
					...(hasBands ? [band?.label ?? ""] : []),
				],
			})),
		},
	};
}

/** All that is told of somebody over time, for a document. */
export function followedParts(report: Followed, words: Words, heading?: string) {
	const profile = profileCards(report, words);
	const shapes = profile ? [profile.lines, ...(profile.shape ? [profile.shape] : [])] : [];
	return [
		{ heading: heading ?? words.t("overTime:profile"), cards: [...shapes, comparedCard(report, words)] },
		{ heading: words.t("overTime:overTime"), cards: areaCards(report, words).map(({ card }) => card) },
	];
}
