import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Words } from "#app/forms/charts/card";
import type { Definition } from "#app/forms/definition/definition";
import { formReport, type ReportAsk } from "#app/forms/reports/form-report.server";
import { reportCards } from "#app/forms/reports/report-cards";
import { serializeReport } from "#app/forms/reports/serialize-report.server";
import type { FormSettings } from "#app/forms/store/settings";
import type { Visit } from "#app/platform/tenant/context";
import { ask, form, option, page } from "./make";
import { answer, area, openStore } from "./store";

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
});
afterAll(() => store.dispose());

const definition: Definition = form([
	page("p", [
		ask("many", "help", { options: [option("a"), option("b"), option("c")], hasOther: true }),
		ask("scale", "mood", { min: 0, max: 10 }),
	]),
]);
/** What was chosen, and how they feel. */
const given: [string[], number][] = [
	[["a", "b"], 2],
	[["b", "a"], 4],
	[["a"], 6],
	[["b", "other"], 8],
	[[], 10],
];

async function reported(settings: Partial<FormSettings> = {}, more: Partial<ReportAsk> = {}, times = 1) {
	const open = await store.published(boss, definition, settings);
	for (let time = 0; time < times; time++)
		for (const [help, mood] of given)
			await answer(boss, open, { help, mood, ...(help.includes("other") && { "help:other": "Det" }) });
	const asked = { from: "2020-01-01", to: "2040-12-31", groupBy: "help", ...more };
	const report = await formReport(boss, area, { id: open.form.id }, asked);
	const shown = await serializeReport(boss, report, { ask: asked }, { by: "help" } as never);
	return { report, shown };
}
const words = {
	t: (key, { count } = {}) => [key, count].filter((part) => part !== undefined).join(" "),
	number: String,
	date: String,
	dateTime: String,
	share: (part, whole) => `${part}/${whole}`,
} as Words;

describe("a report by a question with several choices", () => {
	it("counts a reply in the group of each of its choices, and once in the whole", async () => {
		const { report, shown } = await reported();
		expect(report.number).toBe(5);
		expect(shown.groups.map(({ group, size }) => [group, size])).toEqual([
			["a", 3],
			["b", 3],
			["other", 1],
		]);
		expect(shown.groups.map(({ label }) => label)).toEqual(["Valg a", "Valg b", expect.not.stringMatching(/^other$/)]);
		const meanIn = (of: typeof report.questions | null) =>
			of?.find(({ question }) => question.id === "mood")?.parts[0]?.numbers?.mean;
		expect(meanIn(report.questions)).toBe(6);
		expect(report.groups.map(({ group, questions }) => [group, meanIn(questions)])).toEqual(
			expect.arrayContaining([
				["a", 4],
				["b", (2 + 4 + 8) / 3],
			]),
		);
	});

	it("says below each table that replies are in several groups, and how many there are in all", async () => {
		const { shown } = await reported();
		const cards = reportCards(shown, words);
		expect(cards.find(({ id }) => id === "mood")?.card.below).toBe("formReports:overlapping 5");
		expect(cards.find(({ id }) => id === "help")?.card.below).toBeUndefined();
	});

	it("holds with a filter too, and follows an option that leads to another one", async () => {
		const turkish = await reported({}, { language: "tr" });
		expect([turkish.report.number, turkish.report.groups]).toEqual([0, []]);
		const led: Definition = {
			...definition,
			lineage: [{ from: { question: "help", option: "c" }, to: { question: "help", option: "a" } }],
		};
		const open = await store.published(boss, led);
		await answer(boss, open, { help: ["a", "c"], mood: 1 });
		await answer(boss, open, { help: ["c"], mood: 1 });
		const asked = { from: "2020-01-01", to: "2040-12-31", groupBy: "help" };
		const { groups } = await formReport(boss, area, { id: open.form.id }, asked);
		expect(groups.map(({ group, size }) => [group, size])).toEqual([["a", 2]]);
	});

	it("is not made where small groups are hidden, as what is hidden of one would follow from the others", async () => {
		const { report, shown } = await reported({ isAnonymous: true }, {}, 6);
		expect([report.hidesSmall, report.groups, shown.by]).toEqual([true, [], null]);
		expect(shown.groupable.map(({ id }) => id)).toEqual(["mood"]);
		expect(report.number).toBe(30);
	});
});
