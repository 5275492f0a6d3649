import { describe, expect, it } from "vitest";
import { odditiesOf } from "#app/modules/norwegian-learning/bank/oddities";
import { calibrate } from "#app/modules/norwegian-learning/irt/calibrate";
import { type Analysed, analyse } from "#app/modules/norwegian-learning/irt/item-analysis";
import { chanceOfRight } from "#app/modules/norwegian-learning/irt/model";
import { single } from "#app/modules/norwegian-learning/items/write-task";
import { seeded } from "#db/seed/random";

const random = seeded(7);
const share = () => random.below(2 ** 32) / 2 ** 32;
const normal = () => Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());

describe("the difficulty of an item", () => {
	it.each([-1.2, 0, 0.8])("is found within two standard errors, though nobody's place is exact: %s", (b) => {
		const answers = Array.from({ length: 600 }, () => {
			const theta = normal();
			const se = 0.45;
			return { theta, se, right: share() < chanceOfRight(theta + se * normal(), { a: 1, b, c: 0.125 }) ? 1 : 0 };
		});
		const found = calibrate(answers, { from: 0, c: 0.125 });
		expect(found.se).toBeGreaterThan(0.07);
		expect(found.se).toBeLessThan(0.16);
		expect(Math.abs(found.b - b)).toBeLessThan(2 * found.se);
	});

	it("is where half is right, by a table that can be reckoned by hand", () => {
		const half = Array.from({ length: 100 }, (_, at) => ({ theta: 0.5, se: 0.1, right: at % 2 }));
		const { b, se } = calibrate(half, { from: -2, c: 0 });
		expect(b).toBeCloseTo(0.5, 2);
		// 100 answers of ¼ each.
		expect(se).toBeCloseTo(0.2, 2);
	});
});

const answers = (count: number, more: (at: number) => Partial<Analysed>): Analysed[] =>
	Array.from({ length: count }, (_, at) => ({
		...{ right: 1, theta: 0, group: "nb", firstLanguage: null, chosen: ["1"], ms: 1000 * (at + 1), ...more(at) },
	}));

describe("what answers tell of an item", () => {
	it("is the share that is right, the correlation with ability, the median time and who chose what", () => {
		const four = answers(4, (at) => ({ right: at % 2, theta: at % 2, chosen: [at % 2 ? "1" : "2"] }));
		expect(analyse(four, [])).toMatchObject({
			...{ answers: 4, facility: 0.5, medianMs: 3000, differences: [] },
			biserial: expect.closeTo(1, 6),
			options: [
				{ id: "1", share: 0.5, theta: 1 },
				{ id: "2", share: 0.5, theta: 0 },
			],
		});
	});

	it("is by how much groups that stand alike differ: 80 of 100 against 50 of 100 have odds of four to one", () => {
		const two = [
			...answers(100, (at) => ({ group: "nb", right: at < 80 ? 1 : 0 })),
			...answers(100, (at) => ({ group: "tr", right: at < 50 ? 1 : 0 })),
		];
		const [nb, tr] = analyse(two, [-1, 1]).differences;
		expect(tr).toEqual({ group: "tr", delta: expect.closeTo(-2.35 * Math.log(4), 6), isLarge: true });
		expect(nb?.delta).toBeCloseTo(2.35 * Math.log(4), 6);
		expect(
			analyse(
				answers(40, () => ({})),
				[],
			).differences,
		).toEqual([]);
	});

	it("compares first languages as soon as enough have told theirs, and leaves out who has not", () => {
		const told = (count: number) => [
			...answers(count, (at) => ({ firstLanguage: "tr", right: at % 2 })),
			...answers(100, (at) => ({ firstLanguage: "other", right: at < 80 ? 1 : 0 })),
			...answers(100, (at) => ({ group: "de", right: at < 20 ? 1 : 0 })),
		];
		const few = analyse(told(29), [-1, 1]);
		expect([few.groupedBy, few.differences.map(({ group }) => group)]).toEqual(["instructions", ["de", "nb"]]);
		const enough = analyse(told(100), [-1, 1]);
		expect(enough).toMatchObject({ answers: 300, groupedBy: "firstLanguage" });
		expect(enough.differences.map(({ group }) => group)).toEqual(["other", "tr"]);
		expect(enough.differences[1]).toEqual({
			group: "tr",
			delta: expect.closeTo(-2.35 * Math.log(4), 6),
			isLarge: true,
		});
	});

	it("is odd where a wrong option attracts those who stand higher", () => {
		const task = single("Hva er riktig?", "Dette", "Noe annet");
		const drawn = answers(40, (at) => ({ right: at % 2, theta: at % 2 ? 0 : 1, chosen: [at % 2 ? "1" : "2"] }));
		expect(odditiesOf({ task }, analyse(drawn, []))).toEqual(["unclear", "wrongOption"]);
	});
});
