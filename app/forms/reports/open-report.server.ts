import { and, eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { formReplies } from "#db/schema/forms";
import { summed } from "../versions/lineage";
import { withRetired } from "../versions/with-retired";
import { answersLeadingTo } from "./answer-given.server";
import {
	type FigureFilter,
	ofPeriod,
	readingDaySizes,
	readingDays,
	readingFilteredFigures,
	readingNumber,
} from "./figures.server";
import type { Asked, Figured } from "./form-report.server";
import { keepLater, readingGroups } from "./group-days.server";
import { type Grouping, readingGroupSizes } from "./grouped.server";
import { groupedWithin } from "./grouped-within.server";
import { groupQuestions, groupsOf } from "./groups";
import { readingRetiring } from "./retired.server";
import { scoresOf } from "./scores-of";
import { summarise } from "./summary";

/** The figures of a form for those who may open the replies themselves: one round trip. */
export async function openReport(visit: Visit, asked: Asked): Promise<Figured> {
	const { form, definition: newest, ask } = asked;
	const { from, to, language, answered, respondent, subject } = ask;
	const period = { from, to };
	const by = groupingOf(asked);
	const filter: FigureFilter = {
		languages: language ? [language] : undefined,
		answered: answered && answersLeadingTo(answered, newest),
		only: and(
			respondent === undefined ? undefined : eq(formReplies.respondentId, respondent),
			subject === undefined ? undefined : eq(formReplies.subjectId, subject),
		),
	};
	const within = groupedIn(asked);
	if (within !== undefined) return groupedWithin(visit, asked, { filter, question: within });
	const isFiltered = [language, answered, respondent, subject].some((one) => one !== undefined);
	const reads = new Reads();
	// What a filter leaves and what is grouped is told by itself: the sums of the days would be read for nothing.
	const days = reads.add(readingDaySizes(visit, form.id, period));
	const retiring = reads.add(readingRetiring(visit, form.id));
	const groups = by && {
		sizes: reads.add(readingGroupSizes(visit, by)),
		read: reads.add(readingGroups(visit, by)),
	};
	const filtered = !by &&
		isFiltered && {
			figures: reads.add(readingFilteredFigures(visit, form.id, period, filter)),
			number: reads.add(readingNumber(visit, form.id, period, filter)),
		};
	const plain = !by && !isFiltered && reads.add(readingDays(visit, form.id, period));
	await reads.send(visit.rows);
	const { definition, retired } = withRetired(newest, retiring());
	const isChosen = ({ group }: { group: string }) => answered === undefined || group === answered.value;
	const read = groups?.read();
	if (by && read) keepLater(visit, by, read);
	const sizes = groups?.sizes().filter(isChosen) ?? [];
	const figures = read
		? summed(read.figures.filter(isChosen))
		: filtered
			? filtered.figures()
			: ofPeriod(plain ? plain() : []);
	const all = days().reduce((sum, { replies }) => sum + replies, 0);
	const number = groups ? sizes.reduce((sum, { size }) => sum + size, 0) : filtered ? filtered.number() : all;
	const told = sizes.filter(({ group }) => group !== "");
	const isGrouped = read !== undefined && answered === undefined && by?.question !== undefined;
	return {
		...{ number, later: 0, isHidden: false, retired, days: days() },
		questions: number > 0 ? summarise(definition, figures) : [],
		scores: scoresOf(definition, figures),
		groups: isGrouped ? groupsOf(definition, told, read.figures, { all: number, least: 1 }) : [],
	};
}

/** The question that those are grouped by whom a filter leaves: no question by itself. */
function groupedIn({ ask: { answered, respondent, subject }, groupBy }: Asked): string | undefined {
	const isLeft = respondent !== undefined || subject !== undefined || answered !== undefined;
	return isLeft && groupBy !== answered?.question ? groupBy : undefined;
}

/** By what replies are told apart, where their sums can be kept: a filter on an answer that replies fall into groups by shows one of the groups. */
function groupingOf({ form, definition, ask, groupBy }: Asked): Grouping | undefined {
	const { from, to, language, answered, respondent, subject } = ask;
	const isKnown = groupQuestions(definition).some(({ id }) => id === answered?.question);
	const question = answered?.question ?? groupBy;
	const isOfOne = respondent !== undefined || subject !== undefined;
	if (isOfOne || (answered && !isKnown) || (question === undefined && language === undefined)) return undefined;
	return { formId: form.id, period: { from, to }, language, question, definition };
}
