import { eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import { Reads } from "#app/platform/tenant/reads.server";
import { formReplies } from "#db/schema/forms";
import { joinVersions } from "../versions/lineage";
import { withRetired } from "../versions/with-retired";
import {
	type FigureFilter,
	ofPeriod,
	readingDaySizes,
	readingDays,
	readingFilteredFigures,
	readingNumber,
} from "./figures.server";
import type { Asked, Figured } from "./form-report.server";
import { readingGroupSizes, readingGroups } from "./grouped.server";
import { groupsOf } from "./groups";
import { readingRetiring } from "./retired.server";
import { scoresOf } from "./scores-of";
import { summarise } from "./summary";

/** The figures of a form for those who may open the replies themselves: one round trip. */
export async function openReport(visit: Visit, { form, definition: newest, ask, groupBy }: Asked): Promise<Figured> {
	const { from, to, language, answered, respondent } = ask;
	const period = { from, to };
	const only = respondent === undefined ? undefined : eq(formReplies.respondentId, respondent);
	const filter: FigureFilter = { languages: language ? [language] : undefined, answered, only };
	const isFiltered = language !== undefined || answered !== undefined || only !== undefined;
	const by =
		groupBy && !answered && !only
			? { formId: form.id, period, language, question: groupBy, lineage: newest.lineage }
			: undefined;
	const reads = new Reads();
	// What a filter leaves and what is grouped is counted from the narrow rows: the sums of the days would be read for nothing.
	const days = reads.add(readingDaySizes(visit, form.id, period));
	const retiring = reads.add(readingRetiring(visit, form.id));
	const groups = by && {
		sizes: reads.add(readingGroupSizes(visit, by)),
		figures: reads.add(readingGroups(visit, by)),
	};
	const filtered = !by &&
		isFiltered && {
			figures: reads.add(readingFilteredFigures(visit, form.id, period, filter)),
			number: reads.add(readingNumber(visit, form.id, period, filter)),
		};
	const plain = !by && !isFiltered && reads.add(readingDays(visit, form.id, period));
	await reads.send(visit.rows);
	const { definition, retired } = withRetired(newest, retiring());
	const figures = groups
		? joinVersions(groups.figures(), [])
		: filtered
			? filtered.figures()
			: ofPeriod(plain ? plain() : []);
	const all = days().reduce((sum, { replies }) => sum + replies, 0);
	const number = groups ? groups.sizes().reduce((sum, { size }) => sum + size, 0) : filtered ? filtered.number() : all;
	const sizes = groups ? groups.sizes().filter(({ group }) => group !== "") : [];
	return {
		...{ number, later: 0, isHidden: false, retired, days: days() },
		questions: number > 0 ? summarise(definition, figures) : [],
		scores: scoresOf(definition, figures),
		groups: groups ? groupsOf(definition, sizes, groups.figures(), { all: number, least: 1 }) : [],
	};
}
