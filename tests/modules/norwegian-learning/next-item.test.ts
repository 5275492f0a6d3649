import { describe, expect, it } from "vitest";
import { type Asked, methodsOf, nextItem, type PoolItem } from "#app/modules/norwegian-learning/attempts/next-item";
import { placementResult, unsureSkills } from "#app/modules/norwegian-learning/attempts/placement-result";
import { startOf, wordsFor } from "#app/modules/norwegian-learning/attempts/start-check";
import { levels, type Skill } from "#app/modules/norwegian-learning/choices";
import type { AttemptPlan } from "#db/schema/norwegian-learning";

/** So many items of each level of a skill. */
const pool = (skill: Skill, perLevel: number, more: Partial<PoolItem> = {}): PoolItem[] =>
	levels.flatMap((level) =>
		Array.from({ length: perLevel }, (_, at) => ({
			...{
				id: `${skill}-${level}-${at}-${more.status ?? ""}`,
				skill,
				level,
				kind: "gapTyped" as const,
				a: null,
				b: null,
			},
			...{ status: "live" as const, timesShown: 0, calibratedOn: 0, ...more },
		})),
	);
const planOf = (items: readonly PoolItem[], skills: Skill[], most = 25): AttemptPlan => ({
	...{ most, methods: methodsOf(skills, items), start: null },
});

/** Goes through a test in which somebody gets everything right up to a level. */
function take(
	plan: AttemptPlan,
	items: readonly PoolItem[],
	reaches: number,
	before: Asked[] = [],
	scores = new Map<string, number>(),
) {
	const asked = [...before];
	const choose = () => nextItem(plan, asked, scores, items, () => 0);
	for (let next = choose(); next; next = choose()) {
		const item = items.find(({ id }) => id === next?.id) as PoolItem;
		scores.set(item.id, levels.indexOf(item.level) < reaches ? 1000 : 0);
		asked.push({ ...next, skill: item.skill, level: item.level });
	}
	return { asked, scores, result: placementResult(plan, asked, scores) };
}

describe("the items of a test that fits", () => {
	it("are, before calibration, a router of eight over all levels and eight of the two around the cut", () => {
		const items = pool("grammar", 8);
		const { asked, result } = take(planOf(items, ["grammar"]), items, 3);
		const of = (some: Asked[]) => levels.map((level) => some.filter((one) => one.level === level).length);
		expect(of(asked.slice(0, 8))).toEqual([1, 2, 2, 2, 1]);
		expect(of(asked.slice(8))).toEqual([0, 0, 4, 4, 0]);
		expect(result.overall).toBe("B1");
	});

	it("are chosen one by one as soon as thirty are calibrated, and end before the most where it is clear", () => {
		const items = pool("grammar", 8, { b: -2, calibratedOn: 150 }).map((item) => ({
			...item,
			b: levels.indexOf(item.level) - 2,
		}));
		const plan = planOf(items, ["grammar"]);
		expect(plan.methods).toEqual([{ skill: "grammar", method: "adaptive" }]);
		const { asked, result } = take(plan, items, 5);
		expect(asked.length).toBeLessThan(25);
		expect(asked.length).toBeGreaterThanOrEqual(8);
		expect(result.skills.grammar?.chances?.at(-1)).toBeGreaterThan(0.9);
	});

	it("go from skill to skill, and have two that are only tried out", () => {
		const items = [...pool("reading", 4), ...pool("grammar", 4), ...pool("grammar", 1, { status: "pilot" })];
		const { asked, result } = take(planOf(items, ["reading", "grammar"]), items, 2);
		expect(asked.findIndex(({ skill }) => skill === "grammar")).toBe(
			asked.filter(({ skill }) => skill === "reading").length,
		);
		expect(asked.filter(({ irt }) => irt?.isSeed)).toHaveLength(2);
		expect(result.skills.grammar?.of).toBe(1000 * (asked.filter(({ skill }) => skill === "grammar").length - 2));
		expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
	});

	it("go on with what is unsure alone, five items further", () => {
		const items = [...pool("reading", 8), ...pool("grammar", 8)];
		const plan = planOf(items, ["reading", "grammar"], 12);
		const first = take(plan, items, 2);
		expect(unsureSkills(first.result, first.asked, [])).toEqual([]);
		const had = first.asked.filter(({ skill }) => skill === "grammar").length;
		const second = take({ ...plan, more: { grammar: had + 5 } }, items, 2, first.asked, first.scores);
		expect(second.asked.slice(first.asked.length).map(({ skill }) => skill)).toEqual(Array(5).fill("grammar"));
	});
});

describe("where a test begins", () => {
	it("follows from what somebody says, less what they cannot know", () => {
		const shown = wordsFor("an attempt");
		expect(wordsFor("an attempt")).toEqual(shown);
		expect(new Set(shown).size).toBe(10);
		const all = startOf(shown, { statements: [], words: shown });
		const none = startOf(shown, { statements: [], words: [] });
		expect([none.mean, all.mean]).toEqual([-2, -2]);
		const able = startOf(["vann", "avtale", "gralte"], {
			statements: ["A1a", "A1b", "A2a", "A2b", "B1a"],
			words: ["vann", "avtale"],
		});
		expect(able.mean).toBeCloseTo(1.25, 5);
	});
});
