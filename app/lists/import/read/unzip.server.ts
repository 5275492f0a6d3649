import { Inflate } from "fflate";
import { PART_MAX, PARTS_MAX } from "../limits";
import { Unreadable } from "./unreadable";

type Entry = { name: string; flags: number; method: number; packed: number; size: number; at: number };

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const ENTRIES_MAX = 2000;
/** Packed bytes that are unpacked between two looks at how much came out. */
const PIECE = 8192;

/**
 * Reads parts of a zip file by name. What a part says that it comes to, and what really comes out of it, are both held to
 * the limits, so that a small file cannot fill the memory.
 */
export class Zip {
	private readonly entries = new Map<string, Entry>();
	private unpacked = 0;

	constructor(private readonly bytes: Uint8Array) {
		for (const entry of readDirectory(bytes)) this.entries.set(entry.name, entry);
	}

	has(name: string): boolean {
		return this.entries.has(name);
	}

	/** The names of all parts, folders left out. */
	names(): string[] {
		return [...this.entries.keys()].filter((name) => !name.endsWith("/"));
	}

	/** What a part holds; undefined where there is none. */
	read(name: string): Uint8Array | undefined {
		const entry = this.entries.get(name);
		return entry && this.unpack(entry);
	}

	/** The text of a part; undefined where there is none. */
	text(name: string): string | undefined {
		const bytes = this.read(name);
		return bytes && new TextDecoder().decode(bytes);
	}

	private unpack(entry: Entry): Uint8Array {
		if (entry.flags & 1) throw new Unreadable("encrypted");
		if (entry.size > PART_MAX) throw new Unreadable("tooLargeInside");
		const view = viewOf(this.bytes);
		if (entry.at + 30 > this.bytes.length || view.getUint32(entry.at, true) !== LOCAL) throw new Unreadable("damaged");
		const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true);
		const packed = this.bytes.subarray(start, start + entry.packed);
		if (packed.length < entry.packed) throw new Unreadable("damaged");
		if (entry.method !== 0 && entry.method !== 8) throw new Unreadable("damaged");
		return entry.method === 0 ? this.counted([packed]) : this.inflate(packed);
	}

	private inflate(packed: Uint8Array): Uint8Array {
		const pieces: Uint8Array[] = [];
		const inflating = new Inflate((piece) => {
			this.count(piece.length);
			pieces.push(piece);
		});
		try {
			for (let at = 0; at < packed.length; at += PIECE)
				inflating.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
		} catch (error) {
			throw error instanceof Unreadable ? error : new Unreadable("damaged");
		}
		return joined(pieces);
	}

	private counted(pieces: Uint8Array[]): Uint8Array {
		for (const piece of pieces) this.count(piece.length);
		return joined(pieces);
	}

	private count(size: number): void {
		this.unpacked += size;
		if (this.unpacked > PARTS_MAX) throw new Unreadable("tooLargeInside");
	}
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(pieces: Uint8Array[]): Uint8Array {
	const whole = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
	let at = 0;
	for (const piece of pieces) {
		whole.set(piece, at);
		at += piece.length;
	}
	return whole;
}

function readDirectory(bytes: Uint8Array): Entry[] {
	const view = viewOf(bytes);
	let end = bytes.length - 22;
	while (end >= 0 && end > bytes.length - 66_000 && view.getUint32(end, true) !== END) end--;
	if (end < 0 || view.getUint32(end, true) !== END) throw new Unreadable("damaged");
	const count = view.getUint16(end + 10, true);
	if (count > ENTRIES_MAX) throw new Unreadable("tooLargeInside");
	const entries: Entry[] = [];
	let at = view.getUint32(end + 16, true);
	for (let number = 0; number < count; number++) {
		if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new Unreadable("damaged");
		const length = view.getUint16(at + 28, true);
		entries.push({
			name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
			flags: view.getUint16(at + 8, true),
			method: view.getUint16(at + 10, true),
			packed: view.getUint32(at + 20, true),
			size: view.getUint32(at + 24, true),
			at: view.getUint32(at + 42, true),
		});
		at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
	}
	return entries;
}
