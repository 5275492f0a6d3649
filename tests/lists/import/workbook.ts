import { strToU8, type Zippable, zipSync } from "fflate";

type Parts = {
	sheets: Record<string, string>;
	shared?: string[];
	formats?: string;
	hidden?: string[];
	more?: Zippable;
};

/** A small workbook as Excel writes it; a sheet is given as the XML of its rows. */
export function workbook({ sheets, shared = [], formats = "", hidden = [], more = {} }: Parts): Uint8Array {
	const names = Object.keys(sheets);
	const files: Zippable = {
		"xl/workbook.xml": strToU8(
			`<?xml version="1.0"?><workbook xmlns:r="r"><sheets>${names
				.map(
					(name, at) =>
						`<sheet name="${name}" sheetId="${at + 1}"${hidden.includes(name) ? ' state="hidden"' : ""} r:id="rId${at + 1}"/>`,
				)
				.join("")}</sheets></workbook>`,
		),
		"xl/_rels/workbook.xml.rels": strToU8(
			`<Relationships>${names
				.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
				.join("")}</Relationships>`,
		),
		"xl/sharedStrings.xml": strToU8(`<sst>${shared.map((text) => `<si>${text}</si>`).join("")}</sst>`),
		"xl/styles.xml": strToU8(
			`<styleSheet>${formats}<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
		),
		...more,
	};
	names.forEach((name, at) => {
		files[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
			`<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
		);
	});
	return zipSync(files);
}
