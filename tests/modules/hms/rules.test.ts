import { describe, expect, it } from "vitest";
import { type Counted, compareIndustries } from "#app/modules/hms/advising/industries";
import { isLate, lateSince } from "#app/modules/hms/advising/late";
import { fromLines, toLines } from "#app/modules/hms/checklists/lines";
import { companyStatus } from "#app/modules/hms/companies/status";
import { firstReminder, nextReminder } from "#app/modules/hms/measures/reminding";
import { levelOf, matrixOf, plainMatrix } from "#app/modules/hms/risk/matrix";
import { daysWithin } from "#app/modules/hms/schedules/months";
import { middleOf } from "#app/modules/hms/statistics/middle";
import { templates } from "#app/modules/hms/templates/index";
import { sectionsOf } from "#app/modules/hms/templates/template";
import { addMonths } from "#app/platform/clock";

const TODAY = "2026-05-10";
const NONE = "9999-12-31";
const facts = { lastRoundOn: "2026-01-01", nextRoundOn: "2027-01-01", openDeviations: 0, nextMeasureOn: NONE };

describe("where a company stands", () => {
	it.each([
		["upToDate", {}],
		["noRound", { lastRoundOn: "", nextRoundOn: NONE }],
		["dueSoon", { nextRoundOn: "2026-06-09" }],
		["upToDate", { nextRoundOn: "2026-06-10" }],
		["attention", { openDeviations: 1, nextRoundOn: "2026-05-20" }],
		["overdue", { nextMeasureOn: "2026-05-09", openDeviations: 1 }],
		["upToDate", { nextMeasureOn: TODAY }],
		["overdue", { nextRoundOn: "2026-05-09" }],
		["dueSoon", { nextRoundOn: TODAY }],
	] as const)("is %s by %o", (status, more) => {
		expect(companyStatus({ ...facts, ...more }, TODAY)).toBe(status);
	});
});

describe("a measure", () => {
	it("is reminded of three days before its deadline, the day after it, and each week from then on", () => {
		expect(firstReminder("2026-05-13")).toBe(TODAY);
		expect(nextReminder("2026-05-13", TODAY)).toBe("2026-05-14");
		expect(nextReminder("2026-05-09", TODAY)).toBe("2026-05-17");
	});
});

describe("the risk matrix", () => {
	const matrix = matrixOf(plainMatrix(5), (key) => key);
	it.each([
		[1, 4, 0],
		[2, 3, 1],
		[3, 4, 1],
		[4, 4, 2],
		[5, 5, 2],
	])("puts %i × %i into one of its levels", (likelihood, consequence, level) => {
		expect(levelOf(matrix, { likelihood, consequence })).toBe(matrix.levels[level]);
	});

	it("has no level for what is not assessed, and our words only where there are none of one's own", () => {
		expect(levelOf(matrix, { likelihood: 0, consequence: 0 })).toBeUndefined();
		const own = { ...plainMatrix(3), likelihood: ["Sjelden", "", ""] };
		expect(matrixOf(own, (key) => key).likelihood).toEqual(["Sjelden", "hms:risk.likely.3", "hms:risk.likely.5"]);
	});
});

describe("a schedule", () => {
	it("keeps its day of the month, or takes the last one, and says which days lie in a year", () => {
		expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
		expect(addMonths("2026-11-15", 3)).toBe("2027-02-15");
		const days = daysWithin({ nextOn: "2026-08-31", intervalMonths: 6 }, "2027-01-01", "2027-12-31");
		expect(days).toEqual(["2027-02-28", "2027-08-31"]);
	});
});

describe("the days to close", () => {
	it.each([
		[[], null],
		[[[3, 1]], 3],
		[
			[
				[30, 1],
				[2, 2],
			],
			2,
		],
		[
			[
				[0, 1],
				[4, 1],
				[9, 3],
			],
			9,
		],
	] as const)("of %o are the one in the middle", (counts, middle) => {
		expect(middleOf(new Map(counts as never))).toBe(middle);
	});
});

describe("a checklist as it is typed", () => {
	it("has a point on each line, under headings, and is the same when it is typed again", () => {
		const sections = fromLines("Uten overskrift\r\n\r\n## Inne\n  Er det ryddig?  \n# Tom\n# Ute\nEr det lyst?");
		expect(sections).toEqual([
			{ title: "", points: [{ id: "p1", text: "Uten overskrift" }] },
			{ title: "Inne", points: [{ id: "p2", text: "Er det ryddig?" }] },
			{ title: "Ute", points: [{ id: "p3", text: "Er det lyst?" }] },
		]);
		expect(fromLines(toLines(sections))).toEqual(sections);
	});

	it("is there four times from the start, in both languages, with points that have ids of their own", () => {
		expect(templates.map(({ key }) => key)).toEqual(["office", "workshop", "kindergarten", "restaurant"]);
		for (const template of templates)
			for (const language of ["nb", "en"] as const) {
				const points = sectionsOf(template, language).flatMap((section) => section.points);
				expect(points.length).toBeGreaterThan(10);
				expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
				expect(points.every(({ text }) => text.endsWith("?"))).toBe(true);
			}
	});
});

describe("many companies at once", () => {
	it("are late by a round or a measure whose day has passed, and not by none", () => {
		expect(isLate({ nextRoundOn: NONE, nextMeasureOn: NONE }, TODAY)).toBe(false);
		expect(isLate({ nextRoundOn: TODAY, nextMeasureOn: NONE }, TODAY)).toBe(false);
		expect(lateSince({ nextRoundOn: "2026-05-09", nextMeasureOn: NONE }, TODAY)).toEqual({
			...{ round: "2026-05-09", measure: null },
		});
	});

	it("are compared by industry where five hide among each other, seen or not, and nowhere else", () => {
		const of = (industry: string, count: number, more: Partial<Counted> = {}): Counted => ({
			...{ industry, count, isSeen: true, isLate: false, wasInspected: true, openDeviations: 0, ...more },
		});
		const { shown, hidden } = compareIndustries([
			...[of("Bakeri", 4), of("Bakeri", 1, { isLate: true, openDeviations: 10 })],
			of("Hotell", 4),
			// Whoever sees nine of ten knows the tenth by subtraction.
			...[of("Verksted", 9), of("Verksted", 1, { isSeen: false, isLate: true })],
			...[of("Butikk", 1), of("Butikk", 5, { isSeen: false, wasInspected: false })],
			of("", 30),
		]);
		expect(shown).toEqual([
			{ industry: "Butikk", count: 6, late: 0, inspected: 1 / 6, openDeviations: 0 },
			{ industry: "Bakeri", count: 5, late: 0.2, inspected: 1, openDeviations: 2 },
		]);
		expect(hidden).toBe(2);
	});
});
