import { thumbnailOf } from "../make-smaller";

export type Small = { thumbnail: Blob; width: number; height: number };

const PICTURES = ["image/png", "image/jpeg", "image/webp", "image/gif"];
/** Larger pictures are not unfolded: a phone has not the memory for it. */
const LARGEST = 40_000_000;

/** A small edition of a picture and its measures; null for all other files, and where the browser cannot read it. */
export async function smallOf(file: File): Promise<Small | null> {
	if (!PICTURES.includes(file.type) || file.size > LARGEST) return null;
	return thumbnailOf(file).catch(() => null);
}
