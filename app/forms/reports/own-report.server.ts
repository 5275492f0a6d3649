import { eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { formReplies } from "#db/schema/forms";
import type { ReadForm } from "../store/form-row.server";
import { type Figure, summed } from "../versions/version-mapping";
import { withRetired } from "../versions/with-retired";
import { ALL_DAYS, ofPeriod, type Period, readingDaySizes, readingDays, repliesIn, wholeOf } from "./figures.server";
import type { FormReport } from "./form-report.server";
import { LEAST, wholeBlocks } from "./hide-small";
import { readingRetiring } from "./retired.server";
import { withoutSmall } from "./small-cells";
import { type QuestionSummary, summarise } from "./summary";
import { readTallies } from "./tallies.server";

/** The two groups of one's own report. */
export const OWN = "own";
export const OTHERS = "others";

/**
 * What the visitor has answered in a period, beside what all others have, as far as five or more of them stand behind it: nobody is to be
 * known by it, also not by taking one's own answers from the whole, nor one period from another, which is why others are told by whole blocks of
 * days. One round trip.
 */
export async function ownReport(visit: Visit, { form, draft, version }: ReadForm, period: Period): Promise<FormReport> {
	const { definition: newest } = version ?? draft;
	const filter = { only: eq(formReplies.respondentId, visit.user.id) };
	const reads = new ReadBatch();
	const readDays = reads.add(readingDays(visit, form.id, period));
	const readAll = reads.add(readingDaySizes(visit, form.id));
	const retiring = reads.add(readingRetiring(visit, form.id));
	const where = repliesIn(visit.tenant.id, form.id, ALL_DAYS, filter);
	const counted = { formId: form.id, replies: form.replies, definition: newest };
	const readMine = readTallies(reads, visit, { ...counted, where });
	await reads.send(visit.rows);
	const tallies = readMine();
	const mineIn = ({ from, to }: Period) => wholeOf(tallies.filter(({ day }) => day >= from && day <= to));
	const { number, figures } = mineIn(period);
	const { definition, retired } = withRetired(newest, retiring());
	const ofOthers = readAll().map(({ day, replies }) => ({
		day,
		replies: replies - mineIn({ from: day, to: day }).number,
	}));
	const shown = wholeBlocks(ofOthers, period);
	const inside = <Day extends { day: string }>(days: readonly Day[]) =>
		shown ? days.filter(({ day }) => day >= shown.from && day <= shown.to) : [];
	const size = inside(ofOthers).reduce((sum, { replies }) => sum + replies, 0);
	const own = summarise(definition, figures);
	const mine = shown ? mineIn(shown).figures : [];
	const rest = summarise(definition, without(ofPeriod(inside(readDays())), mine));
	const others = size < LEAST ? [] : withoutSmall(rest).filter(isShown);
	// What is asked no more, or was another measure, stands there for its answers alone.
	const isAnswered = ({ question: { id }, answered }: QuestionSummary) =>
		answered !== 0 || others.some(({ question }) => question.id === id) || !retired.some((one) => one.id === id);
	const questions = own.filter(isAnswered);
	return {
		...{ form, definition, retired, number, later: 0, days: [] },
		...{ questions, scores: [], isHidden: false, hidesSmall: true },
		groups: [
			{ group: OWN, size: number, questions: own, scores: [] },
			{ group: OTHERS, size: size < LEAST ? null : size, questions: others, scores: [] },
		],
	};
}

/** What hides something of the others is left out whole: one's own answer stays beside it. */
const isShown = ({ answered, parts }: QuestionSummary) =>
	answered !== null && answered >= LEAST && !parts.some(({ isHidden }) => isHidden);

/** Figures without those of some of the replies that they are of. */
function without(all: readonly Figure[], some: readonly Figure[]): Figure[] {
	const taken = some.map((figure) => ({ ...figure, count: -figure.count }));
	return summed([...all, ...taken]).filter(({ count }) => count > 0);
}
