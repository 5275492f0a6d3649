import type { Measured } from "#app/forms/reports/measurements";
import { type Change, changeOf } from "#app/forms/scoring/reliable-change";
import type { Score } from "#app/forms/scoring/score";

/** Measurements that the small line of the list shows. */
const SPARK = 8;

/** A measurement as one share of its scales, 0 to 1, where more is better; null where no area was answered. */
export function shareOf(scores: readonly Score[], measured: Pick<Measured, "scores">): number | null {
	const shares = scores.flatMap(({ id, min, max, better }) => {
		const value = measured.scores[id]?.value;
		if (value === undefined || value === null || max <= min) return [];
		const share = (value - min) / (max - min);
		return [better === "higher" ? share : 1 - share];
	});
	return shares.length === 0 ? null : Number((shares.reduce((sum, one) => sum + one, 0) / shares.length).toFixed(3));
}

/** Where a client stands after these measurements, oldest first: what the list of clients shows. */
export function scoreStatus(scores: readonly Score[], measured: readonly Pick<Measured, "scores">[]) {
	const last = measured.at(-1);
	const changes = scores.map((score): Change => {
		const known = measured.flatMap(({ scores: all }) => all[score.id]?.value ?? []);
		const isAsked = last !== undefined && typeof last.scores[score.id]?.value === "number";
		return isAsked && known.length > 1 ? changeOf(score, known.at(-2) ?? null, known.at(-1) ?? null) : "unknown";
	});
	const count = (change: Change) => changes.filter((one) => one === change).length;
	const [better, worse, same] = [count("better"), count("worse"), count("same")];
	const trend: Change =
		better + worse + same === 0 ? "unknown" : better > worse ? "better" : worse > better ? "worse" : "same";
	return { trend, spark: measured.slice(-SPARK).map((one) => shareOf(scores, one)) };
}
