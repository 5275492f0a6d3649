import { describe, expect, test } from "vitest";
import { dayOrNone, dueGroup, isOverdue, NO_DAY } from "../../app/tasks/due";

// A Wednesday.
const TODAY = "2026-11-25";

describe("a due day", () => {
	test.each([
		["2026-11-24", "overdue"],
		["2020-01-01", "overdue"],
		[TODAY, "today"],
		["2026-11-26", "week"],
		["2026-11-29", "week"],
		["2026-11-30", "later"],
		["2027-01-01", "later"],
		[null, "none"],
	] as const)("%s stands under %s", (day, group) => {
		expect(dueGroup(day, TODAY)).toBe(group);
	});

	test("of Sunday and Monday: the week ends with the one, and begins with the other", () => {
		expect(dueGroup("2026-11-30", "2026-11-29")).toBe("later");
		expect(dueGroup("2026-12-06", "2026-11-30")).toBe("week");
		expect(dueGroup("2026-12-07", "2026-11-30")).toBe("later");
	});

	test("that stands for none is none, and never overdue", () => {
		expect(dayOrNone(NO_DAY)).toBeNull();
		expect([isOverdue(null, TODAY), isOverdue(TODAY, TODAY), isOverdue("2026-11-24", TODAY)]).toEqual([
			...[false, false],
			true,
		]);
	});
});
