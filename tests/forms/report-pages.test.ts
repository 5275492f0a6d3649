import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Block } from "#app/forms/report-pages/blocks";
import { changesBetween } from "#app/forms/report-pages/changes-since-published";
import { crossTable, NONE, type Pair } from "#app/forms/report-pages/cross-table";
import {
	figuresNow,
	makePage,
	pageIn,
	publishPage,
	readingOnePage,
	unknownOf,
} from "#app/forms/report-pages/pages.server";
import { piecesOf, unknownIn } from "#app/forms/report-pages/placeholders";
import { showBlocks } from "#app/forms/report-pages/show-page";
import { readForm } from "#app/forms/store/form-row.server";
import type { Visit } from "#app/platform/tenant/context";
import { formReportPages } from "#db/schema/forms";
import { ask, form, option, page } from "./make";
import { answer, area, openStore } from "./store";

const options = [option("left"), option("right")];
const definition = form([
	page("p", [
		ask("choice", "side", { options }),
		ask("yesNo", "back"),
		ask("scale", "mood", { min: 0, max: 4 }),
		ask("shortText", "words"),
	]),
]);
const questions = definition.pages.flatMap(({ sections }) => sections.flatMap((section) => section.questions));

describe("the placeholders of a text", () => {
	it("name numbers by variable and answer, in any case and language", () => {
		const text = "{{n}} {{ share:SIDE=Valg left }} {{share:back=No}} {{share:mood=3}}";
		expect(piecesOf(text, questions).flatMap((piece) => ("asked" in piece ? [piece.asked] : []))).toEqual([
			{ kind: "n" },
			{ kind: "share", question: "side", value: "left" },
			{ kind: "share", question: "back", value: "0" },
			{ kind: "share", question: "mood", value: "3" },
		]);
	});

	it("that name nothing are told to the author", () => {
		const wrong = ["{{m}}", "{{share:side=up}}", "{{share:nothing=left}}", "{{share:mood=9}}", "{{share:words=a}}"];
		expect(unknownIn(`a ${wrong.join(" b ")} {{n}}`, questions)).toEqual(wrong);
	});
});

describe("two questions against each other", () => {
	const values = { rows: ["a", "b", "c"], columns: ["x", "y", "z"] };
	const pairs = (cells: number[][]): Pair[] =>
		cells.flatMap((row, at) =>
			row.map((count, to) => ({ row: values.rows[at] ?? NONE, column: values.columns[to] ?? NONE, count })),
		);

	it("shows each cell and n where all are many", () => {
		const table = crossTable(
			pairs([
				[10, 5, 8],
				[7, 9, 6],
				[5, 5, 5],
			]),
			values,
		);
		expect(table.number).toBe(60);
		expect(table.rows[0]).toEqual({ value: "a", total: 23, cells: [10, 5, 8] });
		expect(table.columns.map(({ total }) => total)).toEqual([22, 19, 19]);
	});

	it("hides a small cell, and others so that neither its row nor its column gives it away", () => {
		const { rows } = crossTable(
			pairs([
				[10, 2, 8],
				[7, 9, 6],
				[5, 5, 5],
			]),
			values,
		);
		const hidden = rows.map(({ cells }) => cells.map((cell) => cell === null));
		expect(hidden[0]?.[1]).toBe(true);
		for (const row of hidden) expect(row.filter(Boolean).length).not.toBe(1);
		for (const at of [0, 1, 2]) expect(hidden.filter((row) => row[at]).length).not.toBe(1);
	});

	it("hides a small group whole, and counts those who did not answer as one", () => {
		const { rows } = crossTable(
			[
				...pairs([
					[20, 9, 8],
					[1, 1, 1],
					[9, 9, 9],
				]),
				{ row: NONE, column: "x", count: 6 },
			],
			values,
		);
		expect(rows.map(({ value }) => value)).toEqual(["a", "b", "c", NONE]);
		expect(rows[1]).toMatchObject({ total: null, cells: [null, null, null] });
		expect(rows.filter(({ total }) => total === null).length).toBeGreaterThan(1);
	});

	it("leaves out a few who did not answer, for whom no large row has to be hidden", () => {
		const { rows, number } = crossTable(
			[
				{ row: "a", column: "x", count: 661 },
				{ row: "b", column: "x", count: 1388 },
				{ row: NONE, column: "x", count: 2 },
			],
			values,
		);
		expect(rows.map(({ value, total }) => [value, total])).toEqual([
			["a", 661],
			["b", 1388],
			["c", 0],
		]);
		expect(number).toBe(2049);
	});

	it("never tells a small cell by subtraction from its row or its column", () => {
		const cells = fc.array(fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }), { minLength: 3, maxLength: 3 });
		fc.assert(
			fc.property(cells, (counts) => {
				const { rows, columns } = crossTable(pairs(counts), values);
				const lines = [
					...rows.map(({ cells: shown, total }, at) => ({ shown, total, real: counts[at] ?? [] })),
					...columns.map(({ total }, to) => ({
						...{ total, shown: rows.map(({ cells: shown }) => shown[to] ?? null) },
						real: counts.map((row) => row[to] ?? 0),
					})),
				];
				for (const { shown, total, real } of lines) {
					for (const cell of shown) expect(cell === null || cell === 0 || cell >= 5).toBe(true);
					const hidden = real.filter((_, at) => shown[at] === null);
					const sum = hidden.reduce((all, count) => all + count, 0);
					const isAll = real.every((count, at) => shown[at] === null || count === 0);
					if (total !== null && sum > 0 && !isAll) {
						expect(hidden.length).toBeGreaterThan(1);
						expect(sum).toBeGreaterThanOrEqual(5);
					}
				}
			}),
		);
	});
});

describe("a report page", () => {
	let store: Awaited<ReturnType<typeof openStore>>;
	let boss: Visit;
	let formId: string;
	let open: Awaited<ReturnType<typeof store.published>>;
	const reader = { language: "nb" as const, yes: "Ja", no: "Nei", none: "Ikke svart", column: String };
	const blocks: Block[] = [
		{ id: "b1", type: "text", text: "{{n}} svar, {{share:back=yes}} ja" },
		{ id: "b2", type: "chart", question: "side", kind: "bars" },
		{ id: "b3", type: "cross", rows: "side", columns: "back" },
		{ id: "b4", type: "figure", measure: "mean", question: "mood", value: "", label: "Snitt" },
		{ id: "b5", type: "since" },
	];

	beforeAll(async () => {
		store = await openStore();
		boss = await store.visit(30);
		open = await store.published(boss, definition);
		formId = open.form.id;
	});
	afterAll(() => store.dispose());

	const again = () => store.visit(30, { user: boss.user });
	async function read(id: string) {
		const visit = await again();
		const written = await readForm(visit, area, { id: formId });
		const { pages } = await visit.rows.read(readingOnePage(visit, area, { id: formId }, id));
		return { visit, written, page: pageIn(pages) };
	}
	const send = async (count: number, answers: object) => {
		for (let at = 0; at < count; at++) await answer(await again(), open, answers as never);
	};
	async function made(of: Block[]) {
		const first = await again();
		const id = await makePage(first, await readForm(first, area, { id: formId }), { title: "Rapport" });
		const { visit } = await read(id);
		await visit.rows.change(formReportPages, id, { blocks: of as never });
		return id;
	}

	it("hides what fewer than five have answered, from everybody", async () => {
		await send(3, { side: "left", back: true, mood: 2 });
		const { visit, written, page: shown } = await read(await made(blocks));
		const figures = await figuresNow(visit, written, shown);
		expect(figures).toMatchObject({ number: 3, isHidden: true, cross: {} });
		expect(JSON.stringify(figures.questions)).not.toContain('"count":3');
		const [text, chart, cross, mean] = showBlocks(shown.blocks, figures, null, reader);
		expect(text).toMatchObject({ pieces: [{ value: 3 }, { text: " svar, " }, { value: null }, { text: " ja" }] });
		expect([chart?.type, cross?.type]).toEqual(["missing", "missing"]);
		expect(mean).toMatchObject({ value: null });
	});

	it("is frozen with its figures when it is published, and says what has changed since", async () => {
		await send(7, { side: "left", back: true, mood: 2 });
		await send(10, { side: "right", back: false, mood: 4 });
		const id = await made(blocks);
		const first = await read(id);
		await publishPage(first.visit, first.written, first.page, first.page.updatedAt);
		const frozen = await read(id);
		expect(frozen.page.frozen).toMatchObject({ figures: { number: 20 }, since: null });
		const shown = showBlocks(blocks, frozen.page.frozen?.figures as never, null, reader);
		expect(shown[0]).toMatchObject({ pieces: [{ value: 20 }, { text: " svar, " }, { value: 0.5 }, { text: " ja" }] });
		expect(shown[2]).toMatchObject({
			names: { rows: ["Valg left", "Valg right"], columns: ["Ja", "Nei"] },
			table: {
				number: 20,
				rows: [
					{ total: 10, cells: [10, 0] },
					{ total: 10, cells: [0, 10] },
				],
			},
		});
		expect(shown[3]).toMatchObject({ value: 3, n: 20 });

		await send(1, { side: "left", back: true, mood: 0 });
		const few = await read(id);
		const now = await figuresNow(few.visit, few.written, few.page);
		expect(few.page.frozen?.figures.number).toBe(20);
		expect(changesBetween(few.page.frozen?.figures as never, now)).toMatchObject({
			replies: 1,
			isHidden: true,
			shares: [],
		});

		await send(4, { side: "left", back: true, mood: 0 });
		const more = await read(id);
		await publishPage(more.visit, more.written, more.page, more.page.updatedAt);
		const { page: second } = await read(id);
		expect(second.frozen?.since).toMatchObject({ replies: 5, isHidden: false });
		expect(second.frozen?.since?.shares).toContainEqual({ question: "back", value: "1", before: 0.5, now: 0.6 });
		const without = showBlocks(blocks, second.frozen?.figures as never, second.frozen?.since ?? null, reader, ["back"]);
		expect(without.map(({ type }) => type)).toEqual(["chart", "figure", "since"]);
		expect(JSON.stringify(without)).not.toContain("Spørsmål back");
	});

	it("is not published with a placeholder that names nothing, nor over somebody else's change", async () => {
		const id = await made([{ id: "b1", type: "text", text: "{{share:nobody=1}}" }]);
		const { visit, written, page: wrong } = await read(id);
		expect(unknownOf(written, wrong.blocks)).toEqual([{ block: "b1", written: "{{share:nobody=1}}" }]);
		await expect(publishPage(visit, written, wrong, wrong.updatedAt)).rejects.toMatchObject({ kind: "invalid" });
		await visit.rows.change(formReportPages, id, { blocks: [{ id: "b1", type: "heading", text: "A" }] });
		const right = await read(id);
		await expect(publishPage(right.visit, right.written, right.page, wrong.updatedAt)).rejects.toMatchObject({
			kind: "conflict",
		});
	});
});
