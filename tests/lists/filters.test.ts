import { describe, expect, it, test } from "vitest";
import { dayStart } from "#app/lists/day-start";
import { defineList } from "#app/lists/definition";
import { readFilter, writeFilter } from "#app/lists/filters";
import { daysOf } from "#app/lists/periods";
import { filtersOf, ListCall, ListQuery } from "#app/lists/query.schema";
import { readState, viewQuery } from "#app/lists/state";

const list = defineList({
	key: "test.things",
	sort: "name",
	columns: [
		{ key: "name", kind: "text", label: "x:name", sortable: true, filterable: true, show: "always" },
		{ key: "kind", kind: "choice", label: "x:kind", filterable: true, choices: { a: "x:a", b: "x:b" } },
		{ key: "at", kind: "date", label: "x:at", filterable: true, sortable: true },
		{ key: "note", kind: "text", label: "x:note" },
	],
});

describe("a filter of the address", () => {
	it.each(["name.has.a%2Cb,%C3%B8", "kind.any.a,b", "at.before.-60", "at.is.thisWeek", "name.empty"])(
		"%s comes back as it was",
		(text) => {
			const filter = readFilter(list, text);
			expect(filter && writeFilter(filter)).toBe(text);
		},
	);

	it.each([
		["another column", "nothing.has.a"],
		["a column that is not filtered by", "note.has.a"],
		["an op of another kind", "kind.between.a,b"],
		["a choice that there is not", "kind.any.c"],
		["no value", "name.has"],
		["too many values", "at.before.2026-01-01,2026-01-02"],
		["a period where a day is asked", "at.before.thisWeek"],
		["a day that does not exist", "at.is.2026-02-30"],
		["broken encoding", "name.has.%E0%A4%A"],
		["a key of the prototype", "constructor.has.a"],
		["nothing", ""],
	])("that has %s is none", (_, text) => {
		expect(readFilter(list, text)).toBeUndefined();
	});

	it("is left out by a page, which knows of it, and refused by a call", () => {
		const f = ["name.has.a", "name.like.a"];
		expect(ListQuery(list).parse({ f }).f).toEqual({
			filters: [{ column: "name", op: "has", values: ["a"] }],
			ignored: 1,
		});
		expect(ListCall(list).safeParse({ f }).success).toBe(false);
		expect(ListCall(list).safeParse({ f: "name.has.a" }).success).toBe(true);
	});
});

test("a form's day from today goes before an empty one of the calendar", () => {
	const query = ListQuery(list).parse({ fc: "at", fo: "before", fv: ["-60", ""] });
	expect(filtersOf(list, query).filters).toEqual([{ column: "at", op: "before", values: ["-60"] }]);
});

test("a page takes any sort, size and columns, and keeps to its own", () => {
	const query = ListQuery(list).parse({ sort: "-note", size: "7", columns: "at,evil,name", match: ["x", "any"] });
	expect(query).toMatchObject({ sort: "name", size: 25, columns: ["name", "at"], match: "any" });
});

test("a view's query is the same however it was written", () => {
	const query = "size=25&match=all&sort=-at&f=kind.any.a,b&cursor=abc&junk=1";
	expect(viewQuery(list, readState(list, query))).toBe("f=kind.any.a%2Cb&sort=-at");
	expect(viewQuery(list, readState(list, "f=kind.any.a%2Cb&sort=-at"))).toBe("f=kind.any.a%2Cb&sort=-at");
});

test.each([
	["today", "2026-11-21", "2026-11-21"],
	["thisWeek", "2026-11-16", "2026-11-22"],
	["nextWeek", "2026-11-23", "2026-11-29"],
	["lastMonth", "2026-10-01", "2026-10-31"],
	["last7", "2026-11-15", "2026-11-21"],
	["overdue", null, "2026-11-20"],
	["-60", "2026-09-22", "2026-09-22"],
	["2026-01-31", "2026-01-31", "2026-01-31"],
])("%s is seen from Saturday, 21 November", (value, from, to) => {
	expect(daysOf(value, "2026-11-21")).toEqual({ from, to });
});

test.each([
	["2026-11-21", "Europe/Oslo", "2026-11-20T23:00:00Z"],
	["2026-03-29", "Europe/Oslo", "2026-03-28T23:00:00Z"],
	["2026-03-30", "Europe/Oslo", "2026-03-29T22:00:00Z"],
	["2026-10-25", "Europe/Oslo", "2026-10-24T22:00:00Z"],
	["2026-11-21", "America/Los_Angeles", "2026-11-21T08:00:00Z"],
	["2026-11-21", "Pacific/Kiritimati", "2026-11-20T10:00:00Z"],
])("%s begins in %s at %s", (day, zone, instant) => {
	expect(new Date(dayStart(day, zone)).toISOString()).toBe(instant.replace("Z", ".000Z"));
});
