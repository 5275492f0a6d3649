import { describe, expect, it } from "vitest";
import { overlapping, type Span } from "#app/modules/verdal/codes/overlaps";

const span = (code: string, validFrom: string, validTo = "9999-12-31"): Span => ({ code, validFrom, validTo });
const added = (...given: Parameters<typeof span>) => ({ ...span(...given), changes: null });

describe("rows of a list of codes", () => {
	const known = new Map([
		["a", span("7517", "0000-01-01")],
		["b", span("6014", "0000-01-01", "2024-04-30")],
	]);

	it("meet what is known, what another row makes of it, and each other", () => {
		expect(overlapping(known, [added("7517", "2030-01-01"), added("6014", "2024-05-01")])).toEqual([true, false]);
		expect(overlapping(known, [added("6014", "2024-05-01"), added("6014", "2025-01-01")])).toEqual([false, true]);
		expect(overlapping(known, [added("6014", "2024-04-30")])).toEqual([true]);
		expect(overlapping(known, [{ ...span("6014", "0000-01-01"), changes: "b" }, added("6014", "2030-01-01")])).toEqual([
			false,
			true,
		]);
	});

	it("may end a code after the row that follows it: the order in the file says nothing", () => {
		const ends = { ...span("7517", "0000-01-01", "2029-12-31"), changes: "a" };
		expect(overlapping(known, [added("7517", "2030-01-01"), ends])).toEqual([false, false]);
		expect(overlapping(known, [ends, null, added("7517", "2030-01-01")])).toEqual([false, false, false]);
	});
});
