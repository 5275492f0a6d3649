import { expect, expectTypeOf, test } from "vitest";
import * as z from "zod";
import { inOrder, namesIn, noneOf, type ValuesOf } from "#app/directory/fields/field";
import { shapeOf } from "#app/directory/fields/field.schema";
import { defineList, shownColumns } from "#app/lists/definition";
import { comparedFields } from "#app/lists/fields/compared-fields";
import { detailsOf } from "#app/lists/fields/details";
import { importColumns } from "#app/lists/fields/import-columns.schema";
import { columnsOf, givenBy, listedAs, type NounFields, plainlyImported } from "#app/lists/fields/noun-field";
import { tableColumns } from "#app/lists/fields/table-columns";

const boat = {
	name: {
		kind: "text",
		max: 5,
		required: true,
		label: "boats:name",
		form: true,
		list: { show: "always" },
		given: true,
	},
	builder: { kind: "text", max: 9, keepsEmpty: true, label: "boats:builder", form: true },
	length: {
		kind: "number",
		min: 1,
		max: 90,
		label: "boats:length",
		form: true,
		details: true,
		list: { sortable: true },
		imported: { aliases: ["lengde"], sample: "12" },
	},
	ownerId: {
		kind: "id",
		label: "boats:owner",
		list: { key: "owner", kind: "person", after: "name" },
		imported: { key: "owner", aliases: [], sample: "" },
		given: true,
	},
	kind: { kind: "choice", choices: { sail: "boats:sail", motor: "boats:motor" }, label: "boats:kind", form: true },
	marks: { kind: "tags", label: "boats:marks", details: { ifAny: true } },
	crew: { kind: "own", label: "boats:crew" },
} as const satisfies NounFields;

/** The same with one field more, and nothing else said of it anywhere. */
const withPhone = {
	...boat,
	deckPhone: {
		kind: "phone",
		label: "boats:deckPhone",
		form: { after: "name" },
		details: true,
		list: { show: "later", filterable: true },
		imported: { aliases: ["tlf"], sample: "900 00 000" },
		given: true,
		merged: true,
		inHistory: true,
	},
} as const satisfies NounFields;
const shape = shapeOf(withPhone, { crew: z.array(z.string()) });
const Boat = z.object(shape).partial();

const t = (key: string) => key.toUpperCase();
const row = { id: "1", updatedAt: 2, name: "Ask", ownerId: "p1", deckPhone: "+4790000000", length: 12, marks: [] };
const shown = { record: { id: "1", updatedAt: 2, of: "Ask" }, writes: false, t };

test("a field that is described stands in all that is made of the description", () => {
	expect(Boat.parse({ deckPhone: "900 00 000" })).toEqual({ deckPhone: "+4790000000" });
	expect(namesIn(withPhone, "form")).toEqual(["name", "deckPhone", "builder", "length", "kind"]);
	expect(comparedFields(withPhone, t).map(({ label }) => label)).toContain("BOATS:DECKPHONE");
	expect(detailsOf(withPhone, row, shown)).toContainEqual({ label: "BOATS:DECKPHONE", value: "900\u00A000\u00A0000" });
	const list = defineList({ key: "boats", sort: "name", columns: columnsOf(withPhone) });
	expect(shownColumns(list, ["deckPhone"])).toEqual(["name", "deckPhone"]);
	expect(shownColumns(list, null)).not.toContain("deckPhone");
	expect(listedAs(withPhone)).toEqual(["name", "length", "ownerId", "deckPhone"]);
	expect(listedAs(withPhone, { show: "later" })).toEqual(["deckPhone"]);
	const columns = tableColumns<typeof row, typeof withPhone>(withPhone, { writes: false, t });
	expect(columns.deckPhone.cell(row)).toBe("900\u00A000\u00A0000");
	const file = importColumns(withPhone, { ownerId: z.string() });
	expect(file.find(({ key }) => key === "deckPhone")?.schema.parse("900 00 000")).toBe("+4790000000");
	expect(plainlyImported(withPhone)).toEqual(["length", "deckPhone"]);
	expect(givenBy(withPhone)(row)).toEqual({ name: "Ask", owner_id: "p1", deck_phone: "+4790000000" });
	expect(namesIn(withPhone, "merged")).toEqual(["deckPhone"]);
	expect(namesIn(withPhone, "inHistory")).toEqual(["deckPhone"]);
});

test("what is empty is none, unless its field keeps it or must have something", () => {
	const empty = { builder: "", length: "", ownerId: " ", deckPhone: "", marks: "" };
	expect(Boat.parse(empty)).toEqual({ builder: "", length: null, ownerId: null, deckPhone: null, marks: [] });
	const refused = Boat.safeParse({ name: "", kind: "raft", length: 91, deckPhone: "12" }).error;
	expect(refused && Object.fromEntries(refused.issues.map(({ path, message }) => [path[0], message]))).toEqual({
		...{ name: "required", kind: "wrongValue", length: "wrongValue", deckPhone: "phone" },
	});
	expect([boat.builder, boat.length, boat.marks].map((field) => noneOf(field))).toEqual(["", null, []]);
});

test("each rule is the field's own, and another where it is given by hand", () => {
	expect(Boat.safeParse({ name: "Askeladden" }).error?.issues[0]?.message).toBe("tooLong?count=5");
	expect(Boat.parse({ crew: ["Kari"] })).toEqual({ crew: ["Kari"] });
	const strict = z.object(shapeOf(boat, { crew: z.string(), length: z.literal(7) }));
	expect(strict.shape.length.safeParse(8).success).toBe(false);
	// @ts-expect-error -- no kind covers it
	expect(shapeOf(boat, {})).toHaveProperty("crew");
});

test("the types of the fields come out of the description", () => {
	type Values = ValuesOf<typeof withPhone>;
	expectTypeOf<Values["name"]>().toEqualTypeOf<string>();
	expectTypeOf<Values["builder"]>().toEqualTypeOf<string>();
	expectTypeOf<Values["length"]>().toEqualTypeOf<number | null>();
	expectTypeOf<Values["kind"]>().toEqualTypeOf<"sail" | "motor" | null>();
	expectTypeOf<Values["marks"]>().toEqualTypeOf<string[]>();
	expectTypeOf<z.output<typeof Boat>["deckPhone"]>().toEqualTypeOf<string | null | undefined>();
	expectTypeOf<z.output<typeof Boat>["crew"]>().toEqualTypeOf<string[] | undefined>();
	expectTypeOf(givenBy(withPhone)(row).deck_phone).toEqualTypeOf<string>();
	expectTypeOf(listedAs(boat)).toEqualTypeOf<("name" | "length" | "ownerId")[]>();
	expectTypeOf(namesIn(boat, "given")).toEqualTypeOf<("name" | "ownerId")[]>();
	expectTypeOf(plainlyImported(boat)).toEqualTypeOf<"length"[]>();
});

test("a column has the key that its list or file gives it, and stands where it says", () => {
	const more = [{ key: "built", kind: "day", label: "boats:built", after: "owner" }] as const;
	const columns = columnsOf(boat, more);
	expect(columns.map(({ key }) => key)).toEqual(["name", "owner", "built", "length"]);
	expect(columns[1]).toEqual({ key: "owner", kind: "person", label: "boats:owner" });
	expect(columns[3]).toEqual({ key: "length", kind: "number", label: "boats:length", sortable: true });
	expect(importColumns(boat, { ownerId: z.string() }).map(({ key }) => key)).toEqual(["length", "owner"]);
});

test("several stand behind the same one in their own order; behind what is not there, or behind each other, none", () => {
	const at = (key: string, after?: string) => ({ key, after });
	const keys = (...items: { key: string; after?: string }[]) => inOrder(items).map(({ key }) => key);
	expect(keys(at("c", "a"), at("a"), at("d", "a"), at("b"), at("e", "c"))).toEqual(["a", "c", "e", "d", "b"]);
	expect(() => keys(at("a"), at("b", "x"))).toThrow('"b" is to stand behind "x"');
	expect(() => keys(at("a", "b"), at("b", "a"))).toThrow("does not stand there");
});

test("readers see the details that there are, in words", () => {
	const labels = (marks: string[], length: number | null) =>
		detailsOf(boat, { length, marks }, shown).map(({ label, value }) => [label, value]);
	expect(labels([], null)).toEqual([]);
	expect(labels(["old", "red"], 12)).toEqual([
		["BOATS:LENGTH", "12"],
		["BOATS:MARKS", "old, red"],
	]);
	const forWriters = detailsOf(boat, { length: null, marks: [] }, { ...shown, writes: true });
	expect(forWriters.map(({ label }) => label)).toEqual(["BOATS:LENGTH"]);
});
