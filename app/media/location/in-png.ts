import { inTiff } from "./in-tiff";
import { inXmp } from "./in-xmp";
import { lettersOf, type Patch, type Reader, readerOf, viewOf } from "./reader";

/** Chunks of text in which programs keep what a camera wrote, by how they begin. */
const NOTES = /^(XML:com\.adobe\.xmp|Raw profile type (exif|APP1|xmp))\0/;
/** What one chunk about the picture has at most. */
const MOST = 1_000_000;

/** What blanks the place in a PNG; each chunk has a sum over its bytes, which is made again. */
export async function* inPng(file: Reader): AsyncGenerator<Patch> {
	let at = 8;
	while (at + 12 <= file.size) {
		const head = await file.read(at, 8);
		const length = viewOf(head).getUint32(0);
		const name = lettersOf(head.subarray(4, 8));
		if (name === "IEND") break;
		if (length <= MOST && (name === "eXIf" || /^[tiz][TE][Xx]t$/.test(name))) {
			const chunk = Uint8Array.from(await file.read(at + 4, length + 4));
			const changed = await blanked(name, chunk);
			if (changed) yield { at: at + 4, bytes: withSum(changed) };
		}
		at += 12 + length;
	}
}

/** The chunk, from its name on, without the place; undefined where it has none. */
async function blanked(name: string, chunk: Uint8Array): Promise<Uint8Array | undefined> {
	const reader = readerOf(chunk.length, async (at, length) => chunk.subarray(at, at + length));
	const isNote = name !== "eXIf";
	const [note = ""] = (isNote && NOTES.exec(lettersOf(chunk.subarray(4, 40)))) || [];
	if (isNote && note === "") return undefined;
	// Packed or spelled in hex: nothing of it can be taken out alone.
	const isClosed = isNote && (name !== "iTXt" || chunk[4 + note.length] !== 0);
	if (isClosed) return chunk.fill(0x20, 4 + note.length + 2);
	const patches: Patch[] = [];
	const finding = isNote ? inXmp(reader, 4, chunk.length - 4) : inTiff(reader, 4, chunk.length);
	for await (const patch of finding) patches.push(patch);
	for (const { at, bytes } of patches) chunk.set(bytes, at);
	return patches.length > 0 ? chunk : undefined;
}

function withSum(chunk: Uint8Array): Uint8Array {
	let sum = 0xffffffff;
	for (const byte of chunk) {
		sum ^= byte;
		for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
	}
	const bytes = new Uint8Array(chunk.length + 4);
	bytes.set(chunk);
	viewOf(bytes).setUint32(chunk.length, ~sum >>> 0);
	return bytes;
}
