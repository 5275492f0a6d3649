import { describe, expect, it } from "vitest";
import { mentionsIn } from "#app/directory/mentions";
import { tasksInMinutes } from "#app/modules/crm/meetings/minutes";
import { around, marked } from "#app/modules/crm/search/mark";

const people = [
	{ id: "per", name: "Per Håkon Lie" },
	{ id: "per2", name: "Per Hansen" },
	{ id: "ase", name: "Åse Øyen" },
];

describe("who is named after an @", () => {
	it.each([
		["@Per Håkon ringer", ["per"]],
		["@per håkon lie, @ase: ring", ["per", "ase"]],
		["@Per kommer", []],
		["@Åsele er et sted", []],
		["skriv til post@per.test", []],
		["@Per Hansen @Per Hansen", ["per2"]],
	])("in «%s»", (text, ids) => {
		expect(mentionsIn(text, people)).toEqual(ids);
	});
});

describe("the tasks in minutes", () => {
	it.each([
		["[] Sende avtalen", [{ title: "Sende avtalen" }]],
		["  - [ ] Bestille tøy", [{ title: "Bestille tøy" }]],
		["@Åse Øyen: ringe fredag", [{ title: "ringe fredag", assigneeId: "ase" }]],
		["[] @Per Hansen – møte opp", [{ title: "møte opp", assigneeId: "per2" }]],
		["[x] Er gjort", []],
		["[]", []],
		["@Ukjent gjør noe", []],
		["Vi snakket med @Åse om saken", []],
	])("of «%s»", (line, tasks) => {
		expect(tasksInMinutes(`Enige.\r\n${line}\nSlutt`, people)).toEqual(tasks);
	});
});

describe("the hits in a text", () => {
	it("are whole words, also where accents or case differ, and nothing of the text is lost", () => {
		const parts = marked("Ålesund: lageret på Ålesundveien", ["alesund"]);
		expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(["Ålesund", "Ålesundveien"]);
		expect(parts.map(({ text }) => text).join("")).toBe("Ålesund: lageret på Ålesundveien");
	});

	it("are in view where the text is long", () => {
		const text = around(`${"ord ".repeat(100)}skatten ${"mer ".repeat(100)}`, ["skatten"]);
		expect(text).toContain("skatten");
		expect(text.length).toBeLessThan(300);
	});
});
