import { today } from "#app/platform/clock";
import type { Language } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import type { Definition } from "../definition/definition";
import { questionsOf } from "../definition/definition";
import { type DayFigures, ofPeriod, type Period, readingDays } from "../reports/figures.server";
import { canGroup } from "../reports/groups";
import { LEAST, mayShow } from "../reports/hide-small";
import { readingRetiring } from "../reports/retired.server";
import { withoutSmall } from "../reports/small-cells";
import { type QuestionSummary, summarise } from "../reports/summary";
import type { Version } from "../store/form-row.server";
import { type ComparableFrom, isEarlier, partsOfKey } from "../versions/measures";
import { type Retired, withRetired } from "../versions/with-retired";
import type { Block } from "./blocks";
import { type CrossTable, crossTable, type Pair } from "./cross-table";
import { questionsOfBlock } from "./questions-of-block";
import { readingCrosses } from "./reading-cross.server";

/**
 * All that a page tells, and nothing else of the replies: what is kept when it is published. A page is made for others, so that no
 * number that too few stand behind is in it, whoever asks.
 */
export type PageFigures = {
	/** The day that they are of. */
	day: string;
	from: string | null;
	to: string | null;
	/** The form's languages, the first one last resort of all words. */
	languages: Definition["languages"];
	/** Replies; what they answered is left out where they are too few. */
	number: number;
	isHidden: boolean;
	/** Of the questions that the page tells of, and of what they measured otherwise before; without parts where too few have answered. */
	questions: QuestionSummary[];
	/** What of these was another measure before, and until which version. */
	earlier?: Retired[];
	/** From which version on each question is the measure that it is, of those that were another one before. */
	since?: ComparableFrom;
	/** Block's id → the two questions against each other. */
	cross: Record<string, CrossTable>;
};

export type Measured = { formId: string; definition: Definition; fromDay: string | null; toDay: string | null };

type Queries = Record<string, PendingQuery<unknown>>;

/** The reads of a page's figures, to be sent in one round trip; `figuresIn` says what they gave. */
export function readingPage(
	visit: Visit,
	{ formId, definition, ...days }: Measured,
	blocks: readonly Block[],
): Queries {
	const period = periodOf(days);
	const reads: Queries = { days: readingDays(visit, formId, period), retiring: readingRetiring(visit, formId) };
	const tables = crossed(definition, blocks);
	if (tables.length > 0) reads.cross = readingCrosses(visit, { formId, period, definition }, tables);
	return reads;
}

const periodOf = ({ fromDay, toDay }: Pick<Measured, "fromDay" | "toDay">): Period => ({
	from: fromDay ?? "1900-01-01",
	to: toDay ?? "2999-12-31",
});

/** The blocks of two questions that can both be grouped by. */
function crossed(definition: Definition, blocks: readonly Block[]) {
	const asked = questionsOf(definition).filter(canGroup);
	const has = (id: string) => asked.some((question) => question.id === id);
	return blocks.flatMap((block) => (block.type === "cross" && has(block.rows) && has(block.columns) ? [block] : []));
}

export function figuresIn(
	visit: Visit,
	{ definition: newest, fromDay, toDay }: Measured,
	blocks: readonly Block[],
	read: Record<string, unknown>,
): PageFigures {
	const days = read.days as DayFigures[];
	const number = days.reduce((sum, { replies }) => sum + replies, 0);
	const isShown = mayShow(number, number);
	const { definition, retired } = withRetired(newest, read.retiring as Version[]);
	const shown = new Set(blocks.flatMap((block) => questionsOfBlock(block, questionsOf(newest))));
	const questions = summarise(definition, ofPeriod(days)).filter(
		({ question: { id }, answered }) => shown.has(id) || (shown.has(partsOfKey(id).id) && answered !== 0),
	);
	const cross = crossed(newest, blocks).map(({ id, rows, columns }): [string, CrossTable] => {
		const valuesOf = (question: string) =>
			questions.find((one) => one.question.id === question)?.parts[0]?.counts.map(({ value }) => value) ?? [];
		const pairs = (read.cross as Record<string, Pair[]>)[id] ?? [];
		return [id, crossTable(pairs, { rows: valuesOf(rows), columns: valuesOf(columns) })];
	});
	return {
		...{ day: today(visit.tenant.timeZone, visit.now), from: fromDay, to: toDay },
		earlier: retired.filter(({ id }) => isEarlier(id) && questions.some(({ question }) => question.id === id)),
		since: newest.since,
		...{ languages: definition.languages as [Language, ...Language[]], number },
		isHidden: !isShown && number > 0,
		questions: withoutSmall(questions).map((summary) => (isShown && hasEnough(summary) ? summary : emptied(summary))),
		cross: isShown ? Object.fromEntries(cross) : {},
	};
}

const hasEnough = ({ answered }: QuestionSummary) => answered !== null && answered >= LEAST;
const emptied = (summary: QuestionSummary): QuestionSummary => ({ ...summary, answered: 0, parts: [] });
