import { editionsFor, type Made } from "../make-smaller";

export type Small = Omit<Made, "file">;

const PICTURES = ["image/png", "image/jpeg", "image/webp", "image/gif"];
/** Bytes of an edition at most. */
const EDITION_MAX = 250_000;
/** Larger pictures are not unfolded: a phone has not the memory for it. */
const LARGEST = 40_000_000;

/** The smaller editions of a picture and its measures; null for all other files, and where the browser cannot read it. */
export async function smallOf(file: File): Promise<Small | null> {
	if (!PICTURES.includes(file.type) || file.size > LARGEST) return null;
	const made = await editionsFor(file).catch(() => null);
	// The server leaves out what is larger; the small one does as well.
	return made && { ...made, middle: made.middle && made.middle.size <= EDITION_MAX ? made.middle : null };
}
