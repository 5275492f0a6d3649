import type { mediaOf } from "#app/platform/media.server";
import { pictureType } from "./kind-of-bytes";
import { middleKeyOf } from "./middle";

const MAX_BYTES = 300_000;

export type Edition = { bytes: Uint8Array; type: string };
export type Editions = { small: Edition; middle: Edition | null };

/** The smaller pictures that a browser made, as files of a form or as data addresses; what is none is left out. */
export async function editionsIn(sent: { thumbnail?: unknown; middle?: unknown }): Promise<Editions | null> {
	const [small, middle] = await Promise.all([editionOf(sent.thumbnail), editionOf(sent.middle)]);
	return small && { small, middle };
}

/** Stores them and gives the key of the small one. */
export async function storeEditions(media: ReturnType<typeof mediaOf>, { small, middle }: Editions): Promise<string> {
	const key = media.newKey();
	await media.put(key, small.bytes, small.type);
	if (middle) await media.put(middleKeyOf(key), middle.bytes, middle.type);
	return key;
}

async function editionOf(sent: unknown): Promise<Edition | null> {
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
