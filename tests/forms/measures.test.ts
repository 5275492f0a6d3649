import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Definition } from "#app/forms/definition/definition";
import { followReplies } from "#app/forms/over-time/follow.server";
import type { Block } from "#app/forms/report-pages/blocks";
import { changesBetween } from "#app/forms/report-pages/changes-since-published";
import { figuresIn, type PageFigures, readingPage } from "#app/forms/report-pages/page-figures.server";
import { showBlocks } from "#app/forms/report-pages/show-page";
import { formReport, type ReportAsk } from "#app/forms/reports/form-report.server";
import { keepGroups } from "#app/forms/reports/group-days.server";
import { OTHERS, ownReport } from "#app/forms/reports/own-report.server";
import { reportCards } from "#app/forms/reports/report-cards";
import { serializeReport } from "#app/forms/reports/serialize-report.server";
import { readingSubject } from "#app/forms/reports/subject-replies.server";
import { sumDay } from "#app/forms/reports/sum-days.server";
import { readForm } from "#app/forms/store/form-row.server";
import { publishForm } from "#app/forms/store/publish.server";
import { saveDraft } from "#app/forms/store/save-draft.server";
import { comparableFrom } from "#app/forms/versions/comparable";
import { compareVersions } from "#app/forms/versions/compare-versions";
import type { Visit } from "#app/platform/tenant/context";
import { ask, form, option, page } from "./make";
import { answer, area, openStore } from "./store";

const DAY = "2026-03-02";
const PERIOD = { from: "2026-01-01", to: "2026-12-31" };
const score = {
	...{ id: "well", name: { nb: "Trivsel" }, items: [{ question: "mood" }], method: "sum" as const, maxMissing: 0 },
	...{ bands: [], better: "lower" as const, min: 0, max: 10 },
};
const upTo = (max: number, more: Partial<Definition> = {}) =>
	form(
		[
			page("p", [
				ask("scale", "mood", { min: 0, max }),
				ask("choice", "where", { options: [option("a"), option("b")] }),
			]),
		],
		{
			scores: [score],
			...more,
		},
	);

let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
});
afterAll(() => store.dispose());

type Published = Awaited<ReturnType<typeof publishForm>>;

async function next(published: Published, definition: Definition): Promise<Published> {
	const { form: row, draft } = await readForm(boss, area, { id: published.form.id });
	const { revision } = await saveDraft(boss, area, { id: row.id, revision: draft.revision, definition });
	return publishForm(boss, area, { id: row.id, revision });
}

/** Six replies on a scale to five and six on one to ten, all on one day. */
async function changed(person?: { id: string }) {
	const dayOf = (at: number) => (person ? `2026-03-${10 + at}` : DAY);
	const subject = person && { type: "person" as const, id: person.id };
	const first = await store.published(boss, upTo(5), {}, person && { subjectType: "person" });
	for (let at = 0; at < 6; at++) await answer(boss, first, { mood: 5, where: "a" }, { day: dayOf(at), subject });
	const second = await next(first, upTo(10));
	for (const [at, mood] of [10, 10, 10, 10, 10, 4].entries())
		await answer(boss, second, { mood, where: "a" }, { day: dayOf(6 + at), subject });
	return { first, second };
}

async function told(id: string, ask: Partial<ReportAsk> = {}) {
	const visit = await store.visit(30, { user: boss.user });
	const { meter } = visit.context;
	const before = meter.roundTrips;
	const report = await formReport(visit, area, { id }, { ...PERIOD, ...ask });
	const trips = meter.roundTrips - before;
	const shown = await serializeReport(visit, report, { ask: { ...PERIOD, ...ask } }, { by: ask.groupBy } as never);
	return { report, trips, shown };
}

const meansOf = ({ shown }: Awaited<ReturnType<typeof told>>) => [
	...shown.questions.map(({ question, answered, until, since, parts }) => [
		...[question.code, answered, until, since, parts[0]?.numbers?.mean ?? null],
	]),
	...shown.scores.map(({ id, numbers, until }) => [id, until, numbers.mean]),
];

describe("a scale that becomes another one", () => {
	const apart = [
		["mood", 6, null, 1, 9],
		["where", 12, null, null, null],
		["mood_v1", 6, 1, null, 5],
		["well", null, 9],
		["well@", 1, 5],
	];

	it("has two entries in the report, each with its own numbers and ends, also of a day that is summed up", async () => {
		const { first } = await changed();
		const { id } = first.form;
		const open = await told(id);
		expect(meansOf(open)).toEqual(apart);
		expect(open.trips).toBeLessThanOrEqual(3);
		expect(open.report.questions.map(({ parts }) => parts[0]?.counts.length)).toEqual([11, 2, 6]);
		await sumDay(boss, id, DAY);
		expect(meansOf(await told(id))).toEqual(apart);
	});

	it("is told apart to those who may not know who has answered, and groups and filters show the one of today", async () => {
		const { first } = await changed();
		const { id } = first.form;
		const health = await store.published(boss, upTo(5), {}, { isHealth: true });
		for (let at = 0; at < 6; at++) await answer(boss, health, { mood: 5, where: "a" }, { day: DAY });
		const later = await next(health, upTo(10));
		for (let at = 0; at < 6; at++) await answer(boss, later, { mood: 10, where: "a" }, { day: DAY });
		const guarded = await told(health.form.id);
		expect(guarded.trips).toBeLessThanOrEqual(3);
		expect(guarded.shown.questions.map(({ question, answered }) => [question.code, answered])).toEqual([
			["mood", 6],
			["where", 12],
			["mood_v1", 6],
		]);
		const moods = await told(id, { groupBy: "mood" });
		expect(moods.shown.groups.map(({ group, size }) => [group, size]).sort()).toEqual([
			["10", 5],
			["4", 1],
		]);
		const { payload } = store.worker.take().findLast(({ type }) => type === "forms.keep-groups") ?? {};
		const { questions } = payload as { questions: string[] };
		await keepGroups(boss, id, questions, [DAY]);
		expect((await told(id, { groupBy: "mood" })).shown.groups).toEqual(moods.shown.groups);
		const five = await told(id, { answered: { question: "mood", value: "5" } });
		expect(five.report.number).toBe(0);
	});

	it("is never held against what it was: the line begins anew, with the older one by itself", async () => {
		const client = await store.make.member(store.tenant, "CLIENT");
		const { second } = await changed(client);
		const visit = await store.visit(30, { user: boss.user });
		const subject = { formId: second.form.id, subjectId: client.id };
		const { replies } = await visit.rows.read({ replies: readingSubject(visit, area, subject, PERIOD) });
		const followed = await followReplies(visit, second, replies);
		expect(followed?.compared).toMatchObject([
			{
				id: "well",
				since: "2026-03-16",
				first: 10,
				previous: 10,
				current: 4,
				sinceFirst: "better",
				sincePrevious: "better",
			},
		]);
		expect(followed?.charts.map(({ name, max, lines }) => [name, max, lines.at(-1)?.values.slice(4, 8)])).toEqual([
			["Trivsel", 10, [null, null, 10, 10]],
			["Trivsel (til og med versjon 1)", 10, [5, 5, null, null]],
			["Spørsmål mood (til og med versjon 1)", 5, [5, 5, null, null]],
		]);
	});

	it("stays what it became through versions that change something else, and can become another one again", async () => {
		const { second } = await changed();
		const title = await next(second, upTo(10, { title: { nb: "Nytt navn" } }));
		expect(title.version.definition.since).toEqual(second.version.definition.since);
		const third = await next(title, upTo(3));
		await answer(boss, third, { mood: 3, where: "b" }, { day: DAY });
		expect(meansOf(await told(third.form.id)).slice(0, 4)).toEqual([
			["mood", 1, null, 3, 3],
			["where", 13, null, null, null],
			["mood_v3", 6, 3, null, 9],
			["mood_v1", 6, 1, null, 5],
		]);
	});
});

describe("what it was before it became another measure", () => {
	const blocks: Block[] = [
		{ id: "b1", type: "chart", kind: "bars", question: "mood" },
		{ id: "b2", type: "since" },
	];
	const words = { yes: "Ja", no: "Nei", column: String, language: "nb" as const, none: "–" };
	const pageOn = (formId: string, definition: Definition) => ({ formId, definition, fromDay: null, toDay: null });
	async function figures(formId: string, definition: Definition) {
		const measured = pageOn(formId, definition);
		return figuresIn(boss, measured, blocks, await boss.rows.read(readingPage(boss, measured, blocks)));
	}
	const shown = (found: PageFigures, before: PageFigures | null = null) =>
		showBlocks(blocks, found, before && changesBetween(before, found), words);

	it("stands apart on a report page, and has not moved since the page of then", async () => {
		const first = await store.published(boss, upTo(5));
		const { id } = first.form;
		for (let at = 0; at < 6; at++) await answer(boss, first, { mood: 5, where: "a" }, { day: DAY });
		const before = await figures(id, first.version.definition);
		const second = await next(first, upTo(10));
		for (const mood of [10, 10, 10, 10, 10]) await answer(boss, second, { mood, where: "a" }, { day: DAY });
		const now = await figures(id, second.version.definition);
		const [chart, since] = shown(now, before);
		expect(chart).toMatchObject({
			...{ type: "chart", summary: { answered: 5, since: 1, parts: [{ numbers: { mean: 10 } }] } },
			earlier: [{ answered: 6, until: 1, parts: [{ numbers: { mean: 5 } }], question: { code: "mood_v1", max: 5 } }],
		});
		expect(since).toMatchObject({ since: { replies: 5, shares: [] } });
	});

	it("stands apart in one's own report, beside the others of then", async () => {
		const me = await store.visit(10);
		const mine = { respondentId: me.user.id };
		const first = await store.published(boss, upTo(5));
		for (let at = 0; at < 6; at++) await answer(boss, first, { mood: 3, where: "a" }, { day: DAY });
		await answer(me, first, { mood: 5, where: "a" }, { day: DAY, ...mine });
		const second = await next(first, upTo(10));
		await answer(me, second, { mood: 9, where: "a" }, { day: DAY, ...mine });
		const { id } = second.form;
		const report = await ownReport(me, await readForm(me, area, { id }), PERIOD);
		const view = await serializeReport(me, report, { ask: PERIOD }, {} as never);
		expect(
			view.questions.map(({ question, answered, until, since }) => [question.code, answered, until, since]),
		).toEqual([
			["mood", 1, null, 1],
			["where", 2, null, null],
			["mood_v1", 1, 1, null],
		]);
		const others = view.groups.find(({ group }) => group === OTHERS);
		expect(others?.questions?.map(({ question, parts }) => [question.code, parts[0]?.numbers?.mean ?? null])).toEqual([
			["where", null],
			["mood_v1", 3],
		]);
		const said = { t: (key: string) => key, number: String, date: String, dateTime: String, share: String };
		const abouts = reportCards(view, said).map(({ card }) => card.about);
		expect(abouts.filter((about) => about.includes("formReports:apart"))).toHaveLength(1);
		expect(abouts.filter((about) => about.includes("formReports:sinceVersion"))).toHaveLength(1);
	});

	it("tells of the others in one's own report by whole blocks of days, so that two periods do not tell of one of them", async () => {
		const me = await store.visit(10);
		const open = await store.published(boss, upTo(5));
		const on = (day: string, mood: number, more: object = {}) =>
			answer(boss, open, { mood, where: "a" }, { day, ...more });
		for (let at = 0; at < 5; at++) await on("2026-03-02", 3);
		await on("2026-03-03", 5);
		for (let at = 0; at < 4; at++) await on("2026-03-03", 1, { respondentId: me.user.id });
		const others = async (to: string) => {
			const read = await readForm(me, area, { id: open.form.id });
			const { groups, number } = await ownReport(me, read, { from: "2026-03-01", to });
			return [number, groups.find(({ group }) => group === OTHERS)?.size];
		};
		expect(await others("2026-03-02")).toEqual([0, 5]);
		expect(await others("2026-03-03")).toEqual([4, 5]);
		for (let at = 0; at < 4; at++) await on("2026-03-04", 4);
		expect(await others("2026-03-03")).toEqual([4, 5]);
		expect(await others("2026-03-04")).toEqual([4, 10]);
	});
});

describe("what counts on it", () => {
	const points = (b: number) =>
		form(
			[
				page("p", [
					ask("choice", "q", { options: [option("a", 0), option("b", b)] }),
					ask("scale", "s", { min: 0, max: 5 }),
					ask("computed", "twice", { formula: "{s} * 2" }),
					ask("computed", "more", { formula: "{twice} + 1" }),
				]),
			],
			{
				scores: [
					{ ...score, id: "one", items: [{ question: "q" }] },
					{ ...score, id: "two", items: [{ question: "more" }] },
				],
			},
		);
	const apart = (last: Definition, now: Definition) =>
		compareVersions(last, now)
			.filter(({ replies }) => replies === "apart")
			.map(({ kind, id }) => `${kind} ${id}`);

	it("is another measure with it: a score by the points of an option, a sum by its numbers", () => {
		expect(apart(points(1), points(2))).toEqual(["scoringChanged one"]);
		const wider = structuredClone(points(1));
		Object.assign(wider.pages[0]?.sections[0]?.questions[1] ?? {}, { max: 10 });
		expect(apart(points(1), wider)).toEqual([
			"rangeChanged s",
			"formulaChanged twice",
			"formulaChanged more",
			"scoringChanged two",
		]);
		const banded = structuredClone(points(1));
		Object.assign(banded.scores[0] ?? {}, { bands: [{ from: 0, label: {}, tone: "good" }], name: { nb: "Annet" } });
		expect(apart(points(1), banded)).toEqual([]);
	});

	it("takes what was led to it along to what it was", () => {
		const lineage = [{ from: { question: "old" }, to: { question: "s" } }];
		const changes = [{ kind: "rangeChanged" as const, id: "s", replies: "apart" as const }];
		const last = { ...points(1), lineage };
		expect(comparableFrom(last, last, { changes, versionId: "v2" })).toEqual({ s: "v2", old: "v2" });
		expect(comparableFrom(points(1), last, { changes, versionId: "v2" })).toEqual({ s: "v2" });
	});
});
