import { strToU8, zipSync } from "fflate";
import { describe, expect, it, test } from "vitest";
import { readFile, type Wanted } from "#app/lists/import/read/read-file.server";
import { Unreadable } from "#app/lists/import/read/unreadable";
import { workbook } from "./workbook";

const known = new Set(["epost", "fornavn", "navn"]);
const read = (bytes: Uint8Array, wanted: Wanted = {}) => readFile(bytes, wanted, known);
const cellsOf = (bytes: Uint8Array, wanted?: Wanted) => read(bytes, wanted).rows.map(({ cells }) => cells);
const refusal = (bytes: Uint8Array) => {
	try {
		read(bytes);
	} catch (error) {
		if (error instanceof Unreadable) return error.key;
		throw error;
	}
	return "none";
};

const text = "Fornavn;E-post\r\nÅse Bø;ase@x.test\r\n";
const utf16 = (big: boolean) => {
	const units = [...`\uFEFF${text}`].map((letter) => letter.charCodeAt(0));
	return Uint8Array.from(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};
const windows1252 = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

describe("a text file", () => {
	test.each([
		["utf-8", strToU8(text)],
		["utf-8", strToU8(`\uFEFF${text}`)],
		["utf-16le", utf16(false)],
		["utf-16be", utf16(true)],
		["utf-16le", utf16(false).slice(2)],
		["windows-1252", windows1252],
	])("in %s is read as it was written", (encoding, bytes) => {
		const { reading, rows } = read(bytes);
		expect(reading).toMatchObject({ encoding, separator: ";", columns: ["Fornavn", "E-post"], headerLine: 1 });
		expect(rows).toEqual([{ line: 2, cells: ["Åse Bø", "ase@x.test"] }]);
	});

	test.each([";", ",", "\t", "|"])("divided by %j", (separator) => {
		const bytes = strToU8(`Fornavn${separator}E-post${separator}Note\nKari${separator}k@x.test${separator}"a;b,c|d"\n`);
		expect(read(bytes).reading.separator).toBe(separator);
		expect(cellsOf(bytes)).toEqual([["Kari", "k@x.test", "a;b,c|d"]]);
	});

	it("keeps line breaks and quotes inside a cell, and leaves empty lines out", () => {
		const bytes = strToU8('Navn;E-post\n"Line one\nline ""two""";a@x.test\n;;\n\nB;b@x.test\n');
		expect(cellsOf(bytes)).toEqual([
			['Line one\nline "two"', "a@x.test"],
			["B", "b@x.test"],
		]);
	});

	it("finds the column names under a heading, and takes another line when told to", () => {
		const bytes = strToU8("Members of Vik;;\n;;\nFornavn;E-post;Note\nKari;k@x.test;x\n");
		expect(read(bytes).reading).toMatchObject({ headerLine: 3, columns: ["Fornavn", "E-post", "Note"], rowCount: 1 });
		expect(read(bytes, { headerLine: 1 }).reading.rowCount).toBe(2);
	});

	it("is read with another encoding and separator when told to", () => {
		expect(cellsOf(windows1252, { encoding: "utf-8" })[0]?.[0]).toContain("\uFFFD");
		expect(read(strToU8(text), { separator: "," }).reading.columns).toEqual(["Fornavn;E-post"]);
	});
});

describe("a workbook", () => {
	it("gives texts, numbers, dates, truth and what formulas came to", () => {
		const bytes = workbook({
			shared: ["<t>Fornavn</t>", "<r><t>K</t></r><r><t xml:space='preserve'>ari &amp; Co</t></r><rPh><t>no</t></rPh>"],
			formats: '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts>',
			sheets: {
				Ark1: `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="inlineStr"><is><t>Dato</t></is></c><c r="D2" t="str"><v>x</v></c></row>
					<row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>90000000</v></c><c r="C4" s="1"><v>46346</v></c>
					<c r="D4" s="2"><v>46346.354166667</v></c><c r="E4" t="b"><v>1</v></c><c r="F4"><f>1+1</f><v>2.3000000000000003</v></c><c r="G4" t="e"><v>#N/A</v></c></row>`,
			},
		});
		const { reading, rows } = read(bytes);
		expect(reading).toMatchObject({
			format: "xlsx",
			sheet: "Ark1",
			headerLine: 2,
			columns: ["Fornavn", "", "Dato", "x", "", ""],
		});
		expect(rows).toEqual([
			{ line: 4, cells: ["Kari & Co", "90000000", "2026-11-20", "2026-11-20T08:30", "true", "2.3"] },
		]);
	});

	it("keeps a number as it is that is shown as a date and is none", () => {
		const cells = ["974760673", "1E+300", "-4", "2958465", "2958466"];
		const row = cells.map((value) => `<c s="1"><v>${value}</v></c>`).join("");
		const head = cells.map((_, at) => `<c t="str"><v>Felt ${at}</v></c>`).join("");
		const bytes = workbook({ sheets: { A: `<row>${head}</row><row>${row}</row>` } });
		expect(cellsOf(bytes)).toEqual([["974760673", "1e+300", "-4", "9999-12-31", "2958466"]]);
	});

	it("offers its visible sheets and reads the one that is chosen", () => {
		const row = (name: string) =>
			`<row><c t="inlineStr"><is><t>Navn</t></is></c></row><row><c t="inlineStr"><is><t>${name}</t></is></c></row>`;
		const bytes = workbook({ sheets: { En: row("a"), Skjult: row("b"), To: row("c") }, hidden: ["Skjult"] });
		expect(read(bytes).reading.sheets).toEqual(["En", "To"]);
		expect(cellsOf(bytes, { sheet: "To" })).toEqual([["c"]]);
	});

	it("does not read a file that declares entities", () => {
		const bytes = workbook({
			sheets: { A: "<row/>" },
			more: { "xl/sharedStrings.xml": strToU8('<!DOCTYPE a [<!ENTITY b "c">]><sst/>') },
		});
		expect(refusal(bytes)).toBe("damaged");
	});
});

describe("what cannot be imported is refused with its reason", () => {
	const bomb = zipSync({ "xl/workbook.xml": new Uint8Array(70_000_000) }, { level: 9 });
	const lying = (() => {
		const bytes = bomb.slice();
		const view = new DataView(bytes.buffer);
		for (let at = 0; at < bytes.length - 4; at++)
			if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
		return bytes;
	})();
	const ole = (inside: string) =>
		Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...[...inside].flatMap((letter) => [letter.charCodeAt(0), 0])]);
	const rows = (count: number) => strToU8(`Navn\n${"x\n".repeat(count)}`);

	test.each<[string, Uint8Array]>([
		["empty", new Uint8Array(0)],
		["empty", strToU8("\n\n")],
		["noRows", strToU8("Navn;E-post\n")],
		["tooLarge", new Uint8Array(5_000_001)],
		["tooManyRows?count=50000", rows(50_001)],
		["none", rows(50_000)],
		["tooManyColumns", strToU8(`${"a;".repeat(150)}\n${"b;".repeat(150)}\n`)],
		["encrypted", ole("EncryptedPackage")],
		["oldWorkbook", ole("Workbook")],
		["noWorkbook", zipSync({ "word/document.xml": strToU8("<w/>") })],
		["tooLargeInside", bomb],
		["tooLargeInside", lying],
		["damaged", workbook({ sheets: { A: "<row/>" } }).slice(0, 300)],
		["wrongKind", strToU8("%PDF-1.7")],
		["wrongKind", strToU8("<!doctype html><p>")],
		["binary", Uint8Array.from([65, 66, 67, 0, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 10, 82])],
	])("%s", (key, bytes) => expect(refusal(bytes)).toBe(key));

	it("in time, also where a workbook is made to be slow", () => {
		const slow = "<row><c><row ".repeat(200_000);
		const bytes = workbook({ sheets: { A: slow }, shared: ["<rPh>".repeat(200_000)] });
		expect(refusal(bytes)).toBe("empty");
	});
});
