import { Unreadable } from "./unreadable";

export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

/** Bytes that tell whether two-byte letters were written. */
const LOOKED_AT = 4000;

/** The encoding of a text file: by its mark, else by its bytes. What is no UTF-8 was saved by an older spreadsheet. */
export function encodingOf(bytes: Uint8Array): Encoding {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
	const zeros = [0, 0];
	const looked = Math.min(bytes.length, LOOKED_AT);
	for (let at = 0; at < looked; at++) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	const [even = 0, odd = 0] = zeros;
	if (odd > looked / 8 && odd > even) return "utf-16le";
	if (even > looked / 8) return "utf-16be";
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		return "utf-8";
	} catch {
		return "windows-1252";
	}
}

/** The text without its byte order mark. Bytes that no text holds are refused. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
	const text = encoding === "utf-16be" ? utf16be(bytes) : new TextDecoder(encoding).decode(bytes);
	if (text.includes("\u0000")) throw new Unreadable("binary");
	return text.replace(/^\uFEFF/, "");
}

function utf16be(bytes: Uint8Array): string {
	const turned = new Uint8Array(bytes.length - (bytes.length % 2));
	for (let at = 0; at < turned.length; at += 2) {
		turned[at] = bytes[at + 1] ?? 0;
		turned[at + 1] = bytes[at] ?? 0;
	}
	return new TextDecoder("utf-16le").decode(turned);
}
