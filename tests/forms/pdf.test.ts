import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readFace } from "#app/forms/pdf/font";
import { type Block, makePdf } from "#app/forms/pdf/pdf-document";

const face = (weight: number) =>
	readFace(`Inter${weight}`, new Uint8Array(readFileSync(`public/fonts/inter-${weight}.ttf`)));
const faces = [face(400), face(600)] as const;

const make = (blocks: Block[]) =>
	makePdf({ title: "Skjema", language: "nb", foot: "Skjema", blocks, faces, madeAt: new Date(0) });

/** The text of each page as somebody copies it: glyphs led back to letters by the file's own map. */
async function pagesOf(blocks: Block[]): Promise<string[]> {
	const bytes = Buffer.from(await make(blocks));
	const file = bytes.toString("latin1");
	const streams = [...file.matchAll(/\/Length (\d+) \/Filter \/FlateDecode[^>]*>>\nstream\n/g)].map((found) => {
		const start = found.index + found[0].length;
		return inflateSync(bytes.subarray(start, start + Number(found[1]))).toString("latin1");
	});
	const maps = streams
		.filter((text) => text.includes("beginbfchar"))
		.map((text) => new Map([...text.matchAll(/<(.{4})> <(.{4})>/g)].map(([, glyph, letter]) => [glyph, letter])));
	const letters = (hex: string, map: Map<string | undefined, string | undefined>) =>
		(hex.match(/.{4}/g) ?? [])
			.map((glyph) => String.fromCharCode(Number.parseInt(map.get(glyph) ?? "FFFD", 16)))
			.join("");
	return streams
		.filter((text) => text.startsWith("BT") || text.startsWith("q "))
		.map((text) =>
			[...text.matchAll(/\/F(\d) [\d.]+ Tf .*? <([0-9A-F]*)> Tj/g)]
				.map(([, font, hex = ""]) => letters(hex, maps[Number(font)] ?? new Map()))
				.join("\n"),
		);
}

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
		const [page] = await pagesOf([
			{ look: "label", text },
			{ look: "body", text },
		]);
		expect(page?.split("\n").slice(0, 2)).toEqual([text, text].map((one) => one.normalize("NFC")));
	});

	it("goes over as many pages as it takes, cuts what is too long for a line, and loses nothing", async () => {
		const long = "x".repeat(400);
		const blocks: Block[] = Array.from({ length: 80 }, (_, at) => ({ look: "body", text: `Linje ${at + 1}` }));
		const pages = await pagesOf([{ look: "title", text: "Tittel" }, { look: "body", text: long }, ...blocks]);
		expect(pages.length).toBeGreaterThan(1);
		const all = pages.join("\n");
		expect(all.match(/x/g)?.length).toBe(400);
		for (let at = 1; at <= 80; at++) expect(all).toContain(`Linje ${at}\n`);
		expect(pages[0]).toContain(`1 / ${pages.length}`);
	});

	it("is a whole file whose table points to its objects, also with a drawing and letters that no face has", async () => {
		const bytes = Buffer.from(await make([{ look: "body", text: "😀 漢字" }, { path: "M0 0L600 200M10 10L20 20" }]));
		const file = bytes.toString("latin1");
		const table = Number(/startxref\n(\d+)/.exec(file)?.[1]);
		expect(file.slice(table, table + 4)).toBe("xref");
		for (const [at, [, place]] of [...file.slice(table).matchAll(/(\d{10}) 00000 n/g)].entries())
			expect(file.slice(Number(place))).toMatch(new RegExp(`^${at + 1} 0 obj`));
		expect(bytes.length).toBeLessThan(120_000);
	});
});
