import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { isTrait, traitsOf } from "../subjects/traits.server";
import { type Figure, summed } from "../versions/version-mapping";
import { withRetired } from "../versions/with-retired";
import { SUBJECT } from "./answer-given.server";
import { ALL_DAYS, ofPeriod, type Period, readingDaySizes, readingDays } from "./figures.server";
import type { Asked, Figured } from "./form-report.server";
import { type DaySize, groupBlocks } from "./group-blocks";
import { keepLater } from "./group-days.server";
import { type Grouping, type GroupSize, sizesIn } from "./grouped.server";
import { groupQuestions, type ReportGroup } from "./groups";
import { hiddenGroups, LEAST, wholeBlocks } from "./hide-small";
import { readGroups } from "./kept-groups.server";
import { readingRetiring } from "./retired.server";
import { scoresWithoutSmall } from "./scores-of";
import { groupsWithoutSmall, withheld, withoutSmall } from "./small-cells";
import { type QuestionSummary, summarise } from "./summary";

/**
 * The figures of a form for those who may not know who has answered what: no number that fewer than five stand behind, and none that follows
 * from others, also of another period or filter. A filter shows one group of all those that it tells apart, so that it says no more than
 * they do together. Two round trips at most.
 */
export async function guardedReport(visit: Visit, asked: Asked): Promise<Figured> {
	const { form, ask } = asked;
	const by = groupingOf(asked);
	const reads = new ReadBatch();
	const readAll = reads.add(readingDaySizes(visit, form.id));
	const readRetiring = reads.add(readingRetiring(visit, form.id));
	// Told apart, their sum is the whole: the days are read only where there is nothing else.
	const readDays = by ? undefined : reads.add(readingDays(visit, form.id, ask));
	const readSizes = by && readGroups(reads, visit, by, { isSizes: true });
	await reads.send(visit.rows);
	const { definition, retired } = withRetired(asked.definition, readRetiring());
	const [all, groupDays] = [readAll(), readSizes?.().sizes ?? []];
	const within = ({ from, to }: Period) => all.filter(({ day }) => day >= from && day <= to);
	const numberIn = (period: Period) => within(period).reduce((sum, one) => sum + one.replies, 0);
	const replies = numberIn(ask);
	const shown = by && groupBlocks(all, groupDays, ask, whichOf(by));
	const period = shown ?? wholeBlocks(all, ask);
	const none: Figured = {
		...{ number: replies, later: 0, isHidden: replies > 0, questions: [], scores: [], groups: [], retired },
		isUngrouped: ask.answered !== undefined && asked.groupBy !== undefined && asked.groupBy !== ask.answered.question,
		days: within(ask),
	};
	if (!period) return none;
	// One person is always fewer than five; what is about one subject is not told apart by answers as well.
	const isTooMuch = ask.respondent !== undefined || (ask.subject !== undefined && (ask.answered || asked.groupBy));
	if (isTooMuch) return { ...none, number: 0, isHidden: true };
	const number = numberIn(period);
	const plain = { ...none, number, later: replies - number, isHidden: false };
	if (!by || !shown) {
		if (by && isFiltered(asked)) return { ...none, number: 0, isHidden: true };
		const days = readDays?.() ?? (await visit.rows.read({ days: readingDays(visit, form.id, period) })).days;
		const figures = ofPeriod(days.filter(({ day }) => day >= period.from && day <= period.to));
		return {
			...plain,
			questions: withoutSmall(summarise(definition, figures)),
			scores: scoresWithoutSmall(definition, figures),
			groups: hiddenOf(groupDays),
		};
	}
	const later = new ReadBatch();
	const readPeriod = readGroups(later, visit, { ...by, period });
	await later.send(visit.rows);
	const read = readPeriod();
	// An address may name any question: only what groups are made by is kept, and of subjects nothing, as replies move and subjects change.
	if (by.question !== SUBJECT && !isTrait(by.question) && mayTellApart(asked, by)) keepLater(visit, by, read);
	const parts = { figures: summed(read.figures), sizes: sizesIn(groupDays, period), grouped: read.figures };
	return { ...plain, ...chosen({ ...asked, definition }, by, parts) };
}

const mayTellApart = ({ form, definition, ask }: Pick<Asked, "form" | "definition" | "ask">, { question }: Grouping) =>
	question === undefined ||
	(ask.subject === undefined
		? [...traitsOf(form), ...groupQuestions(definition)].some(({ id }) => id === question)
		: question === SUBJECT);

/** A filter shows one group; without one all groups stand side by side. */
const isFiltered = ({ ask }: Asked) => valueAsked(ask) !== undefined || ask.language !== undefined;
const valueAsked = ({ subject, answered }: Asked["ask"]) => subject ?? answered?.value;
const whichOf = ({ question, byLanguage }: Grouping) => ({
	...{ byQuestion: question !== undefined, byLanguage: byLanguage === true },
});
const hiddenOf = (days: readonly DaySize[]): ReportGroup[] =>
	[...new Set(days.map(({ group }) => group))]
		.filter((group) => group !== "")
		.map((group) => ({ group, size: null, questions: null, scores: [] }));

/** What a filter or a grouping tells apart, over all days: all of it is looked at, also where one group is shown. */
function groupingOf({ form, definition, ask, groupBy }: Asked): Grouping | undefined {
	const question = ask.subject === undefined ? (ask.answered?.question ?? groupBy) : SUBJECT;
	const byLanguage = ask.language !== undefined;
	if (!question && !byLanguage) return undefined;
	return { formId: form.id, replies: form.replies, period: ALL_DAYS, question, byLanguage, definition };
}

type Read = {
	figures: readonly Figure[];
	sizes: readonly GroupSize[];
	grouped: readonly (Figure & { language: string; group: string })[];
};

function chosen({ form, definition, ask }: Asked, by: Grouping, { figures, sizes, grouped }: Read): Partial<Figured> {
	const whole = summarise(definition, figures);
	const tables = sizes.map(({ language, group }) =>
		grouped.filter((one) => one.language === language && one.group === group),
	);
	const hidden = mayTellApart({ form, definition, ask }, by) ? hiddenIn(by, sizes, whole) : sizes.map(() => true);
	const shown = groupsWithoutSmall(
		tables.flatMap((table, at) => (hidden[at] ? [] : [summarise(definition, table)])),
		whole,
	);
	const groups = sizes.map(({ language, group, size }, at) =>
		hidden[at]
			? { language, group, size: null, questions: null, at }
			: { language, group, size, questions: shown[hidden.slice(0, at).filter((one) => !one).length] ?? null, at },
	);
	// What is hidden together is known as what the others leave of the whole.
	const apart = [...tables.filter((_, at) => !hidden[at]), tables.filter((_, at) => hidden[at]).flat()];
	const here = groups.filter(({ language }) => !by.byLanguage || language === ask.language);
	const value = valueAsked(ask);
	const isOne = value !== undefined || by.question === undefined;
	if (!isOne) {
		const answered = here.filter(({ group }) => group !== "");
		const number = here.reduce((sum, { at }) => sum + (sizes[at]?.size ?? 0), 0);
		return {
			...{ number, isHidden: by.byLanguage === true && answered.every(({ size }) => size === null) },
			questions: by.byLanguage ? whole.map(withheld) : withoutSmall(whole),
			scores: by.byLanguage ? [] : scoresWithoutSmall(definition, figures),
			groups: answered.map(({ group, size, questions, at }) => ({
				...{ group, size, questions },
				scores: hidden[at] ? [] : scoresWithoutSmall(definition, tables[at] ?? [], apart),
			})),
		};
	}
	const one = here.find(({ group }) => value === undefined || group === value);
	const number = one ? (sizes[one.at]?.size ?? 0) : 0;
	if (!one?.questions) return { number: 0, isHidden: true };
	return {
		number,
		questions: one.questions,
		scores: scoresWithoutSmall(definition, tables[one.at] ?? [], tables),
	};
}

/**
 * Which groups are not told: the small ones and what they follow from, as the distribution of the question itself has it. By two things at
 * once all or none: each is also part of two other wholes.
 */
function hiddenIn(by: Grouping, sizes: readonly GroupSize[], whole: readonly QuestionSummary[]): boolean[] {
	if (by.question !== undefined && by.byLanguage) {
		const isSmall = sizes.some(({ size }) => size < LEAST);
		return sizes.map(() => isSmall);
	}
	const counts = withoutSmall(whole).find(({ question }) => question.id === by.question)?.parts[0];
	const isClosed = counts?.isHidden === true && counts.counts.length === 0;
	const given = sizes.map(
		({ group }) => isClosed || counts?.counts.some(({ value, count }) => value === group && count === null) === true,
	);
	return hiddenGroups(
		sizes.map(({ size }) => size),
		LEAST,
		given,
	);
}
