import { and, between, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Visit } from "#app/platform/tenant/context";
import type { PendingQuery } from "#app/platform/tenant/rows.server";
import { formReplies } from "#db/schema/forms";
import { scoreQuestion } from "../answers/answer-facts";
import type { Area } from "../area";
import type { Definition } from "../definition/definition";
import { repliesOpenTo, sent } from "../replies/open-to.server";
import type { Period } from "./figures.server";

/** A person's score the first and the last time it was measured in a period, and how often it was. */
export type MeasuredLine = { score: string; first: number; last: number; times: number };

/** The replies to a form in a period that are about somebody, as far as this visitor may open them. */
const measured = (visit: Visit, area: Area, formId: string, { from, to }: Period): SQL | undefined =>
	and(
		eq(formReplies.formId, formId),
		between(formReplies.day, from, to),
		isNotNull(formReplies.subjectId),
		sent,
		repliesOpenTo(visit, area),
	);

/** How many people have been measured. */
export function countingMeasured(visit: Visit, area: Area, formId: string, period: Period): PendingQuery<number> {
	const query = visit.rows
		.select(formReplies, { n: sql<number>`count(distinct ${formReplies.subjectId})`.as("n") })
		.where(measured(visit, area, formId, period));
	return { query, shape: (rows) => (rows[0] as { n: number }).n };
}

/** Each person's line by each score of a form, whose it is left out; what was another measure then is not counted. */
export function readingLines(
	visit: Visit,
	area: Area,
	{ formId, definition }: { formId: string; definition: Definition },
	period: Period,
): PendingQuery<MeasuredLine[]> {
	const scores = definition.scores.map(({ id }) => ({
		...{ id, path: `$."${id}".value` },
		since: definition.since?.[scoreQuestion(id)] ?? "",
	}));
	const score = sql<string>`score.value ->> 'id'`;
	const value = sql`json_extract(${formReplies.scores}, score.value ->> 'path')`;
	// What comes first in time is the least of these texts: a day, then an id, which is of a time.
	const placed = sql`${formReplies.day} || ' ' || ${formReplies.id} || ' ' || ${value}`;
	const query = visit.rows
		.select(formReplies, {
			score: score.as("score"),
			first: sql<string>`min(${placed})`.as("first"),
			last: sql<string>`max(${placed})`.as("last"),
			times: sql<number>`count(*)`.as("times"),
		})
		.crossJoin(sql`json_each(${JSON.stringify(scores)}) as score`)
		.where(
			and(
				measured(visit, area, formId, period),
				sql`${value} is not null and ${formReplies.versionId} >= score.value ->> 'since'`,
			),
		)
		.groupBy(formReplies.subjectId, score);
	const lastWord = (text: string) => Number(text.slice(text.lastIndexOf(" ") + 1));
	const shape = (rows: unknown[]) =>
		(rows as { score: string; first: string; last: string; times: number }[]).map(({ first, last, ...line }) => ({
			...line,
			...{ first: lastWord(first), last: lastWord(last) },
		}));
	return { query, shape };
}
