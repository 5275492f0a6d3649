import { type SQL, sql } from "drizzle-orm";
import { formReplies } from "#db/schema/forms";
import { isTrait, traitOfReply } from "../subjects/traits.server";
import { measureKey, partsOfKey } from "../versions/measures";
import { mapPoint, type VersionMapping } from "../versions/version-mapping";

/** What a reply is about, told apart as if it were an answer; no question has this id. */
export const SUBJECT = "@subject";

/** A question and those of earlier versions that lead to it, each by the key of its measure. */
export function leadingTo(question: string, definition: VersionMapping): string[] {
	const { lineage } = definition;
	const earlier = lineage
		.filter(({ from }) => mapPoint(lineage, from).question === question)
		.map(({ from }) => from.question);
	return [...new Set([question, ...earlier])].map((id) => measureKey(definition, id));
}

/**
 * The one answer of a reply to a question, or to one of an earlier version that leads to it, as `<question>:<value>`; null without one.
 * It is read from the reply itself, so that no row of facts is.
 */
export const answerGiven = (question: string, definition: VersionMapping): SQL<string | null> =>
	answerTo(leadingTo(question, definition));

/** The first answer to one of these questions, in the same way; what was another measure is no answer. */
export function answerTo(keys: readonly string[]): SQL<string | null> {
	const givenTo = (id: string) => {
		if (id === SUBJECT) return sql`${formReplies.subjectId}`;
		return isTrait(id) ? traitOfReply(id) : sql`json_extract(${formReplies.answers}, ${`$."${id}"`})`;
	};
	const each = keys.map(partsOfKey).map(({ id, since }) => {
		const given = sql`${`${id}:`} || ${givenTo(id)}`;
		return since === "" ? given : sql`case when ${formReplies.versionId} >= ${since} then ${given} end`;
	});
	return sql`coalesce(${sql.join([...each, sql`null`, sql`null`], sql`, `)})`;
}

/** The answers of all versions that count as one value of a question now; `since`: of versions from this one on. */
export function answersLeadingTo(
	{ question, value }: { question: string; value: string },
	definition: VersionMapping,
): { question: string; value: string; since: string }[] {
	const { lineage } = definition;
	const values = [...new Set([value, ...lineage.flatMap(({ from }) => from.option ?? [])])];
	const all = leadingTo(question, definition).flatMap((key) => {
		const { id, since } = partsOfKey(key);
		return values.map((one) => ({ question: id, value: one, since }));
	});
	return all.filter((one) => {
		const to = mapPoint(lineage, { question: one.question, option: one.value });
		return to.question === question && (to.option ?? one.value) === value;
	});
}

/** The values that an answer with several counts as now, each once; one value where an earlier version took but one. */
export function valuesGiven(question: string, { lineage }: VersionMapping, given: string | null): string[] {
	if (given === null) return [];
	const at = given.indexOf(":");
	const [from, answer] = [given.slice(0, at), given.slice(at + 1)];
	const values = answer.startsWith("[") ? (JSON.parse(answer) as string[]) : [answer];
	const points = values.map((option) => mapPoint(lineage, { question: from, option }));
	return [...new Set(points.flatMap((point) => (point.question === question ? (point.option ?? []) : [])))];
}

/** The value that such an answer counts as now; null where it is none to this question any more. */
export function valueGiven(question: string, { lineage }: VersionMapping, given: string | null): string | null {
	if (given === null) return null;
	const at = given.indexOf(":");
	const point = mapPoint(lineage, { question: given.slice(0, at), option: given.slice(at + 1) });
	return point.question === question ? (point.option ?? null) : null;
}
