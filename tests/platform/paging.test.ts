import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor, Paging, pageOf, twoWayPage } from "#app/platform/paging.server";
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

describe("a page with a way back", () => {
	const key = (name: string, id: string) => encodeCursor([name, id]);

	it("leads back only where something lies before it", () => {
		const first = twoWayPage(rows, 2, keyOf, {});
		expect(first).toMatchObject({ previous: null, next: key("bo", "1") });
		const last = twoWayPage(rows.slice(2), 2, keyOf, { cursor: first.next ?? undefined });
		expect(last).toEqual({ items: rows.slice(2), previous: key("cé", "2"), next: null });
	});

	it("turns what was read backwards the right way round", () => {
		const readBackwards = [...rows].reverse();
		const page = twoWayPage(readBackwards, 2, keyOf, { before: key("dag", "3") });
		expect(page.items).toEqual(rows.slice(1));
		expect(page).toMatchObject({ previous: key("bo", "1"), next: key("cé", "2") });
		const start = twoWayPage(readBackwards.slice(1), 2, keyOf, { before: key("cé", "2") });
		expect(start).toMatchObject({ items: rows.slice(0, 2), previous: null });
	});
});
