import type { Reading } from "#db/schema/lists";
import { CELL_MAX, FILE_MAX, ROWS_MAX, SAMPLE_ROWS } from "../limits";
import { type Line, readCsv, separatorOf, separators } from "./csv.server";
import { decode, type Encoding, encodingOf, encodings } from "./decode.server";
import { headerOf } from "./header.server";
import { Unreadable } from "./unreadable";
import { Workbook } from "./xlsx.server";

/** What somebody has chosen instead of what was found. */
export type Wanted = Partial<Pick<Reading, "encoding" | "separator" | "sheet" | "headerLine">>;

/**
 * Reads a file: how it is to be read, and its rows under the header. `known` are names that columns may have (`bare`).
 * Throws `Unreadable` with the key of what is wrong.
 */
export function readFile(bytes: Uint8Array, wanted: Wanted, known: ReadonlySet<string>) {
	if (bytes.length === 0) throw new Unreadable("empty");
	if (bytes.length > FILE_MAX) throw new Unreadable("tooLarge");
	assertNoOldWorkbook(bytes);
	const { lines, ...found } = startsWith(bytes, [0x50, 0x4b]) ? readWorkbook(bytes, wanted) : readText(bytes, wanted);
	if (lines.length === 0) throw new Unreadable("empty");
	const headerLine = lines.some(({ line }) => line === wanted.headerLine)
		? (wanted.headerLine as number)
		: headerOf(lines, known);
	const rows = lines.filter(({ line }) => line > headerLine);
	if (rows.length === 0) throw new Unreadable("noRows");
	if (rows.length > ROWS_MAX) throw new Unreadable(`tooManyRows?count=${ROWS_MAX}`);
	if (rows.some(({ cells }) => cells.some((cell) => cell.length > CELL_MAX))) throw new Unreadable("tooLongCell");
	const header = lines.find(({ line }) => line === headerLine)?.cells ?? [];
	const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), header.length);
	const reading: Reading = {
		...found,
		headerLine,
		columns: Array.from({ length: width }, (_, column) => (header[column] ?? "").slice(0, 200)),
		sample: rows.slice(0, SAMPLE_ROWS).map(({ cells }) => cells.map((cell) => cell.slice(0, 200))),
		rowCount: rows.length,
	};
	return { reading, rows };
}

type Found = Pick<Reading, "format" | "encoding" | "separator" | "sheets" | "sheet"> & { lines: Line[] };

function readWorkbook(bytes: Uint8Array, wanted: Wanted): Found {
	const book = new Workbook(bytes);
	const sheets = book.sheets.map(({ name }) => name);
	const sheet = sheets.find((name) => name === wanted.sheet) ?? sheets[0] ?? "";
	return { format: "xlsx", encoding: "", separator: "", sheets, sheet, lines: book.lines(sheet) };
}

function readText(bytes: Uint8Array, wanted: Wanted): Found {
	if (isOtherKind(bytes)) throw new Unreadable("wrongKind");
	const encoding: Encoding = encodings.find((one) => one === wanted.encoding) ?? encodingOf(bytes);
	const text = decode(bytes, encoding);
	const separator = separators.find((one) => one === wanted.separator) ?? separatorOf(text);
	return { format: "csv", encoding, separator, sheets: [], sheet: "", lines: readCsv(text, separator) };
}

const startsWith = (bytes: Uint8Array, sign: number[]) => sign.every((byte, at) => bytes[at] === byte);

/** A compound file: a workbook of before 2007, or one with a password, which lies in one. */
function assertNoOldWorkbook(bytes: Uint8Array): void {
	if (!startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return;
	const letters = [...bytes.subarray(0, 100_000)].filter((byte) => byte !== 0);
	const isEncrypted = String.fromCharCode(...letters.slice(0, 60_000)).includes("EncryptedPackage");
	throw new Unreadable(isEncrypted ? "encrypted" : "oldWorkbook");
}

/** Pictures, documents and programs that somebody picked by mistake. */
function isOtherKind(bytes: Uint8Array): boolean {
	const signs = [
		[0x25, 0x50, 0x44, 0x46],
		[0x89, 0x50, 0x4e, 0x47],
		[0xff, 0xd8, 0xff],
		[0x1f, 0x8b],
		[0x4d, 0x5a, 0x90],
	];
	return (
		signs.some((sign) => startsWith(bytes, sign)) ||
		/^\s*(<!doctype html|<html|\{\\rtf|<\?xml)/i.test(new TextDecoder().decode(bytes.subarray(0, 200)))
	);
}
