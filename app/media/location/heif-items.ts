import { lettersOf, type Reader, viewOf } from "./reader";

/** Where an item that says something of the picture lies in the file. */
export type Extent = { kind: "exif" | "xmp"; at: number; length: number };
type Box = { name: string; from: number; end: number };

/** What describes the items of a picture takes some kilobytes. */
const MOST_META = 1_000_000;

/** The items of a HEIC or AVIF in which a camera writes (Exif, XMP), by the file's own list of its parts. */
export async function extentsOf(file: Reader): Promise<Extent[]> {
	let at = 0;
	while (at + 8 <= file.size) {
		const head = viewOf(await file.read(at, 16));
		const name = head.byteLength >= 8 ? lettersOf(new Uint8Array(head.buffer, head.byteOffset + 4, 4)) : "";
		const short = head.getUint32(0);
		const length = short === 1 && head.byteLength >= 16 ? Number(head.getBigUint64(8)) : short;
		if (name === "meta" && length <= MOST_META) return inMeta(Uint8Array.from(await file.read(at, length)), at);
		if (length < 8) break;
		at += length;
	}
	return [];
}

function inMeta(meta: Uint8Array, offset: number): Extent[] {
	const view = viewOf(meta);
	const boxes = boxesIn(view, meta, 12, meta.length);
	const named = (name: string) => boxes.find((box) => box.name === name);
	const [infos, places, idat] = [named("iinf"), named("iloc"), named("idat")];
	if (!infos || !places) return [];
	const kinds = kindsOf(view, meta, infos);
	return locationsOf(view, places).flatMap(({ item, isInside, at, length }) => {
		const kind = kinds.get(item);
		if (!kind || (isInside && !idat)) return [];
		return [{ kind, length, at: isInside ? offset + (idat?.from ?? 0) + at : at }];
	});
}

function boxesIn(view: DataView, bytes: Uint8Array, from: number, end: number): Box[] {
	const boxes: Box[] = [];
	for (let at = from; at + 8 <= end; ) {
		const length = view.getUint32(at);
		if (length < 8 || at + length > end) break;
		boxes.push({ name: lettersOf(bytes.subarray(at + 4, at + 8)), from: at + 8, end: at + length });
		at += length;
	}
	return boxes;
}

/** Item → what it is, of those that are of interest. */
function kindsOf(view: DataView, meta: Uint8Array, { from, end }: Box): Map<number, Extent["kind"]> {
	const kinds = new Map<number, Extent["kind"]>();
	const first = from + 4 + (view.getUint8(from) === 0 ? 2 : 4);
	for (const box of boxesIn(view, meta, first, end)) {
		const version = view.getUint8(box.from);
		if (box.name !== "infe" || version < 2) continue;
		const wide = version > 2;
		const item = wide ? view.getUint32(box.from + 4) : view.getUint16(box.from + 4);
		const type = lettersOf(meta.subarray(box.from + (wide ? 10 : 8), box.end));
		if (type.startsWith("Exif")) kinds.set(item, "exif");
		if (type.startsWith("mime") && type.includes("application/rdf+xml")) kinds.set(item, "xmp");
	}
	return kinds;
}

type ItemLocation = { item: number; isInside: boolean; at: number; length: number };

function locationsOf(view: DataView, { from, end }: Box): ItemLocation[] {
	const version = view.getUint8(from);
	const [sizes, more] = [view.getUint8(from + 4), view.getUint8(from + 5)];
	const [offsetSize, lengthSize, baseSize, indexSize] = [
		sizes >> 4,
		sizes & 15,
		more >> 4,
		version > 0 ? more & 15 : 0,
	];
	let at = from + 6;
	const take = (size: number): number => {
		if (at + size > end) throw new RangeError("the list of parts is cut off");
		at += size;
		if (size === 8) return Number(view.getBigUint64(at - 8));
		return size === 4 ? view.getUint32(at - 4) : size === 2 ? view.getUint16(at - 2) : 0;
	};
	const wide = version === 2 ? 4 : 2;
	const places: ItemLocation[] = [];
	for (let items = take(wide); items > 0; items--) {
		const item = take(wide);
		const isInside = version > 0 && (take(2) & 15) === 1;
		take(2);
		const base = take(baseSize);
		for (let extents = take(2); extents > 0; extents--) {
			take(indexSize);
			const offset = base + take(offsetSize);
			places.push({ item, isInside, at: offset, length: take(lengthSize) });
		}
	}
	return places;
}
