import { BarChart } from "../charts/bar-chart";
import { type Card, type Fact, roundly, type Words } from "../charts/card";
import { lookOf } from "../charts/look";
import { StackedChart } from "../charts/stacked-chart";
import { isEarlier } from "../versions/measures";
import { binsOf } from "./bins";
import type { Summary } from "./say-question";
import type { Numbers } from "./summary";

export type AskedQuestion = {
	/** `until`: the last version that asked it, or as this measure; `since`: the last one that asked it as another measure. */
	summary: Summary & { until?: number | null; since?: number | null };
	/** The days, in words. */
	period: string;
	/** How it is drawn; by itself as bars. */
	kind?: "bars" | "shares" | "table";
};

/** What a report says of a question: its chart with its numbers, how many answered and how many did not. */
export function questionCard(asked: AskedQuestion, words: Words): Card {
	const { parts } = asked.summary;
	if (parts.length > 1) return partsCard(asked, words);
	const [only] = parts;
	const isShown = only?.counts.some(({ value, count }) => value !== "" && count !== null);
	return only && isShown ? countsCard(asked, only, words) : answeredCard(asked, words);
}

/** That a question is asked no more, or is another measure than before or since; null where neither is so. */
export function statusText({ question, until, since }: AskedQuestion["summary"], { t }: Words): string | null {
	if (until && isEarlier(question.id)) return t("formReports:apart", { number: until });
	if (until) return t("formReports:retired", { number: until + 1 });
	return since ? t("formReports:sinceVersion", { number: since + 1 }) : null;
}

function aboutOf({ summary, period }: AskedQuestion, words: Words): string {
	const { t } = words;
	const { answered, skipped, times, parts } = summary;
	if (answered === null || skipped === null) return `${t("formReports:fewAnswered")} · ${period}`;
	const rest = statusText(summary, words) ?? t("formReports:skipped", { count: skipped });
	const isOfColumn = typeof times === "number" && !parts.some(({ isHidden }) => isHidden);
	const values = isOfColumn ? [t("formReports:values", { count: answered })] : [];
	return [...values, t("formReports:answered", { count: times ?? answered }), rest, period].join(" · ");
}

function countsCard(asked: AskedQuestion, part: Summary["parts"][number], words: Words): Card {
	const { summary, kind = "bars" } = asked;
	const { t, number, share } = words;
	const about = aboutOf(asked, words);
	const { label, rows, answered } = summary;
	const isOrdered = part.numbers !== null;
	const bars = isOrdered
		? binsOf(part.counts).map(({ from, to, count }) => ({
				name: from === to ? (rows.values[from] ?? number(from)) : `${number(from)}–${number(to)}`,
				count,
			}))
		: part.counts.map(({ value, count }) => ({ name: nameOf(value, rows.values, t("formReports:gone")), count }));
	const names = bars.map(({ name }) => name);
	const counts = bars.map(({ count }) => count);
	const isShares = kind === "shares" && bars.length <= 6 && !counts.includes(null);
	const drawn = { label: `${label}. ${about}` };
	const bar = (width?: number) => (
		<BarChart {...drawn} {...{ names, values: counts, isDense: isOrdered, say: number, width }} />
	);
	const shares = (width?: number) => (
		<StackedChart
			{...drawn}
			rows={[{ name: label, counts: shownCounts(counts) }]}
			parts={names}
			{...{ sayShare: sayShare(words), width }}
		/>
	);
	return {
		...{ title: label, about },
		...(kind !== "table" && { chart: isShares ? shares : bar }),
		...(isShares
			? { legend: legendOf(names) }
			: part.numbers && { facts: factsIn(summary, part, part.numbers, words) }),
		table: {
			heads: [t("formReports:answer"), t("formReports:number"), t("formReports:share")],
			rows: bars.map(({ name, count }) => ({
				name,
				cells: [sayCount(count, words), count === null ? "–" : share(count, answered ?? 0)],
			})),
		},
	};
}

/** Rows of a matrix, places of a ranking: each row's own whole. */
function partsCard(asked: AskedQuestion, words: Words): Card {
	const { summary, kind } = asked;
	const { t } = words;
	const about = aboutOf(asked, words);
	const { question, label, rows, parts } = summary;
	const values = [...new Set(parts.flatMap(({ counts }) => counts.map(({ value }) => value)))].slice(0, 11);
	const names = values.map((value) =>
		question.type === "ranking" ? t("formReports:place", { number: value }) : nameOf(value, rows.values, value),
	);
	const lines = parts.map(({ part, counts }) => ({
		name: rows.parts[part] ?? part,
		counts: values.map((value) => countOf(counts, value)),
	}));
	if (parts.every(({ isHidden }) => isHidden) && values.length === 0) return hiddenPartsCard(asked, words);
	const isWhole = values.length <= 6 && kind !== "table" && lines.every(({ counts }) => !counts.includes(null));
	const drawn = lines.map(({ name, counts }) => ({ name, counts: shownCounts(counts) }));
	const chart = (width?: number) => (
		<StackedChart label={`${label}. ${about}`} rows={drawn} parts={names} {...{ sayShare: sayShare(words), width }} />
	);
	return {
		...{ title: label, about },
		...(isWhole && { chart, legend: legendOf(names) }),
		table: {
			heads: [t("formReports:row"), ...names],
			rows: lines.map(({ name, counts }) => ({ name, cells: counts.map((count) => sayCount(count, words)) })),
		},
	};
}

/** Rows whose numbers are hidden: of each only what is left to be said of it. */
function hiddenPartsCard(asked: AskedQuestion, words: Words): Card {
	const { t, number } = words;
	const { label, rows, parts } = asked.summary;
	const say = (mean: number | undefined) => (mean === undefined ? t("formReports:hidden") : number(mean));
	return {
		...{ title: label, about: aboutOf(asked, words), note: t("formReports:valuesHidden") },
		table: {
			heads: [t("formReports:row"), t("formReports:mean")],
			rows: parts.map(({ part, numbers }) => ({ name: rows.parts[part] ?? part, cells: [say(numbers?.mean)] })),
		},
	};
}

/** Of free text, files and signatures the report only says how many there are, and so of what is hidden. */
function answeredCard(asked: AskedQuestion, words: Words): Card {
	const { summary } = asked;
	const { isHidden = false, numbers } = summary.parts[0] ?? { numbers: null };
	const note = isHidden ? "formReports:valuesHidden" : (summary.answered ?? 0) > 0 ? "formReports:inReplies" : null;
	return {
		...{ title: summary.label, about: aboutOf(asked, words) },
		...(note && { note: words.t(note) }),
		...(numbers && { facts: factsOf(numbers, words) }),
	};
}

/** Mean, and what else may be told of numbers. */
function factsOf({ mean, median, deviation }: Numbers, { t, number }: Words): Fact[] {
	const fact = (name: string, value: number) => ({ name, value: number(roundly(value)) });
	const more =
		median === null || deviation === null
			? []
			: [fact(t("formReports:median"), median), fact(t("formReports:deviation"), deviation)];
	return [fact(t("formReports:mean"), mean), ...more];
}

/** Of a column of what repeats also what it comes to, and its ends. */
function factsIn(summary: Summary, { counts }: Summary["parts"][number], numbers: Numbers, words: Words): Fact[] {
	const { min, max } = numbers;
	if (summary.times === undefined || min === null || max === null) return factsOf(numbers, words);
	const { t, number } = words;
	const sum = counts.reduce((total, { value, count }) => total + Number(value) * (count ?? 0), 0);
	const fact = (name: string, value: number) => ({ name: t(name), value: number(roundly(value)) });
	return [
		...[fact("formReports:mean", numbers.mean), fact("formReports:sum", sum)],
		...[fact("formReports:least", min), fact("formReports:most", max)],
	];
}

/** A number, or that it is not told. */
export const sayCount = (count: number | null, { t, number }: Words) =>
	count === null ? t("formReports:hidden") : number(count);

export const legendOf = (names: readonly string[]) => names.map((name, at) => ({ name, look: lookOf(at) }));
export const sayShare =
	({ share }: Words) =>
	(part: number) =>
		share(part, 1);
const shownCounts = (counts: readonly (number | null)[]) => counts.map((count) => count ?? 0);

/** What nobody chose counts as nothing; what is hidden stays so. */
function countOf(counts: Summary["parts"][number]["counts"], value: string): number | null {
	const found = counts.find((one) => one.value === value);
	return found ? found.count : 0;
}

const nameOf = (value: string, values: Record<string, string>, gone: string) =>
	value === "other" ? values.other || gone : (values[value] ?? value);
