import { expect, it } from "vitest";
import type { Reply } from "#app/forms/replies/reply-row";
import { studentAssessment } from "#app/forms/templates/student-assessment";
import { isPseudonym, namesIn } from "#app/modules/finch/pseudonyms/pseudonym";
import { beforeAndAfter } from "#app/modules/finch/reports/before-after";
import { nextName } from "#app/modules/finch/year/next-name";

it("calls a group a year later by its number, and leaves what has none", () => {
	expect(["9A", "VG1 Bygg", "10", "Blå", "2024-1"].map(nextName)).toEqual(["10A", "VG2 Bygg", "11", "Blå", "2024-2"]);
});

it("takes codes and no names where students are known by codes", () => {
	expect(["E-7KQ2", "A12", "Ella Nes", "Ella", "12", "E 7KQ2"].map(isPseudonym)).toEqual([
		...[true, true, false, false, false, false],
	]);
	expect(Object.keys(namesIn({ name: "Ella", guardian: "Kari", email: "k@x.no" }))).toEqual([
		"name",
		"guardian",
		"email",
	]);
	expect(namesIn({ name: undefined, guardian: "" })).toEqual({});
});

it("holds the first against the last reply of each student who has two", () => {
	const reply = (subjectId: string, value: number) =>
		({ subjectId, versionId: "v", scores: { thrives: { value, band: null, missing: 0 } } }) as unknown as Reply;
	const replies = [reply("a", 1), reply("b", 2), reply("a", 5), reply("c", 3), reply("b", 3), reply("a", 3)];
	expect(beforeAndAfter(studentAssessment, replies)).toEqual([{ id: "thrives", before: 1.5, after: 3, students: 2 }]);
});
