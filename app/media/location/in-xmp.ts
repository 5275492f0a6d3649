import { lettersOf, type Patch, type Reader } from "./reader";

/** What one packet has at most; longer ones hold previews, not places. */
const MOST = 1_000_000;
/** A field of the place as an attribute or as an element, whatever prefix its author gave it. */
const FIELD = /:GPS\w+(?:\s*=\s*(?:"([^"]*)"|'([^']*)')|(?:\s[^>]*)?>([^<]*)<)/dg;

/** What blanks the place in a packet of XMP, which is XML: the values become spaces. */
export async function* inXmp(file: Reader, at: number, length: number): AsyncGenerator<Patch> {
	const packet = lettersOf(await file.read(at, Math.min(length, MOST)));
	for (const { indices = [] } of packet.matchAll(FIELD)) {
		const [from, until] = indices[1] ?? indices[2] ?? indices[3] ?? [0, 0];
		if (until > from) yield { at: at + from, bytes: new Uint8Array(until - from).fill(0x20) };
	}
}
