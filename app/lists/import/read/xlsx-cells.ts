import { without } from "./xml";

const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The text of an XML part. Only XML's own entities and numbers are read; others stay as they are written. */
export function plain(xml: string): string {
	if (!xml.includes("&")) return xml;
	return xml.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
		if (!name.startsWith("#")) return named[name] ?? whole;
		const code = name[1]?.toLowerCase() === "x" ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
		return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
	});
}

/** All `<t>` of a rich or plain text, without the phonetic ones. */
export function textIn(xml: string): string {
	return [...without(xml, "rPh").matchAll(/<t(?:\s[^<>]*)?>([^<]*)<\/t>/g)]
		.map(([, text = ""]) => plain(text))
		.join("");
}

/** An attribute of a tag as it is written between its brackets. */
export function attribute(tag: string, name: string): string | undefined {
	const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
	return found ? plain(found[1] ?? found[2] ?? "") : undefined;
}

/** "C12" → 2: the column of a cell, from 0; undefined where it is no cell's name. */
export function columnOf(name: string): number | undefined {
	const letters = /^([A-Z]{1,3})\d+$/.exec(name)?.[1];
	if (!letters) return undefined;
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

const DAY = 86_400_000;
/** Day 0 of a workbook, and of one that began on a Macintosh. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

const END = Date.UTC(10_000, 0, 1);

/**
 * A number that is shown as a date: `2026-11-20`, `2026-11-20T08:30` or, without a day, `08:30`. Undefined for a number
 * that is no date of a calendar, such as an organisation number in a column of dates.
 */
export function dateOf(serial: number, startsIn1904: boolean): string | undefined {
	const at = Math.round((startsIn1904 ? EPOCH_1904 : EPOCH) + serial * DAY);
	if (!(serial >= 0 && at < END)) return undefined;
	const minute = new Date(Math.round(at / 1000) * 1000).toISOString().slice(0, 16);
	if (serial >= 0 && serial < 1) return minute.slice(11);
	return Number.isInteger(serial) ? minute.slice(0, 10) : minute;
}

/** Whether a number format shows a date or a time. */
export function isDateFormat(id: number, code: string | undefined): boolean {
	if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)) return true;
	if (code === undefined) return false;
	const bare = code.replace(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, "");
	return /[dyhms]/i.test(bare) && !/^general$/i.test(bare);
}

/** A number as it is written by hand: no trailing noise of binary fractions, no exponent for a long number. */
export function numberText(written: string): string {
	const value = Number(written);
	if (written.trim() === "" || !Number.isFinite(value)) return written;
	if (Number.isInteger(value) && Math.abs(value) < 1e21) return value.toFixed(0);
	return String(Number(value.toPrecision(15)));
}
