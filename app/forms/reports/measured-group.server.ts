import { and, asc, between, eq } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingRead } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import type { Area } from "../area";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import type { ScoreResults } from "../scoring/score";
import type { Period } from "./figures.server";

/** Replies that one group is looked at by. */
const MOST = 5000;

/** Scores of a form's replies in a period, oldest first, as far as this visitor may open them: subject, day, scores, and nothing else. */
export function readingGroup(
	visit: Visit,
	area: Area,
	formId: string,
	{ from, to }: Period,
): PendingRead<{ subjectId: string; day: string; versionId: string; scores: ScoreResults }[]> {
	const { query, shape } = visit.rows.listingWith(
		formReplies,
		{},
		{
			fields: ["id", "subjectId", "day", "versionId", "scores"],
			where: and(eq(formReplies.formId, formId), between(formReplies.day, from, to), sent, repliesOpenTo(visit, area)),
			orderBy: [asc(formReplies.day), asc(formReplies.id)],
			limit: MOST,
		},
	);
	return {
		query,
		shape: (found) =>
			shape(found).flatMap(({ row }) =>
				row.subjectId === null
					? []
					: [
							{
								...{ subjectId: row.subjectId, day: row.day, versionId: row.versionId },
								scores: row.scores as unknown as ScoreResults,
							},
						],
			),
	};
}
