import { hiddenGroups, LEAST } from "#app/forms/reports/hide-small";
import { changeOf } from "#app/forms/scoring/reliable-change";
import type { Score, ScoreResults } from "#app/forms/scoring/score";

export type GroupReply = { subjectId: string; scores: ScoreResults };
export type Outcome = "better" | "same" | "worse";
/** How a group has changed in one area: null where too few stand behind the number. */
export type GroupChange = {
	id: string;
	people: number | null;
	first: number | null;
	last: number | null;
	change: number | null;
	outcomes: Record<Outcome, number | null>;
};

const outcomes = ["better", "same", "worse"] as const;

/**
 * How a group has changed from each person's first measurement to their last. A number that fewer than five stand behind is hidden, and so is
 * one that would follow from the others. `replies`: oldest first.
 */
export function groupChange(scores: readonly Score[], replies: readonly GroupReply[]): GroupChange[] {
	return scores.map((score) => {
		const lines = new Map<string, number[]>();
		for (const { subjectId, scores: all } of replies) {
			const value = all[score.id]?.value;
			if (typeof value === "number") lines.set(subjectId, [...(lines.get(subjectId) ?? []), value]);
		}
		const pairs = [...lines.values()].flatMap((values) => {
			const [first, last] = [values[0], values.at(-1)];
			return values.length < 2 || first === undefined || last === undefined ? [] : [{ first, last }];
		});
		const none = { id: score.id, people: null, first: null, last: null, change: null };
		if (pairs.length < LEAST) return { ...none, outcomes: { better: null, same: null, worse: null } };
		const mean = (of: (pair: (typeof pairs)[number]) => number) =>
			pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
		const sizes = outcomes.map((one) => pairs.filter(({ first, last }) => changeOf(score, first, last) === one).length);
		const hidden = hiddenGroups(sizes);
		const shown = (at: number) => (hidden[at] ? null : (sizes[at] ?? 0));
		return {
			...{ id: score.id, people: pairs.length, first: mean(({ first }) => first), last: mean(({ last }) => last) },
			change: mean(({ first, last }) => last - first),
			outcomes: { better: shown(0), same: shown(1), worse: shown(2) },
		};
	});
}
