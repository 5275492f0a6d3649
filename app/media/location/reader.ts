/** Bytes that are written over others of the same length. */
export type Patch = { at: number; bytes: Uint8Array };
/** Reads bytes of a file by their place; fewer where it ends before. */
export type Reader = { size: number; read: (at: number, length: number) => Promise<Uint8Array> };

/** Read at once: what a picture says of itself nearly always stands in its first bytes. */
const WINDOW = 65_536;
/** A file that leads in circles is given up. */
const MOST_READS = 64;

/** A reader that fetches in windows and keeps the last one. Throws where a file asks for too many. */
export function readerOf(size: number, fetch: (at: number, length: number) => Promise<Uint8Array>): Reader {
	let from = 0;
	let held = new Uint8Array();
	let reads = 0;
	return {
		size,
		async read(at, length) {
			const wanted = Math.max(0, Math.min(length, size - at));
			if (wanted === 0) return new Uint8Array();
			if (at < from || at + wanted > from + held.length) {
				if (++reads > MOST_READS) throw new RangeError("the picture is too torn");
				held = new Uint8Array(await fetch(at, Math.min(Math.max(wanted, WINDOW), size - at)));
				from = at;
			}
			return held.subarray(at - from, at - from + wanted);
		},
	};
}

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
/** Bytes as text, one letter each, so that a place in the text is one in the bytes. */
export const lettersOf = (bytes: Uint8Array) => new TextDecoder("windows-1252").decode(bytes);
