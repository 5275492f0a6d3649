import type { Answers } from "../answers/answer";
import { scoreQuestion } from "../answers/answer-facts";
import type { Definition } from "../definition/definition";
import type { ScoreResults } from "../scoring/score";
import type { Change } from "./compare-versions";
import { type ComparableFrom, isComparable } from "./measures";
import { mapPoint } from "./version-mapping";

/**
 * The measures of a new version: those of the last one, but for what it sets apart. Answers to an older question that were mapped to
 * one of these belong to what it was.
 */
export function comparableFrom(
	last: Definition,
	next: Definition,
	{ changes, versionId }: { changes: readonly Change[]; versionId: string },
): ComparableFrom | undefined {
	const isScore = (id: string) => next.scores.some((score) => score.id === id);
	const apart = new Set(
		changes.filter(({ replies }) => replies === "apart").map(({ id }) => (isScore(id) ? scoreQuestion(id) : id)),
	);
	for (const { from } of last.lineage)
		if (from.option === undefined && apart.has(mapPoint(last.lineage, from).question)) apart.add(from.question);
	if (apart.size === 0) return last.since;
	return { ...last.since, ...Object.fromEntries([...apart].map((id) => [id, versionId])) };
}

/** Replies with the scores that are still the measures of the definition: what may be compared. */
export const comparable = <Reply extends { versionId: string; scores: ScoreResults }>(
	definition: Definition,
	replies: readonly Reply[],
): Reply[] =>
	replies.map((reply) => ({
		...reply,
		scores: Object.fromEntries(
			Object.entries(reply.scores).filter(([id]) => isComparable(definition, scoreQuestion(id), reply.versionId)),
		),
	}));

/** The same of what was answered. */
export const comparableAnswers = (
	definition: Definition,
	{ versionId, answers }: { versionId: string; answers: Answers },
): Answers => Object.fromEntries(Object.entries(answers).filter(([id]) => isComparable(definition, id, versionId)));
