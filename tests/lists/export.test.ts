import { expect, it } from "vitest";
import { csvWriter } from "#app/lists/export/csv-writer";
import type { ExportCell, ExportColumn } from "#app/lists/export/export-column";
import { xlsxWriter } from "#app/lists/export/xlsx-writer";
import { readFile } from "#app/lists/import/read/read-file.server";
import { Zip } from "#app/lists/import/read/unzip.server";

const words = { yes: "Ja", no: "Nei", decimal: ",", timeZone: "Europe/Oslo" } as const;
const columns: ExportColumn[] = [
	{ title: "Navn", kind: "text" },
	{ title: "Antall", kind: "number" },
	{ title: "Sist", kind: "date" },
	{ title: "Dag", kind: "day" },
	{ title: "Merker", kind: "tags" },
	{ title: "Aktiv", kind: "yesno" },
];
// Half past midnight in Oslo is still the day before in UTC.
const at = Date.parse("2026-01-09T23:30:00Z");
const row: ExportCell[] = ["Ås & <Sønn>", -1.5, at, "2026-02-28", ["a", "b;c"], true];

const joined = (pieces: Uint8Array[]) => new Uint8Array(pieces.flatMap((piece) => [...piece]));
const written = (rows: ExportCell[][], make: typeof csvWriter) => {
	const writer = make(columns, words);
	return joined([writer.start(), ...rows.map((one) => writer.rows([one])), writer.end()]);
};
const csvOf = (rows: ExportCell[][]) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(written(rows, csvWriter));

it("writes CSV as a Norwegian spreadsheet reads it", () => {
	expect(csvOf([row])).toBe(
		'\uFEFFNavn;Antall;Sist;Dag;Merker;Aktiv\r\nÅs & <Sønn>;-1,5;2026-01-10 00:30;2026-02-28;"a, b;c";Ja\r\n',
	);
});

it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠a"])(
	"keeps %j a text in both files",
	(text) => {
		const line = csvOf([[text]])
			.split("\r\n")
			.slice(1)
			.join("\r\n");
		expect(line.replace(/^"/, "").startsWith("'")).toBe(true);
		const sheet = new Zip(written([[text]], xlsxWriter)).text("xl/worksheets/sheet1.xml") ?? "";
		expect(sheet).not.toContain("<f>");
		expect(sheet).toContain('r="A2" t="inlineStr" s="4"');
	},
);

it("writes a workbook whose numbers and dates are numbers and dates, and reads it back", () => {
	const file = written([row, ["Ny\u0000tt", null, null, null, [], false]], xlsxWriter);
	const sheet = new Zip(file).text("xl/worksheets/sheet1.xml") ?? "";
	expect(sheet).toContain('<c r="B2"><v>-1.5</v></c>');
	expect(sheet).toMatch(/<c r="C2" s="2"><v>46032\.0208\d*<\/v><\/c>/);
	expect(sheet).toContain('<c r="D2" s="3"><v>46081</v></c>');
	expect(sheet).toContain('<autoFilter ref="A1:F3"/>');
	expect(readFile(file, {}, new Set(["navn"])).rows.map(({ cells }) => cells)).toEqual([
		["Ås & <Sønn>", "-1.5", "2026-01-10T00:30", "2026-02-28", "a, b;c", "Ja"],
		["Nytt", "", "", "", "", "Nei"],
	]);
});

it("writes further sheets of a workbook under names that a spreadsheet takes", () => {
	const more = [
		{
			name: "Hva er: 'dette'/her? Et navn som er for langt",
			columns: [{ title: "Kode", kind: "text" as const }],
			rows: [["a"]],
		},
	];
	const writer = xlsxWriter(columns, words, { name: "Svar & mer", more });
	const file = new Zip(joined([writer.start(), writer.rows([row]), writer.end()]));
	const names = [...(file.text("xl/workbook.xml") ?? "").matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name);
	expect(names).toEqual(["Svar &amp; mer", "Hva er   dette  her  Et navn so"]);
	expect(file.text("xl/worksheets/sheet1.xml")).toContain("Sønn");
	expect(file.text("xl/worksheets/sheet2.xml")).toMatch(/Kode.*r="A2".*>a</);
	expect(file.text("[Content_Types].xml")).toContain("/xl/worksheets/sheet2.xml");
});
