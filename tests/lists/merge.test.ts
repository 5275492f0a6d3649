import { describe, expect, it, test } from "vitest";
import { between } from "#app/lists/components/use-selection";
import { mergeFields } from "#app/lists/conflict/merge";
import { conflictOf, differingFields } from "#app/lists/conflict/refusal";

const by = (was: Record<string, unknown> | null, mine: Record<string, unknown>, theirs: Record<string, unknown>) =>
	Object.fromEntries(mergeFields(Object.keys(mine), mine, was, theirs).map((field) => [field.name, field.by]));

describe("two who change one record", () => {
	it("differ only in what both have changed otherwise", () => {
		const was = { name: "A", city: "Oslo", phone: "1", tags: "x, y" };
		const mine = { name: "B", city: "Bergen", phone: "1", tags: "x, y" };
		const theirs = { name: "C", city: "Oslo", phone: "2", tags: ["x", "y"] };
		expect(by(was, mine, theirs)).toEqual({ name: "both", city: "me", phone: "them", tags: "nobody" });
	});

	it("may both have emptied a field, and an empty one is not the same as one that was not sent", () => {
		expect(by({ city: "Oslo" }, { city: "" }, { city: null })).toEqual({ city: "nobody" });
		expect(mergeFields(["city", "name"], { name: "A" }, null, { city: "Oslo", name: "A" })).toHaveLength(1);
	});

	it("are asked about every field that differs where nobody knows what it was", () => {
		expect(by(null, { name: "A", city: "Oslo" }, { name: "A", city: "Bergen" })).toEqual({
			name: "nobody",
			city: "both",
		});
	});

	it("are told apart in the answer of a page's action", () => {
		const current = { org_no: "2", name: "A", updated_at: "2026-01-01T00:00:00.000Z" };
		const values = { orgNo: "1", name: "A", was: '{"orgNo":"0","name":"A"}', updatedAt: "1" };
		const conflict = conflictOf({ problem: { kind: "conflict", intent: "save", current }, values });
		expect(conflict?.updatedAt).toBe(Date.parse("2026-01-01"));
		expect(conflict && differingFields(conflict, ["orgNo", "name"])).toEqual([
			{ name: "orgNo", mine: "1", theirs: "2", by: "both" },
		]);
		expect(conflictOf({ problem: { kind: "invalid", intent: "save", current: null }, values })).toBeUndefined();
		expect(
			conflictOf({ problem: { kind: "conflict", intent: "save", current }, values: { was: "no json" } })?.was,
		).toBeNull();
	});
});

test.each([
	["b", "d", ["b", "c", "d"]],
	["d", "b", ["b", "c", "d"]],
	["gone", "c", ["c"]],
	["", "a", ["a"]],
])("a range from %s to %s", (from, to, rows) => {
	expect(between(["a", "b", "c", "d"], from, to)).toEqual(rows);
});
