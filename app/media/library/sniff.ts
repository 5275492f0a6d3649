import { fileTypes, type Sign } from "./file-types";

/** How much of a file's beginning is looked at. */
export const SNIFFED = 4_096;

const has = (bytes: Uint8Array, at: number, ...sign: number[]) =>
	sign.every((byte, index) => bytes[at + index] === byte);
const latin = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the ISO container that are pictures; the others are film or sound. */
const pictureBrands = /^(avif|avis|heic|heix|hevc|heim|heis|mif1|msf1)$/;

const signs: Record<Sign, (bytes: Uint8Array) => boolean> = {
	png: (bytes) => has(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
	jpeg: (bytes) => has(bytes, 0, 0xff, 0xd8, 0xff),
	// After the sign stand width and height: a script that begins like a picture has letters there.
	gif: (bytes) => /^GIF8[79]a$/.test(latin(bytes, 0, 6)) && bytes.length > 13 && !isScriptSize(bytes),
	webp: (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WEBP",
	heif: (bytes) => latin(bytes, 4, 8) === "ftyp" && pictureBrands.test(latin(bytes, 8, 12)),
	tiff: (bytes) => has(bytes, 0, 0x49, 0x49, 0x2a, 0) || has(bytes, 0, 0x4d, 0x4d, 0, 0x2a),
	bmp: (bytes) => latin(bytes, 0, 2) === "BM" && has(bytes, 6, 0, 0, 0, 0),
	pdf: (bytes) => latin(bytes, 0, 5) === "%PDF-",
	mp4: (bytes) =>
		(latin(bytes, 4, 8) === "ftyp" && !pictureBrands.test(latin(bytes, 8, 12))) ||
		/^(moov|mdat|free|wide|skip)$/.test(latin(bytes, 4, 8)),
	ebml: (bytes) => has(bytes, 0, 0x1a, 0x45, 0xdf, 0xa3),
	ogg: (bytes) => latin(bytes, 0, 4) === "OggS",
	mp3: (bytes) => latin(bytes, 0, 3) === "ID3" || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
	wav: (bytes) => latin(bytes, 0, 4) === "RIFF" && latin(bytes, 8, 12) === "WAVE",
	flac: (bytes) => latin(bytes, 0, 4) === "fLaC",
	zip: (bytes) => has(bytes, 0, 0x50, 0x4b, 3, 4) || has(bytes, 0, 0x50, 0x4b, 5, 6),
	ole: (bytes) => has(bytes, 0, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
	rtf: (bytes) => latin(bytes, 0, 5) === "{\\rtf",
	"7z": (bytes) => has(bytes, 0, 0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c),
	text: isText,
};

const isScriptSize = (bytes: Uint8Array) => /^(\/[*/]|[=*;,'"(][\x20-\x7e]{3})/.test(latin(bytes, 6, 10));

/** Tab, line ends, page feed, escape; the browser decodes what is none as U+FFFD. */
const plainControls = "\t\n\v\f\r\u001b\u0085";

/** Text has no zero byte and few controls, and is none of the formats that a browser would run. */
function isText(bytes: Uint8Array): boolean {
	const sample = bytes.subarray(0, SNIFFED);
	const isUtf16 = has(sample, 0, 0xff, 0xfe) || has(sample, 0, 0xfe, 0xff);
	const text = new TextDecoder(isUtf16 ? (sample[0] === 0xff ? "utf-16le" : "utf-16be") : "utf-8").decode(sample);
	if (text.match(/\p{Cc}/gu)?.some((letter) => !plainControls.includes(letter))) return false;
	return !/^\s*(<!doctype\s+html|<html|<head|<body|<script|<svg|<\?xml|<iframe|#!|MZ)/i.test(
		text.replace(/^\ufeff/, ""),
	);
}

/**
 * Whether the first bytes of a file are of the type that its extension says. An empty file is text of any kind, and
 * nothing else.
 */
export function isOfType(extension: string, first: Uint8Array): boolean {
	const type = fileTypes[extension];
	if (!type) return false;
	return first.length === 0 ? type.sign === "text" : signs[type.sign](first);
}
