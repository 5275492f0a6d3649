import { pictureType } from "../../kind-of-bytes";

const MAX_BYTES = 300_000;

/** The small picture that a browser made, as a file of a form or as a data address; what is none is left out. */
export async function thumbnailOf(sent: unknown): Promise<{ bytes: Uint8Array; type: string } | null> {
	const bytes = sent instanceof Blob ? new Uint8Array(await sent.arrayBuffer()) : decoded(sent);
	if (bytes === null || bytes.length === 0 || bytes.length > MAX_BYTES) return null;
	const type = pictureType(bytes);
	return type ? { bytes, type } : null;
}

function decoded(sent: unknown): Uint8Array | null {
	if (typeof sent !== "string" || sent.length > MAX_BYTES * 1.4) return null;
	try {
		return Uint8Array.from(atob(sent.replace(/^data:[^,]*,/, "")), (letter) => letter.charCodeAt(0));
	} catch {
		return null;
	}
}
