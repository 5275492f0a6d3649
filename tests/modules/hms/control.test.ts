import { describe, expect, it } from "vitest";
import { addresseesOf, privacyClock, stepKeys } from "#app/modules/hms/deviations/addressees";
import { judgeDuty, monthsBetween } from "#app/modules/hms/documents/duties";
import { repeatedFaults, suggestTheme } from "#app/modules/hms/rounds/theme";

describe("the theme of a round", () => {
	const sections = [
		{ title: "Orden", points: [{ id: "p1", text: "Er gulvet fritt?" }] },
		{ title: "Brann", points: [{ id: "p2", text: "Er rømningsveien fri?" }] },
	];
	const rounds = [
		{ id: "a", sections },
		// The same point has another id in another version of the list.
		{ id: "b", sections: [{ title: "Brann", points: [{ id: "p9", text: "Er rømningsveien fri?" }] }] },
	];
	const twice = [
		{ roundId: "a", pointId: "p2" },
		{ roundId: "b", pointId: "p9" },
	];

	it("is what was found again and again, by the words of the point and not its id", () => {
		expect(repeatedFaults(rounds, twice)).toEqual([{ text: "Er rømningsveien fri?", section: "Brann", count: 2 }]);
		expect(suggestTheme(rounds, [...twice, { roundId: "a", pointId: "p1" }], ["Hast", "Hast", "Hast"])).toEqual({
			...{ text: "Brann", why: "repeated", count: 2 },
		});
	});

	it("else is the cause that deviations share, else where the faults are, else nothing", () => {
		const once = [{ roundId: "a", pointId: "p1" }];
		expect(suggestTheme(rounds, once, ["Hast", "", "Hast"])).toEqual({ text: "Hast", why: "cause", count: 2 });
		expect(suggestTheme(rounds, once, ["Hast", "", ""])).toEqual({ text: "Orden", why: "faults", count: 1 });
		expect(suggestTheme(rounds, [{ roundId: "gone", pointId: "p1" }], [])).toBeNull();
	});
});

describe("who else is told of a report", () => {
	it("is by its kind, whom one calls first", () => {
		expect(addresseesOf({ kind: "injury", isSerious: true })).toEqual(["serious", "injury"]);
		expect(addresseesOf({ kind: "nearMiss", isSerious: false })).toEqual([]);
		expect(new Set(stepKeys).size).toBe(stepKeys.length);
	});

	it("has 72 hours of a privacy breach, and says when that was done", () => {
		const createdAt = Date.UTC(2026, 0, 5, 8);
		const hoursOn = (hours: number) => createdAt + hours * 3_600_000;
		expect(privacyClock({ createdAt, steps: {} }, hoursOn(0.5))).toMatchObject({ dueAt: hoursOn(72), hoursLeft: 71 });
		expect(privacyClock({ createdAt, steps: {} }, hoursOn(71.9)).hoursLeft).toBe(0);
		expect(privacyClock({ createdAt, steps: {} }, hoursOn(72.1)).hoursLeft).toBe(-1);
		expect(privacyClock({ createdAt, steps: { "privacy.authority": 7 } }, hoursOn(1)).toldAt).toBe(7);
	});
});

describe("a duty", () => {
	const evidence = (on: string) => ({ kind: "document" as const, title: on, on, to: "/" });

	it("is as old as its newest evidence, and missing without any", () => {
		expect(monthsBetween("2025-03-31", "2026-03-30")).toBe(11);
		expect(judgeDuty("goals", [], "2026-03-30")).toMatchObject({ state: "missing", months: null });
		expect(judgeDuty("goals", [evidence("2024-01-01"), evidence("2026-01-30")], "2026-03-30")).toMatchObject({
			...{ state: "fresh", months: 2 },
		});
		expect(judgeDuty("goals", [evidence("2025-03-30")], "2026-03-30")).toMatchObject({ state: "old", months: 12 });
	});
});
