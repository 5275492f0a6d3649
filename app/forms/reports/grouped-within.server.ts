import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { summed } from "../versions/version-mapping";
import { withRetired } from "../versions/with-retired";
import { valuesGiven } from "./answer-given.server";
import { type FigureFilter, readingDaySizes, repliesIn } from "./figures.server";
import type { Asked, Figured } from "./form-report.server";
import { type Grouping, type GroupSize, sizesIn } from "./grouped.server";
import { groupsOf, overlappingQuestions } from "./groups";
import { groupFigures, questionsOf } from "./kept-groups.server";
import { readingRetiring } from "./retired.server";
import { scoresOf } from "./scores-of";
import { summariseOpen } from "./summary";
import { readTallies, type Tally } from "./tallies.server";

/**
 * Those whom a filter leaves, by their answers to a question: for who may open the replies themselves. Who has chosen several things is in the
 * group of each, and counts once in the whole. One round trip.
 */
export async function groupedWithin(
	visit: Visit,
	{ form, definition: newest, ask: { from, to } }: Asked,
	{ filter, question }: { filter: FigureFilter; question: string },
): Promise<Figured> {
	const period = { from, to };
	const by: Grouping = { formId: form.id, replies: form.replies, period, question, definition: newest };
	const reads = new ReadBatch();
	const days = reads.add(readingDaySizes(visit, form.id, period));
	const retiring = reads.add(readingRetiring(visit, form.id));
	const where = repliesIn(visit.tenant.id, form.id, period, filter);
	const tallies = readTallies(reads, visit, { ...by, where, questions: questionsOf(by) });
	await reads.send(visit.rows);
	const { definition, retired } = withRetired(newest, retiring());
	const found = tallies();
	const all = groupFigures({ ...by, question: undefined }, found);
	const figures = summed(all.figures);
	const number = all.sizes.reduce((sum, { size }) => sum + size, 0);
	const isOverlapping = overlappingQuestions(newest).some(({ id }) => id === question);
	const { sizes: each, figures: grouped } = groupFigures(by, isOverlapping ? inEach(by, question, found) : found);
	const sizes = sizesIn(each, period);
	return {
		...{ number, later: 0, isHidden: false, retired, days: days() },
		questions: number > 0 ? summariseOpen(definition, figures) : [],
		scores: scoresOf(definition, figures),
		groups: groupsOf(definition, answered(sizes), grouped, { all: number, least: 1 }),
	};
}

/** What was answered by those of several groups, once for each of them. */
const inEach = ({ definition }: Grouping, question: string, tallies: readonly Tally[]): Tally[] =>
	tallies.flatMap((tally) =>
		valuesGiven(question, definition, tally.given).map((value) => ({ ...tally, given: `${question}:${value}` })),
	);

const answered = (sizes: readonly GroupSize[]) => sizes.filter(({ group }) => group !== "");
