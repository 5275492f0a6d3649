import { describe, expect, it } from "vitest";
import { checkReply } from "#app/forms/answers/check-reply";
import { answersFromFields } from "#app/forms/answers/from-fields";
import { startOf } from "#app/forms/answers/starting-answers";
import { checkDefinition } from "#app/forms/definition/check-definition";
import { DefinitionInput } from "#app/forms/definition/definition.schema";
import { evaluateFlow } from "#app/forms/logic/evaluate-flow";
import { around, ask, form as formOf, page } from "./make";

const definitionOf = (questions: Parameters<typeof page>[1]) => formOf([page("p", questions)]);

describe("what a form begins with", () => {
	const options = [
		{ id: "yes", label: { nb: "Ja" } },
		{ id: "no", label: { nb: "Nei" } },
	];
	const form = definitionOf([
		ask("choice", "works", { options, initial: "yes" }),
		ask("shortText", "where", {
			showIf: { of: { kind: "answer" as const, question: "works" }, test: "is" as const, value: "yes" },
		}),
		ask("shortText", "empty", { initial: "" }),
	]);

	it("is seen by rules before anything is answered", () => {
		expect(startOf(form, around.today)).toEqual({ works: "yes" });
		expect([...evaluateFlow(form, startOf(form, around.today), around).visible]).toContain("where");
		expect([...evaluateFlow(form, {}, around).visible]).not.toContain("where");
	});

	it("is a day, a time, yes or no, or a point, as a field sends it, and is taken as it is", () => {
		const begun = definitionOf([
			ask("date", "on", { initial: "today" }),
			ask("date", "day", { initial: "2026-01-02" }),
			ask("time", "at", { initial: "08:30" }),
			ask("yesNo", "no", { initial: false }),
			ask("scale", "point", { min: 0, max: 4, initial: 0 }),
			ask("slider", "slid", { min: 0, max: 10, step: 5, initial: 5 }),
			ask("many", "some", { options, initial: ["no"] }),
			ask("table", "rows", { maxRows: 2, columns: [ask("date", "when", { initial: "today" })] }),
		]);
		const start = startOf(begun, around.today);
		expect(start).toEqual({
			on: around.today,
			day: "2026-01-02",
			at: "08:30",
			no: "no",
			point: 0,
			slid: 5,
			some: ["no"],
		});
		expect(checkReply(begun, start, around)).toMatchObject({ fieldErrors: [], answers: { ...start, no: false } });
		const odd = definitionOf([
			ask("slider", "slid", { min: 0, max: 10, step: 5, initial: 6 }),
			ask("many", "some", { options, initial: ["yes", "gone"] }),
		]);
		expect(checkDefinition(odd).map(({ key, id }) => [key, id])).toEqual([
			["initialOutside", "slid"],
			["initialGone", "some"],
		]);
	});

	it("makes no row of a table of which nothing was filled in", () => {
		const table = definitionOf([
			ask("table", "jobs", {
				maxRows: 5,
				columns: [ask("shortText", "what"), ask("number", "hours", { initial: 37 })],
			}),
		]);
		const rowsOf = (fields: Record<string, string>) => answersFromFields(table, fields, {}, ["jobs"]).jobs;
		expect(rowsOf({ "a.jobs.0.what": "", "a.jobs.0.hours": "37" })).toBeUndefined();
		expect(
			rowsOf({
				...{ "a.jobs.0.what": "Baker", "a.jobs.0.hours": "37", "a.jobs.1.what": "", "a.jobs.1.hours": "20" },
				...{ "a.jobs.2.what": "", "a.jobs.2.hours": "37" },
			}),
		).toHaveLength(2);
	});

	it("takes no rules inside what repeats, as none are looked at there", () => {
		const showIf = { of: { kind: "answer" as const, question: "works" }, test: "answered" as const };
		const given = definitionOf([
			ask("group", "jobs", { maxTimes: 3, questions: [ask("shortText", "what", { showIf })] }),
		]);
		const taken = DefinitionInput.parse(given);
		expect(JSON.stringify(taken)).not.toContain("showIf");
		expect(JSON.stringify(taken)).toContain('"what"');
	});
});
