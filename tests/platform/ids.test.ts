import { expect, test } from "vitest";
import { isGuid, newGuid, newId } from "#app/platform/ids";

const instants = [0, 1, 255, 256, 65_535, 65_536, 2 ** 32 - 1, 2 ** 32, 1_700_000_000_000, 2 ** 47, 2 ** 48 - 1];

test("ids sort as their instants do", () => {
	const ids = instants.map((at) => newId(at));
	expect([...ids].sort()).toEqual(ids);
});

test.each(instants)("the id of instant %i holds it, its version and its variant", (at) => {
	const id = newId(at);
	expect(isGuid(id)).toBe(true);
	expect(Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16)).toBe(at);
	expect(id[14]).toBe("7");
	expect("89ab").toContain(id[19]);
});

test("ten thousand ids of one millisecond are all different", () => {
	expect(new Set(Array.from({ length: 10_000 }, () => newId(5))).size).toBe(10_000);
});

test.each([
	[newGuid(), true],
	[newId(), true],
	["0190A6C2-0000-7000-8000-00000000ABCD", true],
	["", false],
	["1", false],
	["0190a6c200007000800000000000abcd", false],
	["0190a6c2-0000-7000-8000-00000000abcd ", false],
	["0190a6c2-0000-7000-8000-00000000abcg", false],
	["0190a6c2-0000-7000-8000-00000000abcd\n", false],
	["' or 1=1 --", false],
])("%j could be a guid: %s", (value, could) => {
	expect(isGuid(value)).toBe(could);
});
