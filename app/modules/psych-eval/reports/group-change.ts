import { hiddenGroups, LEAST } from "#app/forms/reports/hide-small";
import type { MeasuredLine } from "#app/forms/reports/measured-group.server";
import { changeOf } from "#app/forms/scoring/reliable-change";
import type { Score } from "#app/forms/scoring/score";

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
 * one that would follow from the others.
 */
export function groupChange(scores: readonly Score[], lines: readonly MeasuredLine[]): GroupChange[] {
	return scores.map((score) => {
		const pairs = lines.filter((line) => line.score === score.id && line.times > 1);
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
