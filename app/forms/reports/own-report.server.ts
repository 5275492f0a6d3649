import { eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { formReplies } from "#db/schema/forms";
import type { ReadForm } from "../store/form-row.server";
import { type Figure, summed } from "../versions/lineage";
import { ofPeriod, type Period, readingDays, readingFilteredFigures, readingNumber } from "./figures.server";
import type { FormReport } from "./form-report.server";
import { LEAST } from "./hide-small";
import { withoutSmall } from "./small-cells";
import { type QuestionSummary, summarise } from "./summary";

/** The two groups of one's own report. */
export const OWN = "own";
export const OTHERS = "others";

/**
 * What the visitor has answered in a period, beside what all others have, as far as five or more of them stand behind it: nobody is to be
 * known by it, also not by taking one's own answers from the whole. One round trip.
 */
export async function ownReport(visit: Visit, { form, draft, version }: ReadForm, period: Period): Promise<FormReport> {
	const { definition } = version ?? draft;
	const filter = { only: eq(formReplies.respondentId, visit.user.id) };
	const { days, figures, number } = await visit.rows.read({
		days: readingDays(visit, form.id, period),
		figures: readingFilteredFigures(visit, form.id, period, filter),
		number: readingNumber(visit, form.id, period, filter),
	});
	const all = days.reduce((sum, { replies }) => sum + replies, 0);
	const size = all - number;
	const own = summarise(definition, figures);
	const rest = summarise(definition, without(ofPeriod(days), figures));
	const others = size < LEAST ? [] : withoutSmall(rest).filter(isTold);
	return {
		...{ form, definition, number, later: 0, days: [], questions: own, scores: [], isHidden: false, hidesSmall: true },
		retired: [],
		groups: [
			{ group: OWN, size: number, questions: own, scores: [] },
			{ group: OTHERS, size: size < LEAST ? null : size, questions: others, scores: [] },
		],
	};
}

/** What hides something of the others is left out whole: one's own answer stays beside it. */
const isTold = ({ answered, parts }: QuestionSummary) =>
	answered !== null && answered >= LEAST && !parts.some(({ isHidden }) => isHidden);

/** Figures without those of some of the replies that they are of. */
function without(all: readonly Figure[], some: readonly Figure[]): Figure[] {
	const taken = some.map((figure) => ({ ...figure, count: -figure.count }));
	return summed([...all, ...taken]).filter(({ count }) => count > 0);
}
