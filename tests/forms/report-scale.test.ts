import { eq, getTableName } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Definition } from "#app/forms/definition/definition";
import { figuresIn, readingPage } from "#app/forms/report-pages/page-figures.server";
import { type FigureFilter, ofPeriod, type Period, readFiltered, readingDays } from "#app/forms/reports/figures.server";
import { reportOn } from "#app/forms/reports/form-report.server";
import { keepDay, keepGroups } from "#app/forms/reports/group-days.server";
import { sumDay } from "#app/forms/reports/sum-days.server";
import { readTallies } from "#app/forms/reports/tallies.server";
import { readForm } from "#app/forms/store/form-row.server";
import { addDays } from "#app/platform/clock";
import type { Visit } from "#app/platform/tenant/context";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import { formAnswers, formDays, formReplies } from "#db/schema/forms";
import { insertAll } from "#db/seed/insert";
import { ask, form, page } from "./make";
import { answer, area, openStore } from "./store";

const REPLIES = 2000;
const QUESTIONS = 20;
const DAYS = 100;
const FIRST = "2026-01-01";
let store: Awaited<ReturnType<typeof openStore>>;
let boss: Visit;
let formId: string;
let definition: Definition;

beforeAll(async () => {
	store = await openStore();
	boss = await store.visit(30);
	const questions = Array.from({ length: QUESTIONS }, (_, at) => ask("scale", `q${at}`, { min: 0, max: 10 }));
	const open = await store.published(boss, form([page("p", questions)]));
	formId = open.form.id;
	definition = open.version.definition;
	const tenantId = store.tenant.id;
	const of = { tenantId, formId };
	const ids = Array.from({ length: REPLIES }, (_, at) => `reply-${String(at).padStart(6, "0")}`);
	const dayOf = (at: number) => addDays(FIRST, at % DAYS);
	const base = {
		versionId: open.version.id,
		source: "link" as const,
		startedAt: 0,
		submittedAt: 1,
		createdAt: 1,
		updatedAt: 1,
		status: "submitted" as const,
	};
	await insertAll(
		store.db,
		formReplies,
		ids.map((id, at) => ({
			...of,
			...base,
			id,
			guid: id,
			sendKey: id,
			answers: Object.fromEntries(questions.map(({ id }, q) => [id, (at * 7 + q) % 11])),
			day: dayOf(at),
			language: at % 2 ? "nb" : "tr",
		})),
	);
	await insertAll(
		store.db,
		formAnswers,
		ids.flatMap((id, at) =>
			Array.from({ length: QUESTIONS }, (_, q) => ({
				...of,
				id: `${id}:${q}`,
				day: dayOf(at),
				questionId: `q${q}`,
				part: "",
				value: String((at * 7 + q) % 11),
				number: (at * 7 + q) % 11,
			})),
		),
	);
	await insertAll(
		store.db,
		formDays,
		Array.from({ length: DAYS }, (_, at) => ({
			...of,
			id: `${formId}:${dayOf(at)}`,
			day: dayOf(at),
			replies: REPLIES / DAYS,
		})),
	);
	for (const table of [formReplies, formAnswers, formDays])
		await drizzle(store.db).run(`analyze ${getTableName(table)}`);
}, 120_000);
afterAll(() => store.dispose());

const counted = () => ({ formId, replies: REPLIES, definition });

async function filtered(visit: Visit, period: Period, filter: FigureFilter) {
	const reads = new ReadBatch();
	const read = readFiltered(reads, visit, counted(), period, filter);
	await reads.send(visit.rows);
	return read().figures;
}

async function report(period: { from: string; to: string }, languages?: string[]) {
	const visit = await store.visit(30, { user: boss.user });
	const { meter } = visit.context;
	const [trips, rows] = [meter.roundTrips, meter.rowsRead];
	const figures = languages
		? await filtered(visit, period, { languages })
		: ofPeriod((await visit.rows.read({ days: readingDays(visit, formId, period) })).days);
	const sum = figures.reduce((total, { count }) => total + count, 0);
	return { trips: meter.roundTrips - trips, rows: meter.rowsRead - rows, sum };
}

it("a report reads in one round trip, and no more than 1.1 rows for each answer in its period", async () => {
	const all = { from: FIRST, to: addDays(FIRST, DAYS - 1) };
	const half = { from: FIRST, to: addDays(FIRST, DAYS / 2 - 1) };
	const answers = REPLIES * QUESTIONS;
	for (const [period, languages, expected, most] of [
		[all, undefined, answers, 1.1],
		[half, undefined, answers / 2, 1.1],
		[half, ["tr"], answers / 4, 0.15],
	] as const) {
		const { trips, rows, sum } = await report(period, languages && [...languages]);
		expect(sum).toBe(expected);
		expect(trips).toBe(1);
		expect(rows / expected).toBeLessThanOrEqual(most);
	}
});

/** A page with a table of two questions. */
async function crossed({ from, to }: { from: string; to: string }) {
	const visit = await store.visit(30, { user: boss.user });
	const written = await readForm(visit, area, { id: formId });
	const { definition: asked } = written.version ?? written.draft;
	const measured = { formId, definition: asked, fromDay: from, toDay: to };
	const blocks = [{ id: "b1", type: "cross" as const, rows: "q0", columns: "q1" }];
	const { meter } = visit.context;
	const [trips, rows] = [meter.roundTrips, meter.rowsRead];
	const read = await visit.rows.read(readingPage(visit, measured, blocks));
	const sum = figuresIn(visit, measured, blocks, read).cross.b1?.number;
	return { trips: meter.roundTrips - trips, rows: meter.rowsRead - rows, sum };
}

it("a page with a table of two questions reads no row of facts for it, in the same round trip", async () => {
	const { trips, rows, sum } = await crossed({ from: FIRST, to: addDays(FIRST, DAYS - 1) });
	expect([trips, sum]).toEqual([1, REPLIES]);
	// No day is summed up: the rows of facts of the other figures are read once, as without the table.
	expect(rows / (REPLIES * QUESTIONS)).toBeLessThanOrEqual(1.1);
});

const WHOLE = { from: FIRST, to: addDays(FIRST, DAYS - 1) };

async function asked(ask: object, level = 30) {
	const visit = await store.visit(level, { user: boss.user });
	const { form: row, draft, version } = await readForm(visit, area, { id: formId });
	const { meter } = visit.context;
	const [trips, rows] = [meter.roundTrips, meter.rowsRead];
	const { number, questions, groups } = await reportOn(
		visit,
		area,
		{ form: row, draft, version },
		{ ...WHOLE, ...ask },
	);
	return { told: { number, questions, groups }, trips: meter.roundTrips - trips, rows: meter.rowsRead - rows };
}

it("groups, and what a filter leaves, read each reply once the first time, and then only what is kept of the days", async () => {
	const narrow = REPLIES * QUESTIONS;
	for (const [ask, of] of [
		[{ groupBy: "q0" }, REPLIES],
		[{ groupBy: "q0", language: "tr" }, REPLIES / 2],
		[{ answered: { question: "q0", value: "3" } }, 182],
		[{ language: "tr" }, REPLIES / 2],
	] as const) {
		const first = await asked(ask);
		expect(first.told.number).toBe(of);
		expect(first.told.questions.map(({ answered }) => answered)).toEqual(first.told.questions.map(() => of));
		for (const { payload, tenantId } of store.worker.take().filter(({ type }) => type === "forms.keep-groups")) {
			const { questions, days } = payload as { questions: string[]; days: string[] };
			await keepGroups(await store.worker.inTenant(tenantId as string), formId, questions, days);
		}
		const again = await asked(ask);
		expect(again.told).toEqual(first.told);
		expect([first.trips, again.trips]).toEqual([1, 1]);
		expect(first.rows / narrow).toBeLessThanOrEqual(0.3);
		expect(again.rows / narrow).toBeLessThanOrEqual(0.3);
		expect(store.worker.take().filter(({ type }) => type === "forms.keep-groups")).toEqual([]);
	}
});

it("who may not know who has answered what reads no more than that either, in two round trips", async () => {
	const narrow = REPLIES * QUESTIONS;
	await store.db.prepare("delete from form_group_days").run();
	await store.db.prepare("update forms set is_health = 1 where id = ?").bind(formId).run();
	for (const ask of [{ groupBy: "q0" }, { language: "tr" }, { answered: { question: "q0", value: "3" } }]) {
		const { told, trips, rows } = await asked(ask, 20);
		expect(told.questions.some(({ answered }) => (answered ?? 0) > 0)).toBe(true);
		expect(trips).toBeLessThanOrEqual(2);
		expect(rows / narrow).toBeLessThanOrEqual(0.3);
	}
	await store.db.prepare("update forms set is_health = 0 where id = ?").bind(formId).run();
	store.worker.take();
});

it("a form with more replies than fit a Worker is counted by the database, to the same figures", async () => {
	const where = eq(formReplies.formId, formId);
	const of = async (questions: string[], isLarge: boolean, isSizes: boolean) => {
		const visit = await store.visit(30, { user: boss.user });
		const reads = new ReadBatch();
		const replies = isLarge ? 1_000_000 : REPLIES;
		const tallies = readTallies(reads, visit, { ...counted(), replies, where, questions, isSizes });
		await reads.send(visit.rows);
		return tallies()
			.map(({ day, language, given, question, part, value, count }) =>
				JSON.stringify([day, language, given, question, part, value, count]),
			)
			.sort();
	};
	for (const questions of [[], ["q0"]])
		for (const isSizes of [false, true]) {
			const here = await of(questions, false, isSizes);
			expect(here.length).toBeGreaterThanOrEqual(DAYS);
			expect(await of(questions, true, isSizes)).toEqual(here);
		}
});

it("groups of days that are over are read from what the clock has kept of them, also by their first reader", async () => {
	const narrow = REPLIES * QUESTIONS;
	const ask = { groupBy: "q1" };
	await store.db.prepare("delete from form_group_days").run();
	const before = await asked(ask);
	expect(store.worker.take().map(({ type }) => type)).toContain("forms.keep-groups");
	const ctx = await store.worker.inTenant(store.tenant.id);
	for (let at = 0; at < DAYS; at++) await keepDay(ctx, formId, addDays(FIRST, at));
	const first = await asked(ask);
	expect(first.told).toEqual(before.told);
	expect(first.rows / narrow).toBeLessThanOrEqual(0.3);
	expect((await asked({ language: "tr" })).rows / narrow).toBeLessThanOrEqual(0.3);
	expect(store.worker.take().filter(({ type }) => type === "forms.keep-groups")).toEqual([]);
});

it("groups of what a filter leaves are one round trip, and read far fewer rows than there are answers", async () => {
	const { told, trips, rows } = await asked({ groupBy: "q1", answered: { question: "q0", value: "3" } });
	expect(told.number).toBe(182);
	expect(told.groups.length).toBeGreaterThan(0);
	expect(told.groups.reduce((sum, { size }) => sum + (size ?? 0), 0)).toBe(182);
	expect(trips).toBe(1);
	expect(rows / (REPLIES * QUESTIONS)).toBeLessThanOrEqual(0.45);
});

it("a reply that comes takes away what is kept of its day alone, and is counted by the next reader", async () => {
	const before = await asked({ groupBy: "q0" });
	const { form: row, version } = await readForm(boss, area, { id: formId });
	const day = addDays(FIRST, DAYS - 1);
	await answer(boss, { form: row, version: version as never }, { q0: 3, q1: 4 }, { day });
	const after = await asked({ groupBy: "q0" });
	expect(after.told.number).toBe(before.told.number + 1);
	const sizeOf = ({ told }: typeof before) => told.groups.find(({ group }) => group === "3")?.size;
	expect(sizeOf(after)).toBe((sizeOf(before) ?? 0) + 1);
	expect(after.rows / (REPLIES * QUESTIONS)).toBeLessThanOrEqual(0.35);
	const [again] = store.worker.take().filter(({ type }) => type === "forms.keep-groups");
	expect(again?.payload).toMatchObject({ days: [day] });
});

it("days that are summed up are read from their sums", async () => {
	const period = { from: FIRST, to: addDays(FIRST, 9) };
	const before = await report(period);
	for (let at = 0; at < 10; at++) await sumDay(boss, formId, addDays(FIRST, at));
	const after = await report(period);
	const { rows, sum } = await crossed(period);
	// Of a table of two questions each reply is read, and once more to be grouped; of the sums hardly anything.
	expect(sum).toBe(REPLIES / 10);
	expect(rows / before.sum).toBeLessThanOrEqual(0.2);
	expect(after.sum).toBe(before.sum);
	expect(after.rows).toBeLessThan(before.rows);
});
