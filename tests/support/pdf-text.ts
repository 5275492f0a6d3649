import { inflateSync } from "node:zlib";

/** The packed parts of a PDF, each as it was before it was packed. */
export function streamsOf(bytes: Uint8Array): string[] {
	const whole = Buffer.from(bytes);
	const file = whole.toString("latin1");
	return [...file.matchAll(/\/Length (\d+) \/Filter \/FlateDecode[^>]*>>\nstream\n/g)].map((found) => {
		const start = found.index + found[0].length;
		return inflateSync(whole.subarray(start, start + Number(found[1]))).toString("latin1");
	});
}

/** What is drawn and written on each page. */
export const contentsOf = (bytes: Uint8Array): string[] =>
	streamsOf(bytes).filter((text) => text.startsWith("BT") || text.startsWith("q "));

/** The text of each page as somebody copies it: glyphs led back to letters by the file's own map, a line for each piece. */
export function pagesOf(bytes: Uint8Array): string[] {
	const maps = streamsOf(bytes)
		.filter((text) => text.includes("beginbfchar"))
		.map((text) => new Map([...text.matchAll(/<(.{4})> <(.{4})>/g)].map(([, glyph, letter]) => [glyph, letter])));
	const letters = (hex: string, map: Map<string | undefined, string | undefined>) =>
		(hex.match(/.{4}/g) ?? [])
			.map((glyph) => String.fromCharCode(Number.parseInt(map.get(glyph) ?? "FFFD", 16)))
			.join("");
	return contentsOf(bytes).map((text) =>
		[...text.matchAll(/\/F(\d) [\d.]+ Tf .*? <([0-9A-F]*)> Tj/g)]
			.map(([, font, hex = ""]) => letters(hex, maps[Number(font)] ?? new Map()))
			.join("\n"),
	);
}
