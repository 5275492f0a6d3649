/** A TrueType face, as far as a PDF needs it: which glyph a letter has, and how wide it is. */
export type Face = {
	name: string;
	bytes: Uint8Array;
	/** A letter's glyph; that of the replacement character where it has none. */
	glyphOf: (codePoint: number) => number;
	/** In thousandths of the size of the type. */
	widthOf: (glyph: number) => number;
	ascent: number;
	descent: number;
	box: [number, number, number, number];
};

const REPLACEMENT = 0xfffd;

/** Reads a face out of its file. Throws where it is no TrueType file with a map of letters of format 4. */
export function readFace(name: string, bytes: Uint8Array): Face {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const table = tablesOf(view);
	const head = table("head");
	const hhea = table("hhea");
	const hmtx = table("hmtx");
	const perEm = view.getUint16(head + 18);
	const metrics = view.getUint16(hhea + 34);
	const scaled = (value: number) => Math.round((value * 1000) / perEm);
	const glyphs = glyphMap(view, table("cmap"));
	return {
		...{ name, bytes, ascent: scaled(view.getInt16(hhea + 4)), descent: scaled(view.getInt16(hhea + 6)) },
		box: [36, 38, 40, 42].map((at) => scaled(view.getInt16(head + at))) as Face["box"],
		glyphOf: (codePoint) => glyphs.get(codePoint) ?? glyphs.get(REPLACEMENT) ?? 0,
		widthOf: (glyph) => scaled(view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1))),
	};
}

function tablesOf(view: DataView): (tag: string) => number {
	const places = new Map<string, number>();
	for (let at = 0; at < view.getUint16(4); at++) {
		const entry = 12 + at * 16;
		const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(entry + byte)));
		places.set(tag, view.getUint32(entry + 8));
	}
	return (tag) => {
		const place = places.get(tag);
		if (place === undefined) throw new Error(`The font has no table ${tag}.`);
		return place;
	};
}

/** Letter → glyph, out of a table of format 4: runs of letters, each with a distance to its glyphs or a list of them. */
function glyphMap(view: DataView, cmap: number): Map<number, number> {
	const start = subtable(view, cmap);
	const segments = view.getUint16(start + 6) / 2;
	const [ends, starts] = [start + 14, start + 16 + segments * 2];
	const [deltas, offsets] = [starts + segments * 2, starts + segments * 4];
	const glyphs = new Map<number, number>();
	for (let at = 0; at < segments; at++) {
		const last = view.getUint16(ends + at * 2);
		const first = view.getUint16(starts + at * 2);
		const delta = view.getUint16(deltas + at * 2);
		const offset = view.getUint16(offsets + at * 2);
		for (let letter = first; letter <= last && letter < 0xffff; letter++) {
			const listed = offset === 0 ? letter : view.getUint16(offsets + at * 2 + offset + (letter - first) * 2);
			if (offset === 0 || listed !== 0) glyphs.set(letter, (listed + delta) & 0xffff);
		}
	}
	return glyphs;
}

function subtable(view: DataView, cmap: number): number {
	for (let at = 0; at < view.getUint16(cmap + 2); at++) {
		const start = cmap + view.getUint32(cmap + 4 + at * 8 + 4);
		if (view.getUint16(start) === 4) return start;
	}
	throw new Error("The font has no map of letters of format 4.");
}
