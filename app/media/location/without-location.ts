import { findLocation, patched } from "./find-location";

/** A picture that no longer says where it was taken; as many bytes, and the same ones where it never said it. */
export async function withoutLocation(bytes: ArrayBuffer, type: string): Promise<ArrayBuffer> {
	const patches = await findLocation(type, bytes.byteLength, async (at, length) => new Uint8Array(bytes, at, length));
	if (patches.length === 0) return bytes;
	return new Response(patched(new Blob([bytes]).stream(), 0, patches)).arrayBuffer();
}
