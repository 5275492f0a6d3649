import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { BarChart } from "#app/forms/charts/bar-chart";
import { LineChart } from "#app/forms/charts/line-chart";
import { measurements } from "#app/forms/charts/look";
import { paperColours } from "#app/pdf/chart-colours";
import { readPng } from "#app/pdf/embed-picture";
import { readFace } from "#app/pdf/font";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { contentsOf, pagesOf } from "../support/pdf-text";
import { big4, bytes } from "../support/pictures";

const face = (weight: number) =>
	readFace(`Inter${weight}`, new Uint8Array(readFileSync(`public/fonts/inter-${weight}.ttf`)));
const faces = [face(400), face(600)] as const;

const make = (blocks: Block[], more: object = {}) =>
	makePdf({ title: "Skjema", language: "nb", foot: "Skjema", blocks, faces, madeAt: new Date(0), ...more });
const pagesWith = async (blocks: Block[]) => pagesOf(await make(blocks));

describe("the PDF of a reply", () => {
	it.each([
		"Hvordan går det på jobben? Ærlig, øl og å",
		"Wie läuft’s? Größe, Übung – «weiß»",
		"Çağrı, İstanbul’da ığdır şöyle",
		"Πώς πάει η δουλειά; Άννα, ϊ, ΐ, Ώρα",
		"Как върви? Щъркел, ѝ, №",
		"Ce mai faci? Știință, ță, ș, î",
		"Jak to jde? Příliš žluťoučký kůň; zażółć gęślą jaźń",
		"Æ, Ð, þ, € 1 240,50 − 3 ≤ 4",
	])("has every letter of: %s", async (text) => {
		const [page] = await pagesWith([
			{ look: "label", text },
			{ look: "body", text },
		]);
		expect(page?.split("\n").slice(0, 2)).toEqual([text, text].map((one) => one.normalize("NFC")));
	});

	it("goes over as many pages as it takes, cuts what is too long for a line, and loses nothing", async () => {
		const long = "x".repeat(400);
		const blocks: Block[] = Array.from({ length: 80 }, (_, at) => ({ look: "body", text: `Linje ${at + 1}` }));
		const pages = await pagesWith([{ look: "title", text: "Tittel" }, { look: "body", text: long }, ...blocks]);
		expect(pages.length).toBeGreaterThan(1);
		const all = pages.join("\n");
		expect(all.match(/x/g)?.length).toBe(400);
		for (let at = 1; at <= 80; at++) expect(all).toContain(`Linje ${at}\n`);
		expect(pages[0]).toContain(`1 / ${pages.length}`);
	});

	it("is a whole file whose table points to its objects, also with a drawing and letters that no face has", async () => {
		const whole = Buffer.from(await make([{ look: "body", text: "😀 漢字" }, { path: "M0 0L600 200M10 10L20 20" }]));
		const file = whole.toString("latin1");
		const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
		expect(file.slice(table, table + 4)).toBe("xref");
		for (const [at, [, place]] of [...file.slice(table).matchAll(/(\d{10}) 00000 n/g)].entries())
			expect(file.slice(Number(place))).toMatch(new RegExp(`^${at + 1} 0 obj`));
		expect(whole.length).toBeLessThan(120_000);
	});
});

describe("the PDF of a report", () => {
	it("sets a table with its heads again on each page, and what is too wide in tables under it", async () => {
		const rows = Array.from({ length: 70 }, (_, at) => ({ name: `Rad ${at}`, cells: [`${at} ja`, "Skjult"] }));
		const pages = await pagesWith([{ table: { heads: ["Gruppe", "Antall", "Andel"], rows } }]);
		expect(pages.length).toBeGreaterThan(1);
		for (const page of pages) expect(page.startsWith("Gruppe\nAntall\nAndel\n")).toBe(true);
		for (const { name, cells } of rows) expect(pages.join("\n")).toContain([name, ...cells].join("\n"));
		const wide = Array.from({ length: 11 }, (_, at) => `Verdi ${at}`);
		const [page] = await pagesWith([{ table: { heads: ["Rad", ...wide], rows: [{ name: "Søvn", cells: wide }] } }]);
		for (const value of wide) expect(page?.split("\n").filter((line) => line === value)).toHaveLength(2);
		expect(page?.match(/Søvn/g)).toHaveLength(2);
	});

	it("draws a chart with the words of its page, and tells first, previous and current apart without colour", async () => {
		const line = (when: keyof typeof measurements, values: number[]) => ({
			...{ name: when, look: measurements[when], values },
		});
		const chart = createElement(LineChart, {
			...{ label: "Profil", names: ["Søvn", "Ro & fred"], min: 0, max: 10, say: String },
			lines: [line("first", [2, 3]), line("previous", [4, 5]), line("current", [6, 7])],
		});
		const file = await make([{ drawing: renderToStaticMarkup(chart) }]);
		const [drawn = ""] = contentsOf(file);
		expect(pagesOf(file)[0]).toContain("Ro & fred");
		for (const [look, dash] of [
			["first", "[1.75 4] 0 d"],
			["previous", "[7 5] 0 d"],
		] as const)
			expect(drawn, look).toContain(dash);
		// A hollow triangle, a hollow square, and a full circle.
		for (const shape of ["0 -5.5 m 5 4 l -5 4 l h B", "-4.5 -4.5 m 4.5 -4.5 l", "-5 0 m "])
			expect(drawn).toContain(shape);
		const bars = createElement(BarChart, { label: "", names: ["A", "B"], values: [3, null], say: String });
		const [counted = ""] = contentsOf(await make([{ drawing: renderToStaticMarkup(bars) }]));
		expect(counted.match(/ re f$/gm)).toHaveLength(1);
	});

	it("has the colours of the light theme", () => {
		const tokens = readFileSync("app/ui/tokens.css", "utf8");
		for (const [name, colour] of Object.entries(paperColours))
			expect(tokens, name).toContain(`--c-${name}: light-dark(${colour},`);
	});

	it("begins with a logo of points that are seen through, and leaves out a file that it cannot read", async () => {
		// Two points: one told by itself, one by its left neighbour.
		const logo = await readPng(png([1, 10, 20, 30, 255, 5, 5, 5, 156]));
		expect(logo).toMatchObject({ width: 2, height: 1 });
		expect([...(logo?.colours ?? [])]).toEqual([10, 20, 30, 15, 25, 35]);
		expect([...(logo?.opacity ?? [])]).toEqual([255, 155]);
		const file = Buffer.from(await make([{ look: "body", text: "Under" }], { logo })).toString("latin1");
		expect(file).toContain("/SMask");
		for (const broken of [bytes("RIFF0000WEBP"), png([0, 1, 2]), png([0], { interlaced: 1 }), new Uint8Array()])
			expect(await readPng(broken)).toBeNull();
	});
});

function png(lines: number[], { interlaced = 0 } = {}): Uint8Array {
	const chunk = (type: string, data: Uint8Array) => bytes(big4(data.length), type, data, big4(0));
	return bytes(
		...[[0x89], "PNG", [13, 10, 26, 10]],
		chunk("IHDR", bytes(big4(2), big4(1), [8, 6, 0, 0, interlaced])),
		chunk("IDAT", deflateSync(Uint8Array.from(lines))),
		chunk("IEND", new Uint8Array()),
	);
}
