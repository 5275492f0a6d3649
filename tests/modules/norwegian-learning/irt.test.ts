import { describe, expect, it } from "vitest";
import { chancesOf } from "#app/modules/norwegian-learning/irt/bands";
import { type Choosable, chooseNext } from "#app/modules/norwegian-learning/irt/choose-next";
import { estimate } from "#app/modules/norwegian-learning/irt/eap";
import { chanceOfRight, information } from "#app/modules/norwegian-learning/irt/model";
import { bandOfNext, branchFor } from "#app/modules/norwegian-learning/irt/stages";
import { isEnough } from "#app/modules/norwegian-learning/irt/stop";

const scale = [-3, -2, -1, 0, 1, 2, 3];
/** The three items of Baker (2001), The Basics of Item Response Theory, chapter 5, answered right, wrong, right. */
const ofBaker = [
	{ a: 1, b: -1, right: 1 },
	{ a: 1.2, b: 0, right: 0 },
	{ a: 0.8, b: 1, right: 1 },
];

describe("an item", () => {
	it("has the curve of Baker (2001), chapter 2: a = 0.5, b = 1", () => {
		const chances = scale.map((theta) => Number(chanceOfRight(theta, { a: 0.5, b: 1 }).toFixed(2)));
		expect(chances).toEqual([0.12, 0.18, 0.27, 0.38, 0.5, 0.62, 0.73]);
	});

	it("tells as much as in Baker (2001), chapter 6: a = 1.5, b = 1, without and with guessing", () => {
		const told = (c: number) => scale.map((theta) => information(theta, { a: 1.5, b: 1, c }));
		for (const [at, value] of [0.006, 0.025, 0.102, 0.336, 0.562, 0.336, 0.102].entries())
			expect(told(0)[at]).toBeCloseTo(value, 2);
		for (const [at, value] of [0, 0.001, 0.016, 0.142, 0.375, 0.255, 0.082].entries())
			expect(told(0.2)[at]).toBeCloseTo(value, 2);
	});

	it("tells, with others, as much as gives the standard error of Baker (2001), chapter 5", () => {
		const all = ofBaker.reduce((sum, item) => sum + information(0.3249, item), 0);
		expect(1 / Math.sqrt(all)).toBeCloseTo(1.23, 2);
	});
});

describe("an estimate", () => {
	it("is what the package catR gives for Baker's items: eapEst 0.1446946", () => {
		expect(estimate(ofBaker, { mean: 0, sd: 1 }).theta).toBeCloseTo(0.1447, 3);
	});

	it("lies close to the maximum of the likelihood of Baker (2001), 0.3249, where nothing is expected", () => {
		const { weights } = estimate(ofBaker, { mean: 0, sd: 1000 });
		const highest = weights.indexOf(Math.max(...weights));
		expect(-6 + highest * 0.1).toBeCloseTo(0.3, 5);
	});

	it("is what is expected before any answer, and half of an item leaves it at the item", () => {
		const before = estimate([], { mean: 0.5, sd: 1 });
		expect([before.theta, before.se]).toEqual([expect.closeTo(0.5, 3), expect.closeTo(1, 3)]);
		expect(estimate([{ a: 1, b: 0, right: 0.5 }], { mean: 0, sd: 1 }).theta).toBeCloseTo(0, 6);
	});

	it("has the share of the normal distribution in each band", () => {
		const { weights } = estimate([], { mean: 0, sd: 1 });
		const [below, within, above] = chancesOf(weights, [-1, 1]);
		expect([below, within, above]).toEqual([
			expect.closeTo(0.1587, 3),
			expect.closeTo(0.6827, 3),
			expect.closeTo(0.1587, 3),
		]);
	});
});

describe("the next item", () => {
	const items = (count: number, more: (at: number) => Partial<Choosable> = () => ({})): Choosable[] =>
		Array.from({ length: count }, (_, at) => ({
			...{ id: String(at), area: "one", timesShown: 0, a: 1, b: at - count / 2, ...more(at) },
		}));

	it("is one of the five that tell most", () => {
		const drawn = [0, 0.2, 0.4, 0.6, 0.8].map((share) => chooseNext(0, items(20), [], () => share)?.id);
		expect(drawn.sort()).toEqual(["10", "11", "12", "8", "9"]);
		expect(chooseNext(0, [], [], () => 0)).toBeUndefined();
	});

	it("comes from the area that is behind, unless nothing there is worth asking", () => {
		const mixed = items(8, (at) => ({ b: 0, area: at < 4 ? "one" : "two" }));
		expect(chooseNext(0, mixed, ["two"], () => 0)?.area).toBe("one");
		const far = mixed.map((item) => (item.area === "one" ? { ...item, b: 6 } : item));
		expect(chooseNext(0, far, ["two"], () => 0)?.area).toBe("two");
	});

	it("is none that was shown more than twice as often as the average", () => {
		const shown = items(6, (at) => ({ b: at === 0 ? 0 : 3, timesShown: at === 0 ? 200 : 20 }));
		expect(chooseNext(0, shown, [], () => 0)?.id).not.toBe("0");
	});

	it("is none once enough is known, and not before the least", () => {
		const rule = { seMost: 0.35, likely: 0.9, least: 8, most: 25 };
		const sure = { se: 0.5, chances: [0.05, 0.95] };
		expect([7, 8].map((asked) => isEnough(sure, asked, rule))).toEqual([false, true]);
		const unsure = { se: 0.5, chances: [0.5, 0.5] };
		expect([24, 25].map((asked) => isEnough(unsure, asked, rule))).toEqual([false, true]);
		expect(isEnough({ ...unsure, se: 0.35 }, 8, rule)).toBe(true);
	});

	it("is, by stages, of the level that is behind, and then of the two around the nearest cut", () => {
		const router = [
			["A", 1],
			["B", 2],
			["C", 1],
		] as const;
		expect(bandOfNext(router, [], () => true)).toBe("B");
		expect(bandOfNext(router, ["B", "A"], () => true)).toBe("B");
		expect(bandOfNext(router, ["B", "A", "B"], () => true)).toBe("C");
		expect(bandOfNext(router, ["B", "A", "B"], (band) => band !== "C")).toBeUndefined();
		expect([-2, -0.6, 0.4, 9].map((theta) => branchFor(theta, ["A", "B", "C"], [-1, 1]).join(""))).toEqual([
			...["AB", "AB", "BC", "BC"],
		]);
	});
});
