import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor, Paging, pageOf } from "#app/platform/paging.server";
import { Problem } from "#app/platform/problems";

const keyOf = (row: { name: string; id: string }) => [row.name, row.id];
const rows = ["ann", "bo", "cé"].map((name, index) => ({ name, id: `${index}` }));

describe("cursors", () => {
	it("come back as they were, letters of other scripts and numbers too", () => {
		const key = ["ødegård, åse – Ελένη", 1_763_718_000_000, null, ""];
		expect(decodeCursor(encodeCursor(key), 4)).toEqual(key);
	});

	it.each([
		["nothing", ""],
		["no base64", "%%%"],
		["no JSON", "bm90IGpzb24"],
		["no list", encodeCursor({ a: 1 } as never)],
		["another list's", encodeCursor(["a"])],
		["lists in a list", encodeCursor([["a"], "b"] as never)],
		["broken UTF-8", "__79"],
	])("that are %s are invalid", (_, cursor) => {
		expect(() => decodeCursor(cursor, 2)).toThrow(Problem);
	});
});

describe("a page", () => {
	it("has a next one only where a row more was read", () => {
		expect(pageOf(rows, 3, keyOf)).toEqual({ items: rows, next: null });
		const page = pageOf(rows, 2, keyOf);
		expect(page.items).toEqual(rows.slice(0, 2));
		expect(decodeCursor(page.next ?? "", 2)).toEqual(["bo", "1"]);
		expect(pageOf([], 2, keyOf)).toEqual({ items: [], next: null });
	});

	it("takes 1 to 200 rows, 50 unless told", () => {
		expect(Paging.parse({}).limit).toBe(50);
		expect(Paging.parse({ limit: "200" }).limit).toBe(200);
		for (const limit of ["0", "201", "-1", "1.5", "many", ["1", "2"]])
			expect(Paging.safeParse({ limit }).success).toBe(false);
	});
});
