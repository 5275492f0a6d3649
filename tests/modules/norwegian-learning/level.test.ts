import { describe, expect, it } from "vitest";
import { levelOf, resultOf, type Scored } from "#app/modules/norwegian-learning/attempts/level";
import { isOpenAt, minutesLeft, partAt, partsOf } from "#app/modules/norwegian-learning/attempts/parts";
import { readyFor } from "#app/modules/norwegian-learning/results/ready";

type Level = Scored["level"];
/** Items as "A1 1 1 0": the level, and of each item how much of it is right. */
const items = (text: string): { level: Level; score: number }[] =>
	text.split(",").flatMap((part) => {
		const [level, ...scores] = part.trim().split(" ");
		return scores.map((score) => ({ level: level as Level, score: 1000 * Number(score) }));
	});

describe("the level of a skill", () => {
	it.each([
		["A1 0 0 0 0, A2 0 0 0 0", "underA1", "nothing is right"],
		["A1 1 1 0, A2 0 0 0", "A1", "two thirds of A1"],
		["A1 1 0 0, A2 0 0 0", "underA1", "one third of A1"],
		["A1 1 1 1, A2 1 0 0, B1 0 0 0", "A1", "two thirds up to A2, but less than half of A2 itself"],
		["A1 1 1, A2 1 0, B1 0 0", "A2", "three quarters up to A2, and half of it"],
		["A1 1 1, A2 1 1, B1 1 0, B2 0 0", "B1", "five sixths up to B1, and half of it"],
		["A1 1 1, A2 0 0, B1 1 1, B2 0 0", "B1", "a bad level below does not take a higher one away"],
		["A1 0 1, A2 0 1, B1 1 1, B2 0 0", "B1", "four sixths up to B1"],
		["A1 1 1, A2 1 1, B1 1 1, B2 1 1, C1 1 1", "C1", "all is right"],
		["A1 0.5 0.5, A2 0.5 0.5", "underA1", "half of everything is not two thirds"],
		["B1 0 0, B2 0 0", "A2", "who reaches none of the levels is right under the lowest"],
		["B1 1 1, B2 0 1", "B2", "only what is tested counts"],
		["", "underA1", "without items"],
	])("of %s is %s: %s", (text, level) => {
		expect(levelOf(text ? items(text) : [])).toBe(level);
	});
});

describe("the result", () => {
	const of = (skill: Scored["skill"], text: string) => items(text).map((item) => ({ ...item, skill }));
	const b1 = "A1 1 1, A2 1 1, B1 1 1";
	const a1 = "A1 1 1, A2 0 0, B1 0 0";

	it("has the points and the level of each skill", () => {
		const { skills } = resultOf([...of("reading", b1), ...of("grammar", a1)]);
		expect(skills).toEqual({
			reading: { points: 6000, of: 6000, level: "B1" },
			grammar: { points: 2000, of: 6000, level: "A1" },
		});
	});

	it.each([
		[[b1, b1, b1, a1], "B1"],
		[[b1, b1, a1, a1], "A1"],
		[[b1, a1], "A1"],
		[[b1, b1, a1], "B1"],
		[[a1], "A1"],
	] as const)("is overall what at least half of the skills reach: %#", (texts, overall) => {
		const skills = ["reading", "listening", "vocabulary", "grammar"] as const;
		expect(resultOf(texts.flatMap((text, at) => of(skills[at] ?? "reading", text))).overall).toBe(overall);
	});
});

describe("who is ready for the Norskprøve", () => {
	const base = { points: 0, of: 1000 };

	it("reaches a level with four fifths certainty, or has it of a test with fixed items; writing is not told", () => {
		const chances = [0, 0.05, 0.1, 0.5, 0.3, 0.05];
		const reading = { ...base, level: "B1" as const, chances };
		expect(readyFor({ overall: "B1", skills: { reading, grammar: reading } })).toEqual([
			{ part: "reading", level: "B1" },
		]);
		const listening = { ...base, level: "A2" as const };
		expect(readyFor({ overall: "A2", skills: { listening } })).toEqual([{ part: "listening", level: "A2" }]);
		expect(readyFor({ overall: "underA1", skills: { reading: { ...base, level: "underA1" } } })).toEqual([]);
	});
});

describe("the way through a test", () => {
	const asked = ["reading", "reading", "listening", "grammar", "grammar"].map((skill) => ({ skill }));

	it("has a part for each skill", () => {
		expect(partsOf(asked).map(({ skill, from, to, number, of }) => [skill, from, to, number, of])).toEqual([
			["reading", 0, 2, 1, 3],
			["listening", 2, 3, 2, 3],
			["grammar", 3, 5, 3, 3],
		]);
		expect(partAt(asked, 4)?.skill).toBe("grammar");
		expect(partAt(asked, 5)).toBeUndefined();
	});

	it("goes back within a part, and neither ahead nor into an earlier part", () => {
		const open = (answered: number) =>
			asked.flatMap((_, at) => (isOpenAt({ items: asked, answered, plan: null }, at) ? [at] : []));
		expect([0, 1, 2, 3, 4, 5].map(open)).toEqual([[0], [0, 1], [2], [3], [3, 4], []]);
		expect(isOpenAt({ items: asked, answered: 1, plan: null }, -1)).toBe(false);
	});

	it("never goes back where the items are chosen to fit", () => {
		const open = (answered: number) =>
			asked.flatMap((_, at) => (isOpenAt({ items: asked, answered, plan: {} }, at) ? [at] : []));
		expect([0, 1, 4, 5].map(open)).toEqual([[0], [1], [4], []]);
	});

	it("tells about how long is left", () => {
		expect([0, 1, 10, 19, 20].map((answered) => minutesLeft(30, answered, 20))).toEqual([30, 29, 15, 2, 1]);
	});
});
