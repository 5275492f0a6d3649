import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DaySize, groupBlocks } from "#app/forms/reports/group-blocks";
import { wholeBlocks } from "#app/forms/reports/hide-small";
import { addDays } from "#app/platform/clock";

const dayAt = (at: number) => addDays("2026-01-01", at);
const languages = ["en", "nb"];
const groups = ["left", "right", ""];

type Views = { byQuestion: boolean; byLanguage: boolean };
const views: Views[] = [
	{ byQuestion: true, byLanguage: false },
	{ byQuestion: false, byLanguage: true },
	{ byQuestion: true, byLanguage: true },
];

/** Day by day how many of each of the six kinds of people replied. */
const someDays = fc.array(fc.array(fc.nat(6), { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 14 });
const sizesOf = (days: number[][]): DaySize[] =>
	days.flatMap((numbers, at) =>
		numbers.map((size, kind) => ({
			...{ day: dayAt(at), size },
			...{ language: languages[kind % 2] ?? "", group: groups[Math.floor(kind / 2)] ?? "" },
		})),
	);

describe("a period in which replies are told apart", () => {
	it("is cut where each group has nobody or enough, and the form's own blocks end", () => {
		const sizes = sizesOf([
			[5, 0, 0, 0, 0, 0],
			[4, 0, 5, 0, 0, 0],
			[1, 0, 0, 0, 0, 0],
			[5, 0, 1, 0, 0, 0],
		]);
		const all = [5, 9, 1, 6].map((replies, at) => ({ day: dayAt(at), replies }));
		const of = (to: number) => groupBlocks(all, sizes, { from: dayAt(0), to: dayAt(to) }, views[0] as Views);
		expect(of(0)).toEqual({ from: dayAt(0), to: dayAt(0) });
		// Four of one group came on the second day, and the one who made them five on a day on which no block of the form ends.
		expect(of(2)).toEqual({ from: dayAt(0), to: dayAt(0) });
		expect(of(3)).toEqual({ from: dayAt(0), to: dayAt(3) });
	});

	it("never leaves one to four of a group beside another period, whatever days and filters are asked for", () => {
		const end = fc.nat(14);
		const view = fc.constantFrom(...views);
		fc.assert(
			fc.property(someDays, end, end, end, end, view, view, (days, a, b, c, d, first, second) => {
				const sizes = sizesOf(days);
				const all = days.map((numbers, at) => ({ day: dayAt(at), replies: numbers.reduce((sum, n) => sum + n, 0) }));
				const counted = (from: number, to: number, by: Views) => {
					const period = groupBlocks(all, sizes, { from: dayAt(from), to: dayAt(to) }, by);
					return sizes.filter(({ day }) => period && day >= period.from && day <= period.to);
				};
				const [one, other] = [counted(a, b, first), counted(c, d, second)];
				const only = one.filter((size) => !other.includes(size));
				const sum = (rows: DaySize[]) => rows.reduce((total, { size }) => total + size, 0);
				const isTold = (number: number) => number === 0 || number >= 5;
				expect(isTold(sum(only))).toBe(true);
				// What both views tell apart can be subtracted group by group.
				if (first.byQuestion && second.byQuestion)
					for (const group of groups) expect(isTold(sum(only.filter((size) => size.group === group)))).toBe(true);
				if (first.byLanguage && second.byLanguage)
					for (const language of languages)
						expect(isTold(sum(only.filter((size) => size.language === language)))).toBe(true);
			}),
			{ numRuns: 3000 },
		);
	});

	it("and the whole of the same or another period never differ by a few people", () => {
		const end = fc.nat(14);
		fc.assert(
			fc.property(someDays, end, end, end, end, fc.constantFrom(...views), (days, a, b, c, d, by) => {
				const all = days.map((numbers, at) => ({ day: dayAt(at), replies: numbers.reduce((sum, n) => sum + n, 0) }));
				const within = (period: { from: string; to: string } | null) =>
					all.filter(({ day }) => period && day >= period.from && day <= period.to);
				const plain = within(wholeBlocks(all, { from: dayAt(a), to: dayAt(b) }));
				const told = within(groupBlocks(all, sizesOf(days), { from: dayAt(c), to: dayAt(d) }, by));
				const beside = (some: typeof all, others: typeof all) =>
					some.filter((day) => !others.includes(day)).reduce((sum, { replies }) => sum + replies, 0);
				for (const number of [beside(plain, told), beside(told, plain)]) expect(number === 0 || number >= 5).toBe(true);
			}),
			{ numRuns: 2000 },
		);
	});
});
