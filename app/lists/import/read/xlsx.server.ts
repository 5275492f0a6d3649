import { COLUMNS_MAX, ROWS_MAX } from "../limits";
import type { Line } from "./csv.server";
import { Unreadable } from "./unreadable";
import { Zip } from "./unzip.server";
import { attribute, columnOf, dateOf, isDateFormat, numberText, plain, textIn } from "./xlsx-cells";
import { elements, tags } from "./xml";

type Sheet = { name: string; part: string };

/** A workbook's sheets and the cells of one. Formulas are not worked out: what they came to when it was saved is read. */
export class Workbook {
	private readonly zip: Zip;
	private readonly startsIn1904: boolean;
	readonly sheets: Sheet[];

	constructor(bytes: Uint8Array) {
		this.zip = new Zip(bytes);
		const book = this.part("xl/workbook.xml");
		if (book === undefined) throw new Unreadable("noWorkbook");
		this.startsIn1904 = /<workbookPr\s[^<>]*\bdate1904\s*=\s*["'](1|true)["']/.test(book);
		const targets = new Map(
			tags(this.part("xl/_rels/workbook.xml.rels") ?? "", "Relationship").map((tag) => [
				attribute(tag, "Id") ?? "",
				attribute(tag, "Target") ?? "",
			]),
		);
		this.sheets = tags(book, "sheet").flatMap((tag) => {
			const target = targets.get(attribute(tag, "r:id") ?? "");
			const isHidden = (attribute(tag, "state") ?? "visible") !== "visible";
			const part = target?.startsWith("/") ? target.slice(1) : `xl/${target}`;
			return target && !isHidden && this.zip.has(part) ? [{ name: attribute(tag, "name") ?? "", part }] : [];
		});
		if (this.sheets.length === 0) throw new Unreadable("noSheet");
	}

	/** The lines of a sheet that have anything in them. */
	lines(name: string): Line[] {
		const sheet = this.sheets.find((one) => one.name === name) ?? this.sheets[0];
		const xml = (sheet && this.part(sheet.part)) ?? "";
		const shared = this.sharedTexts();
		const dates = this.dateStyles();
		const lines: Line[] = [];
		let line = 0;
		for (const { head, body } of elements(xml, "row")) {
			line = Number(attribute(head, "r") ?? line + 1);
			const cells = this.cells(body, shared, dates);
			if (cells.some(Boolean)) lines.push({ line, cells });
			if (lines.length > ROWS_MAX * 2) break;
		}
		return lines;
	}

	private cells(row: string, shared: string[], dates: boolean[]): string[] {
		const cells: string[] = [];
		let next = 0;
		for (const { head, body } of elements(row, "c")) {
			const column = columnOf(attribute(head, "r") ?? "") ?? next;
			next = column + 1;
			const text = this.cell(head, body, shared, dates).trim();
			if (text === "") continue;
			if (column >= COLUMNS_MAX) throw new Unreadable("tooManyColumns");
			while (cells.length < column) cells.push("");
			cells[column] = text;
		}
		return cells;
	}

	private cell(head: string, body: string, shared: string[], dates: boolean[]): string {
		const type = attribute(head, "t") ?? "n";
		if (type === "inlineStr") return textIn(body);
		const value = plain(/<v(?:\s[^<>]*)?>([^<]*)<\/v>/.exec(body)?.[1] ?? "");
		if (type === "s") return shared[Number(value)] ?? "";
		if (type === "b") return value === "1" ? "true" : value === "0" ? "false" : "";
		if (type === "e") return "";
		if (type === "d") return value.replace(/:\d\d(\.\d+)?Z?$/, "").replace(/T00:00$/, "");
		if (type !== "n" || value === "") return value;
		const isDate = dates[Number(attribute(head, "s") ?? 0)] ?? false;
		return (isDate && dateOf(Number(value), this.startsIn1904)) || numberText(value);
	}

	private sharedTexts(): string[] {
		const xml = this.part("xl/sharedStrings.xml") ?? "";
		return [...elements(xml, "si")].map(({ body }) => textIn(body));
	}

	/** For each style of a cell, whether it shows a date. */
	private dateStyles(): boolean[] {
		const xml = this.part("xl/styles.xml") ?? "";
		const codes = new Map(
			tags(xml, "numFmt").map((tag) => [Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode")]),
		);
		const [formats] = elements(xml, "cellXfs");
		return tags(formats?.body ?? "", "xf").map((tag) => {
			const id = Number(attribute(tag, "numFmtId") ?? 0);
			return isDateFormat(id, codes.get(id));
		});
	}

	/** A part as XML. One that declares entities of its own is not read: no spreadsheet writes such a file. */
	private part(name: string): string | undefined {
		const xml = this.zip.text(name);
		if (xml?.includes("<!DOCTYPE") || xml?.includes("<!ENTITY")) throw new Unreadable("damaged");
		// A prefix, as some programs write it, means the same.
		return xml?.includes("<x:") ? xml.replaceAll(/<(\/?)x:/g, "<$1") : xml;
	}
}
