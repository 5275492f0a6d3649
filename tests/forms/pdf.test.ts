import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BarChart } from "#app/forms/charts/bar-chart";
import { LineChart } from "#app/forms/charts/line-chart";
import { measurements } from "#app/forms/charts/look";
import { paperColours } from "#app/pdf/chart-colours";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { drawnOn, pagesOf, structureOf } from "../support/pdf-text";
import { big4, bytes } from "../support/pictures";

const face = (weight: number) => new Uint8Array(readFileSync(`public/fonts/inter-${weight}.ttf`));
const faces = { plain: face(400), strong: face(600) };

const make = (blocks: Block[], more: object = {}) =>
	makePdf({ title: "Skjema", language: "nb", foot: "Skjema", blocks, faces, madeAt: new Date(0), ...more });
const pagesWith = async (blocks: Block[]) => pagesOf(await make(blocks));

/** The letters of the ten languages, and of some others that people are called by. */
const samples = [
	"Hvordan går det på jobben? Ærlig, øl og å",
	"Wie läuft’s? Größe, Übung – «weiß»",
	"Çağrı, İstanbul’da ığdır şöyle",
	"Πώς πάει η δουλειά; Άννα, ϊ, ΐ, Ώρα",
	"Как върви? Щъркел, ѝ, №",
	"Ce mai faci? Știință, ță, ș, î",
	"Jak to jde? Příliš žluťoučký kůň; zażółć gęślą jaźń",
	"Æ, Ð, þ, € 1 240,50 − 3",
];

describe("the PDF of a reply", () => {
	it.each(samples)("has every letter of: %s", async (text) => {
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

	it("sets letters that no face has without failing, and keeps a drawing small", async () => {
		const file = await make([
			{ look: "body", text: "Navn 😀 漢字" },
			{ path: "M0 0L600 200M10 10L20 20", alt: "Kari" },
		]);
		expect((await pagesOf(file))[0]).toContain("Navn");
		expect(file.length).toBeLessThan(40_000);
	});

	it("tells a screen reader its language, its title, and what each part is", async () => {
		const rows = Array.from({ length: 70 }, (_, at) => ({ name: `Rad ${at}`, cells: [`${at} ja`] }));
		const chart = `<svg viewBox="0 0 600 90" role="img" aria-label="Søvn &amp; ro" class="w-full"><rect x="0" y="0" width="9" height="9" class="fill-chart-1"></rect></svg>`;
		const file = await make([
			{ look: "title", text: "Tittel" },
			{ look: "label", text: "Spørsmål" },
			{ look: "heading", text: "Del" },
			{ look: "label", text: "Spørsmål" },
			{ look: "body", text: "Svar ".repeat(900) },
			{ path: "M0 0L600 200", alt: "Underskrift" },
			{ drawing: chart },
			{ drawing: chart.replace(/ aria-label="[^"]*"/, "") },
			{ table: { heads: ["Gruppe", "Antall"], rows } },
		]);
		const pages = await structureOf(file);
		const [first = "", second = ""] = pages;
		expect(first).toBe("Document(H1 H2 H2 H3 P)");
		expect(second).toMatch(/^Document\(P Figure:Underskrift Figure:Søvn & ro Table\(TR\(TH TH\) TR\(TH TD\)/);
		// The heads that stand again on the next page are said once.
		expect(pages.at(-1)?.match(/TR\(TH TH\)/g)).toHaveLength(1);
		expect(pages.at(-1)?.match(/TR\(TH TD\)/g)).toHaveLength(rows.length);
		const written = Buffer.from(file).toString("latin1");
		for (const said of ["/Lang (nb)", "/DisplayDocTitle true", "/Marked true", "pdfuaid"])
			expect(written).toContain(said);
	});
});

/** Another program's judgement: Poppler, which CI installs. */
const hasPoppler = spawnSync("pdfinfo", ["-v"]).status === 0;
describe.skipIf(!hasPoppler)("the PDF as Poppler reads it", () => {
	let folder: string;
	beforeAll(() => {
		folder = mkdtempSync(join(tmpdir(), "pdf-"));
	});
	afterAll(() => rmSync(folder, { recursive: true }));

	const read = (program: string, ...given: string[]) => {
		const { status, stdout, stderr } = spawnSync(program, given, { encoding: "utf8" });
		expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
		return stdout;
	};

	it("is tagged, and has its heads, its table and its texts in all languages", async () => {
		const path = join(folder, "whole.pdf");
		writeFileSync(
			path,
			await make([
				{ look: "title", text: "Tittel" },
				...samples.map((text): Block => ({ look: "body", text })),
				{ table: { heads: ["Gruppe", "Antall"], rows: [{ name: "Rad", cells: ["12"] }] } },
			]),
		);
		expect(read("pdfinfo", path)).toMatch(/^Title: +Skjema\n(.*\n)*Tagged: +yes\n/);
		const structure = read("pdfinfo", "-struct-text", path).replace(/\s+/g, " ");
		expect(structure).toContain('H1 (block) "Tittel" P (block)');
		expect(structure).toContain(
			'TR TH: /Scope /Column "Gruppe" TH: /Scope /Column "Antall" TR TH: /Scope /Row "Rad" TD "12"',
		);
		const text = read("pdftotext", path, "-");
		for (const sample of samples) expect(text).toContain(sample.normalize("NFC"));
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
		const [drawn = ""] = drawnOn(file);
		expect((await pagesOf(file))[0]).toContain("Ro & fred");
		for (const [look, dash] of [
			["first", "[1.75 4] 0 d"],
			["previous", "[7 5] 0 d"],
		] as const)
			expect(drawn, look).toContain(dash);
		// A hollow triangle, a hollow square, and a full circle.
		for (const shape of ["0 -5.5 m\n5 4 l\n-5 4 l\nh\n", "-4.5 -4.5 m\n4.5 -4.5 l", "-5 0 m\n"])
			expect(drawn).toContain(shape);
		const bars = createElement(BarChart, { label: "", names: ["A", "B"], values: [3, null], say: String });
		const [counted = ""] = drawnOn(await make([{ drawing: renderToStaticMarkup(bars) }]));
		expect(counted.match(/ re$/gm)).toHaveLength(1);
	});

	it("has the colours of the light theme", () => {
		const tokens = readFileSync("app/ui/tokens.css", "utf8");
		for (const [name, colour] of Object.entries(paperColours))
			expect(tokens, name).toContain(`--c-${name}: light-dark(${colour},`);
	});

	it("begins with a logo under its organisation's name, and leaves out a file that it cannot read", async () => {
		const logo = (bytes: Uint8Array) => ({ logo: { bytes, name: "Fjordvik kommune" } });
		const blocks: Block[] = [{ look: "body", text: "Under" }];
		const whole = png([0, 10, 20, 30, 255, 0, 5, 5, 5, 156]);
		expect(await structureOf(await make(blocks, logo(whole)))).toEqual(["Document(Figure:Fjordvik kommune P)"]);
		for (const broken of [bytes("RIFF0000WEBP"), new Uint8Array()])
			expect(await structureOf(await make(blocks, logo(broken)))).toEqual(["Document(P)"]);
	});
});

/** A picture of two points, one under the other, of which one is seen through. */
function png(lines: number[]): Uint8Array {
	const chunk = (type: string, data: Uint8Array) => bytes(big4(data.length), type, data, big4(0));
	return bytes(
		...[[0x89], "PNG", [13, 10, 26, 10]],
		chunk("IHDR", bytes(big4(1), big4(2), [8, 6, 0, 0, 0])),
		chunk("IDAT", deflateSync(Uint8Array.from(lines))),
		chunk("IEND", new Uint8Array()),
	);
}
