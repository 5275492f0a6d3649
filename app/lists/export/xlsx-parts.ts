import { escaped } from "./xlsx-text";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The looks of a cell, by their place in the workbook's styles. `quoted`: stays a text when it is edited. */
export const styleOf = { plain: 0, head: 1, time: 2, day: 3, quoted: 4 } as const;

const styles = [
	'<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
	'<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
	'<xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
	'<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
	'<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>',
];

/** Where a sheet stands in the file, counted from 0. */
export const sheetPath = (at: number) => `xl/worksheets/sheet${at + 1}.xml`;

/** All of a workbook but its sheets themselves: path → text. The formats of dates are the reader's own. */
export function workbookParts(names: readonly string[]): Record<string, string> {
	const each = (write: (name: string, number: number) => string) =>
		names.map((name, at) => write(name, at + 1)).join("");
	const overrides = each(
		(_, number) => `<Override PartName="/${sheetPath(number - 1)}" ContentType="${TYPE}.worksheet+xml"/>`,
	);
	const sheets = each(
		(name, number) => `<sheet name="${escaped(sheetName(name))}" sheetId="${number}" r:id="rId${number}"/>`,
	);
	const links = each(
		(_, number) =>
			`<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
	);
	return {
		"[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${overrides}<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
		"_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
		"xl/workbook.xml": `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${sheets}</sheets></workbook>`,
		"xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
		"xl/styles.xml": `${HEAD}<styleSheet xmlns="${SHEET}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${styles.length}">${styles.join("")}</cellXfs></styleSheet>`,
	};
}

/** A spreadsheet takes no more of a sheet's name, and none of these signs in it. */
const sheetName = (name: string) => name.replace(/[[\]:*?/\\']/g, " ").slice(0, 31);
