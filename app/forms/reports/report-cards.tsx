import { BarChart } from "../charts/bar-chart";
import { type Card, roundly, type Words } from "../charts/card";
import { StackedChart } from "../charts/stacked-chart";
import { type AskedQuestion, legendOf, questionCard, sayShare, statusText } from "./question-card";
import type { AnswersView } from "./serialize-report.server";

type Named = { id: string; card: Card };

/** The days of a report, in words. */
export const periodOf = ({ from, to }: Pick<AnswersView, "from" | "to">, { t, date }: Words) =>
	t("formReports:period", { from: date(from), to: date(to) });

/** What is said of a report before its cards: of how many it is, and what is hidden. */
export function headOf(shown: AnswersView, words: Words) {
	const { t } = words;
	const { number, later, isHidden, hidesSmall, groups, isUngrouped } = shown;
	const more = later > 0 ? ` ${t("formReports:later", { count: later })}` : "";
	return {
		finding: isHidden ? null : t("formReports:finding", { count: number, period: periodOf(shown, words) }),
		hint: !isHidden && hidesSmall ? `${t("formReports:smallHidden")}${more}` : null,
		notes: [
			...(isUngrouped ? [t("formReports:notTogether")] : []),
			...(isHidden ? [t("formReports:tooFew")] : []),
			...(groups.some(({ size }) => size === null) ? [t("formReports:groupsHidden")] : []),
		],
	};
}

/** All that a report tells, from top to bottom. */
export function reportCards(shown: AnswersView, words: Words): Named[] {
	const { questions, groups, scores, by, number, isOverlapping } = shown;
	const below = isOverlapping ? words.t("formReports:overlapping", { count: number }) : undefined;
	const period = periodOf(shown, words);
	const time = timeCard(shown, period, words);
	return [
		...(time ? [{ id: "replies", card: time }] : []),
		...(scores.length > 0 ? [{ id: "scores", card: scoresCard(shown, words) }] : []),
		...scores.flatMap((score) => {
			const card = scoreCard(score, groups, period, words);
			return card ? [{ id: `score-${score.id}`, card: { ...card, below } }] : [];
		}),
		...questions.map((summary) => ({
			id: summary.question.code,
			card:
				groups.length > 0 && summary.question.id !== by
					? { ...groupedCard(summary, groups, period, words), below }
					: questionCard({ summary, period }, words),
		})),
	];
}

function timeCard({ time: { unit, parts } }: AnswersView, about: string, { t, date, number }: Words): Card | null {
	if (parts.length < 2) return null;
	const title = t(`formReports:time.${unit}`);
	const names = parts.map(({ day }) => date(day));
	const values = parts.map(({ replies }) => replies);
	return {
		...{ title, about },
		chart: (width) => <BarChart label={`${title}. ${about}`} {...{ names, values, say: number, width }} />,
		table: {
			heads: [t(`formReports:time.${unit}Head`), t("formReports:replies")],
			rows: values.map((replies, at) => ({ name: names[at] ?? "", cells: [number(replies)] })),
		},
	};
}

/** The scores of a form: how high they are and how far apart. */
function scoresCard({ scores, number: of }: AnswersView, { t, number }: Words): Card {
	const say = (value: number | null) => (value === null ? t("formReports:hidden") : number(roundly(value)));
	const heads = [
		...["formReports:score", "formReports:mean", "formReports:median"],
		...["formReports:deviation", "formReports:scale"],
	];
	return {
		...{ title: t("formReports:scores"), about: t("formReports:n", { count: of }) },
		table: {
			heads: heads.map((head) => t(head)),
			rows: scores.map(({ name, numbers, min, max, until }) => ({
				name: until === null ? name : t("formReports:scoreUntil", { name, number: until }),
				cells: [...[say(numbers.mean), say(numbers.median), say(numbers.deviation)], `${number(min)}–${number(max)}`],
			})),
		},
	};
}

/** A score with the share in each of its bands: of all, and in a row for each group. */
function scoreCard(score: AnswersView["scores"][number], groups: AnswersView["groups"], about: string, words: Words) {
	const { t, number, share } = words;
	const title =
		score.until === null ? score.name : t("formReports:scoreUntil", { name: score.name, number: score.until });
	const names = score.bands.map(({ label }) => label);
	if (names.length === 0 && groups.length === 0) return null;
	const rows = [
		{ name: t("formReports:all"), own: score },
		...groups.map(({ label: name, scores }) => ({ name, own: scores.find(({ id }) => id === score.id) })),
	].map(({ name, own }) => {
		const counts = own?.bands.map(({ count }) => count) ?? [];
		const all = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
		return { name, numbers: own?.numbers, counts, all, isShown: all > 0 && !counts.includes(null) };
	});
	const drawn = rows.filter(({ isShown }) => isShown).map(({ name, counts }) => ({ name, counts: counts.map(Number) }));
	const hidden = t("formReports:hidden");
	const say = (value: number | null | undefined) => (value == null ? hidden : number(roundly(value)));
	return {
		...{ title, about },
		...(drawn.length > 0 && {
			legend: legendOf(names),
			chart: (width?: number) => (
				<StackedChart
					label={`${title}. ${about}`}
					rows={drawn}
					parts={names}
					{...{ sayShare: sayShare(words), width }}
				/>
			),
		}),
		table: {
			heads: [...["formReports:group", "formReports:mean", "formReports:median"].map((head) => t(head)), ...names],
			rows: rows.map(({ name, numbers, counts, all, isShown }) => ({
				name,
				cells: [
					...[say(numbers?.mean), say(numbers?.median)],
					...names.map((_, at) => (isShown ? share(counts[at] ?? 0, all) : hidden)),
				],
			})),
		},
	};
}

/** A question by the answers to another one: a row for each group, small groups without numbers. */
function groupedCard(
	summary: AskedQuestion["summary"],
	groups: AnswersView["groups"],
	period: string,
	words: Words,
): Card {
	const { t, number } = words;
	const { question, label, rows } = summary;
	const shown = groups.map(({ label: name, size, questions }) => {
		const own = questions?.find((one) => one.question.id === question.id);
		return { name, own, isHidden: size === null || own === undefined };
	});
	const values = [...new Set(shown.flatMap(({ own }) => own?.parts[0]?.counts.map(({ value }) => value) ?? []))].filter(
		(value) => value !== "",
	);
	const isNumeric = shown.some(({ own }) => own?.parts[0]?.numbers != null);
	const { answered: count } = summary;
	const standing = statusText(summary, words);
	const about = [
		...(count === null ? [] : [t("formReports:answered", { count })]),
		...(standing ? [standing] : []),
		period,
	].join(" · ");
	const hidden = t("formReports:hidden");
	const isClosed = shown.some(({ own }) => own?.parts.some(({ isHidden }) => isHidden));
	if (isNumeric || isClosed || values.length === 0 || values.length > 6 || summary.parts.length > 1) {
		const say = (value: number | null | undefined) =>
			value === null ? hidden : value === undefined ? "–" : number(roundly(value));
		const more = isNumeric ? ["formReports:mean", "formReports:median"] : [];
		return {
			...{ title: label, about },
			...(isClosed && { note: t("formReports:valuesHidden") }),
			table: {
				heads: ["formReports:group", "formReports:number", ...more].map((head) => t(head)),
				rows: shown.map(({ name, own, isHidden }) => {
					const numbers = own?.parts[0]?.numbers;
					const answered = own ? own.answered : 0;
					const cells = [isHidden || answered === null ? hidden : number(answered)];
					return { name, cells: isNumeric ? [...cells, say(numbers?.mean), say(numbers?.median)] : cells };
				}),
			},
		};
	}
	const names = values.map((value) => rows.values[value] ?? value);
	const countsOf = (own: (typeof shown)[number]["own"]) =>
		values.map((value) => own?.parts[0]?.counts.find((one) => one.value === value)?.count ?? 0);
	const drawn = shown.filter(({ isHidden }) => !isHidden).map(({ name, own }) => ({ name, counts: countsOf(own) }));
	return {
		...{ title: label, about, legend: legendOf(names) },
		chart: (width) => (
			<StackedChart label={`${label}. ${about}`} rows={drawn} parts={names} {...{ sayShare: sayShare(words), width }} />
		),
		table: {
			heads: [t("formReports:group"), ...names],
			rows: shown.map(({ name, own, isHidden }) => ({
				name,
				cells: isHidden ? values.map(() => hidden) : countsOf(own).map((count) => number(count)),
			})),
		},
	};
}
