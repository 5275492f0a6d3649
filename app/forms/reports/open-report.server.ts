import { and, eq, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { formReplies } from "#db/schema/forms";
import { isTrait } from "../subjects/traits.server";
import { summed } from "../versions/version-mapping";
import { withRetired } from "../versions/with-retired";
import { answersLeadingTo } from "./answer-given.server";
import { type FigureFilter, ofPeriod, readFiltered, readingDaySizes, readingDays } from "./figures.server";
import type { Asked, Figured } from "./form-report.server";
import { keepLater } from "./group-days.server";
import { type Grouping, sizesIn } from "./grouped.server";
import { groupedWithin } from "./grouped-within.server";
import { groupQuestions, groupsOf, overlappingQuestions } from "./groups";
import { readGroups } from "./kept-groups.server";
import { readingRetiring } from "./retired.server";
import { scoresOf } from "./scores-of";
import { summariseOpen } from "./summary";

/** The figures of a form for those who may open the replies themselves: one round trip. */
export async function openReport(visit: Visit, asked: Asked): Promise<Figured> {
	const { form, definition: newest, ask } = asked;
	const { from, to, language, answered, respondent, subject, subjects } = ask;
	const period = { from, to };
	const by = groupingOf(asked);
	const filter: FigureFilter = {
		languages: language ? [language] : undefined,
		answered: answered && answersLeadingTo(answered, newest),
		only: and(
			respondent === undefined ? undefined : eq(formReplies.respondentId, respondent),
			subject === undefined ? undefined : eq(formReplies.subjectId, subject),
			subjects === undefined ? undefined : sql`${formReplies.subjectId} in ${subjects}`,
		),
	};
	const within = groupedIn(asked);
	if (within !== undefined) return groupedWithin(visit, asked, { filter, question: within });
	const isFiltered = [language, answered, respondent, subject, subjects].some((one) => one !== undefined);
	const reads = new ReadBatch();
	// What a filter leaves and what is grouped is told by itself: the sums of the days would be read for nothing.
	const days = reads.add(readingDaySizes(visit, form.id, period));
	const retiring = reads.add(readingRetiring(visit, form.id));
	const groups = by && readGroups(reads, visit, by);
	const counted = { formId: form.id, replies: form.replies, definition: newest };
	const filtered = !by && isFiltered && readFiltered(reads, visit, counted, period, filter);
	const plain = !by && !isFiltered && reads.add(readingDays(visit, form.id, period));
	await reads.send(visit.rows);
	const { definition, retired } = withRetired(newest, retiring());
	const isChosen = ({ group }: { group: string }) => answered === undefined || group === answered.value;
	const read = groups?.();
	if (by && read) keepLater(visit, by, read);
	const sizes = read ? sizesIn(read.sizes, period).filter(isChosen) : [];
	const all = days().reduce((sum, { replies }) => sum + replies, 0);
	const { number, figures } = read
		? { number: sizes.reduce((sum, { size }) => sum + size, 0), figures: summed(read.figures.filter(isChosen)) }
		: filtered
			? filtered()
			: { number: all, figures: ofPeriod(plain ? plain() : []) };
	const named = sizes.filter(({ group }) => group !== "");
	const isGrouped = read !== undefined && answered === undefined && by?.question !== undefined;
	return {
		...{ number, later: 0, isHidden: false, retired, days: days() },
		questions: number > 0 ? summariseOpen(definition, figures) : [],
		scores: scoresOf(definition, figures),
		groups: isGrouped ? groupsOf(definition, named, read.figures, { all: number, least: 1 }) : [],
	};
}

/**
 * By what replies are grouped as they stand: those whom a filter leaves, by what they are about, which changes, and by groups that overlap. Of
 * none of these sums are kept.
 */
function groupedIn({
	definition,
	ask: { answered, respondent, subject, subjects },
	groupBy,
}: Asked): string | undefined {
	if (isTrait(groupBy)) return groupBy;
	if (overlappingQuestions(definition).some(({ id }) => id === groupBy)) return groupBy;
	const isLeft = [respondent, subject, subjects, answered].some((one) => one !== undefined);
	return isLeft && groupBy !== answered?.question ? groupBy : undefined;
}

/** By what replies are told apart, where their sums can be kept: a filter on an answer that replies fall into groups by shows one of the groups. */
function groupingOf({ form, definition, ask, groupBy }: Asked): Grouping | undefined {
	const { from, to, language, answered, respondent, subject, subjects } = ask;
	const isKnown = groupQuestions(definition).some(({ id }) => id === answered?.question);
	const question = answered?.question ?? groupBy;
	const isOfOne = [respondent, subject, subjects].some((one) => one !== undefined);
	if (isOfOne || (answered && !isKnown) || (question === undefined && language === undefined)) return undefined;
	return { formId: form.id, replies: form.replies, period: { from, to }, language, question, definition };
}
