import { type Asked, estimateOf, nextItem, type PoolItem } from "#app/modules/norwegian-learning/attempts/next-item";
import { placementResult } from "#app/modules/norwegian-learning/attempts/placement-result";
import { cuts, GUESSING, MIDDLE, parametersOf } from "#app/modules/norwegian-learning/attempts/scale";
import { levels, type ReachedLevel, reachedLevels } from "#app/modules/norwegian-learning/choices";
import { chanceOfRight, type Parameters } from "#app/modules/norwegian-learning/irt/model";
import type { AttemptPlan } from "#db/schema/norwegian-learning";
import { seeded } from "#db/seed/random";

/** A bank and the way through it, as they are simulated. */
export type Scenario = {
	name: string;
	method: "stages" | "adaptive";
	/** Items of each level. */
	perLevel: number;
	most: number;
	/** The share of those who do not know and guess; the others say so. */
	guess: number;
	/** What is known of the items: their level alone, or their difficulty up to an error of this standard deviation. */
	knownUpTo: number | null;
};

/** One simulated candidate: where they stand, and what the test has found. */
export type Outcome = {
	theta: number;
	found: number;
	se: number;
	is: ReachedLevel;
	level: ReachedLevel;
	items: number;
};

/** How far experts miss an item's difficulty, how much items differ in how sharply they tell, and how far a start is off. */
const [EXPERTS_MISS, SHARPNESS_VARIES, START_MISSES] = [0.5, 0.3, 1];
/** Candidates stand evenly over all levels, a level wide under A1 and in C1 as well. */
const [LOWEST, HIGHEST] = [-3.5, 2.5];
const kinds = ["single", "gapList", "trueFalse", "order"] as const;

/** Sends candidates through the placement test with its own rules. The same seed gives the same outcomes. */
export function simulate(scenario: Scenario, candidates: number, seed: number): Outcome[] {
	const draw = drawing(seed);
	const bank = makeBank(scenario, draw);
	return Array.from({ length: candidates }, () => takeTest(scenario, bank, draw));
}

type Bank = { pool: PoolItem[]; real: Map<string, Parameters> };

function makeBank({ perLevel, knownUpTo }: Scenario, draw: Drawing): Bank {
	const real = new Map<string, Parameters>();
	const pool = levels.flatMap((level) =>
		Array.from({ length: perLevel }, (_, at): PoolItem => {
			const id = `${level}-${at}`;
			const middle = MIDDLE[level];
			const own = { a: Math.exp(draw.normal() * SHARPNESS_VARIES), b: middle + draw.normal() * EXPERTS_MISS };
			real.set(id, own);
			const b = knownUpTo === null ? null : own.b + draw.normal() * knownUpTo;
			return {
				...{ id, level, skill: "reading", kind: kinds[at % kinds.length] ?? "single", status: "live", timesShown: 0 },
				...{ a: b === null ? null : 1, b, calibratedOn: b === null ? 0 : 150 },
			};
		}),
	);
	return { pool, real };
}

function takeTest({ method, most, guess }: Scenario, { pool, real }: Bank, draw: Drawing): Outcome {
	const theta = LOWEST + (HIGHEST - LOWEST) * draw.share();
	const start = { mean: Math.min(2, Math.max(-2, theta + START_MISSES * draw.normal())), sd: 1 };
	const plan: AttemptPlan = {
		...{ most, methods: [{ skill: "reading", method }] },
		start: { ...start, statements: [], words: [] },
	};
	const asked: Asked[] = [];
	const scores = new Map<string, number>();
	const byId = new Map(pool.map((item) => [item.id, item]));
	const choose = () => nextItem(plan, asked, scores, pool, draw.share);
	for (let next = choose(); next !== null; next = choose()) {
		const item = byId.get(next.id) as PoolItem;
		const knows = chanceOfRight(theta, real.get(item.id) as Parameters);
		const lucky = (guess / GUESSING) * (parametersOf(item).c ?? 0);
		scores.set(item.id, draw.share() < knows + (1 - knows) * lucky ? 1000 : 0);
		item.timesShown += 1;
		asked.push({ ...next, skill: item.skill, level: item.level });
	}
	const found = estimateOf(asked, scores, plan.start);
	const level = placementResult(plan, asked, scores).overall;
	return { theta, found: found.theta, se: found.se, is: levelAt(theta), level, items: asked.length };
}

const levelAt = (theta: number): ReachedLevel => reachedLevels[cuts.filter((cut) => theta >= cut).length] ?? "underA1";

type Drawing = { share: () => number; normal: () => number };

function drawing(seed: number): Drawing {
	const random = seeded(seed);
	const share = () => random.below(2 ** 32) / 2 ** 32;
	// Box and Muller (1958), Annals of Mathematical Statistics 29, 610–611.
	const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
	return { share, normal };
}
