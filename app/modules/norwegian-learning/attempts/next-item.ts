import type { AskedItem, AttemptPlan, languageItems } from "#db/schema/norwegian-learning";
import { type ItemLevel, levels, type Skill } from "../choices";
import { chooseNext } from "../irt/choose-next";
import { type Estimate, estimate, type Prior } from "../irt/eap";
import { bandOfNext, branchFor } from "../irt/stages";
import { isEnough } from "../irt/stop";
import { CALIBRATED_LEAST, chancesOfLevels, cuts, MIDDLE, parametersOf, stopRule, UNKNOWN } from "./scale";

type Item = typeof languageItems.$inferSelect;
/** An item of the bank that can be asked, as far as the choice needs it. */
export type PoolItem = Pick<
	Item,
	"id" | "skill" | "level" | "kind" | "a" | "b" | "status" | "timesShown" | "calibratedOn"
>;
/** An item that was asked, as far as the choice and the estimate need it. */
export type Asked = Pick<AskedItem, "id" | "skill" | "level" | "irt">;
export type NextItem = { id: string; irt: NonNullable<AskedItem["irt"]> };
/** What was answered: of each item how much is right, in thousandths. */
export type Scores = ReadonlyMap<string, number>;

/** The router of the stages: how many items of each level everybody is asked first. */
const ROUTER: readonly (readonly [ItemLevel, number])[] = [
	["A1", 1],
	["A2", 2],
	["B1", 2],
	["B2", 2],
	["C1", 1],
];
/** Items of both stages together, at most. */
const STAGES_MOST = 16;
/** After so many items of a skill that count comes the first and the second that is only tried out. */
const SEEDS_AFTER = [3, 6];

/** How the items of each skill are chosen, by what there is when an attempt begins. */
export const methodsOf = (skills: readonly Skill[], pool: readonly PoolItem[]): AttemptPlan["methods"] =>
	skills
		.map((skill) => ({ skill, own: pool.filter((item) => item.skill === skill && item.status === "live") }))
		.filter(({ own }) => own.length > 0)
		.map(({ skill, own }) => {
			const calibrated = own.filter(({ calibratedOn }) => calibratedOn > 0).length;
			return { skill, method: calibrated >= CALIBRATED_LEAST ? "adaptive" : "stages" };
		});

/** Where somebody stands in a skill by the items that count. */
export function estimateOf(asked: readonly Asked[], scores: Scores, prior: Prior | null): Estimate {
	const responses = asked.flatMap(({ id, irt }) =>
		irt && !irt.isSeed ? [{ ...irt, right: (scores.get(id) ?? 0) / 1000 }] : [],
	);
	return estimate(responses, prior ?? UNKNOWN);
}

/**
 * What is asked next, null where the test is over. A skill is gone through to its end before the next begins; one that is over is
 * not taken up again, unless its result was too unsure and somebody has chosen to go on.
 */
export function nextItem(
	plan: AttemptPlan,
	asked: readonly Asked[],
	scores: Scores,
	pool: readonly PoolItem[],
	random: () => number,
): NextItem | null {
	const { methods, more } = plan;
	const at = more ? 0 : methods.findIndex(({ skill }) => skill === asked.at(-1)?.skill);
	for (const { skill, method } of methods.slice(Math.max(0, at))) {
		if (more && more[skill] === undefined) continue;
		const own = asked.filter((item) => item.skill === skill);
		const left = pool.filter((item) => item.skill === skill && own.every(({ id }) => id !== item.id));
		const next =
			(more ? undefined : seedOf(own, left)) ??
			{ adaptive: fitting, stages: ofStage }[method](
				{ plan, limit: more?.[skill] ?? plan.most, own: own.filter(({ irt }) => !irt?.isSeed), scores, pool },
				left.filter(({ status }) => status === "live"),
				random,
			);
		if (next) return { id: next.id, irt: { ...parametersOf(next), isSeed: next.status === "pilot" } };
	}
	return null;
}

/** An item to be tried out, where it is time for one: the one that was shown least. */
function seedOf(own: readonly Asked[], left: readonly PoolItem[]): PoolItem | undefined {
	const seeds = own.filter(({ irt }) => irt?.isSeed).length;
	const isTime = own.length - seeds >= (SEEDS_AFTER[seeds] ?? Number.POSITIVE_INFINITY);
	const pilots = left.filter(({ status }) => status === "pilot");
	return isTime ? pilots.sort((one, other) => one.timesShown - other.timesShown)[0] : undefined;
}

type Standing = {
	plan: AttemptPlan;
	limit: number;
	own: readonly Asked[];
	scores: Scores;
	pool: readonly PoolItem[];
};

/** The item that tells most of whoever answers. */
function fitting({ plan, limit, own, scores, pool }: Standing, left: readonly PoolItem[], random: () => number) {
	const now = estimateOf(own, scores, plan.start);
	if (isEnough({ se: now.se, chances: chancesOfLevels(now) }, own.length, stopRule(limit))) return undefined;
	return drawn(now.theta, left, own, pool, random);
}

/** The next item of the router, or of the two levels to which it has led. */
function ofStage({ plan, limit, own, scores, pool }: Standing, left: readonly PoolItem[], random: () => number) {
	const router = ROUTER.map(([level, count]) => {
		const there = [...own, ...left].filter((item) => item.level === level).length;
		return [level, Math.min(count, there)] as const;
	});
	const routed = Math.min(
		limit,
		router.reduce((sum, [, count]) => sum + count, 0),
	);
	const most = plan.more ? limit : Math.min(limit, STAGES_MOST);
	if (own.length >= most) return undefined;
	const ofLevel = (level: ItemLevel) => left.filter((item) => item.level === level);
	const bandNow = () => {
		const hasItems = (level: ItemLevel) => ofLevel(level).length > 0;
		const isRouting = own.length < routed;
		if (isRouting) {
			const asked = own.map(({ level }) => level);
			return bandOfNext(router, asked, hasItems);
		}
		const { theta } = estimateOf(own.slice(0, routed), scores, plan.start);
		const each = Math.ceil((most - routed) / 2);
		const branch = branchFor(theta, levels, cuts.slice(1));
		const asked = own.slice(routed).map(({ level }) => level);
		const away = (level: ItemLevel) => Math.abs(MIDDLE[level] - theta);
		// Where the bank has too few of one of the two, the other makes up for it, then whatever is nearest.
		return (
			bandOfNext(
				branch.map((level) => [level, each] as const),
				asked,
				hasItems,
			) ?? [...branch, ...levels.toSorted((one, other) => away(one) - away(other))].find(hasItems)
		);
	};
	const band = bandNow();
	return band && drawn(MIDDLE[band], ofLevel(band), own, pool, random);
}

/** One of the items that tell most, with the kinds of task in balance. */
function drawn(
	theta: number,
	left: readonly PoolItem[],
	own: readonly Asked[],
	pool: readonly PoolItem[],
	random: () => number,
): PoolItem | undefined {
	const kinds = new Map(pool.map(({ id, kind }) => [id, kind]));
	const choosable = left.map((item) => ({ ...item, ...parametersOf(item), area: item.kind }));
	const asked = own.flatMap(({ id }) => kinds.get(id) ?? []);
	const id = chooseNext(theta, choosable, asked, random)?.id;
	return left.find((item) => item.id === id);
}
