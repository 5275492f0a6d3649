import { expect, test } from "vitest";
import { isDue } from "../../scripts/cron.mjs";

const at = (time: string) => new Date(`2026-03-01T${time}Z`);

test.each([
	["5 * * * *", "10:05:59", true],
	["5 * * * *", "10:06:00", false],
	["*/15 * * * *", "10:45:00", true],
	["*/15 * * * *", "10:50:00", false],
	["30 3 * * *", "03:30:00", true],
	["30 3 * * *", "15:30:00", false],
	["0,30 8-16 * * 0", "16:30:00", true],
	["0,30 8-16 * * 1", "16:30:00", false],
])("%s at %s is due: %s", (expression, time, due) => {
	expect(isDue(expression, at(time))).toBe(due);
});

test("an expression that is not understood is refused, not ignored", () => {
	expect(() => isDue("5 * * * MON", at("10:05:00"))).toThrow("MON");
	expect(() => isDue("5 * * *", at("10:05:00"))).toThrow("five fields");
});
