import type { PictureName } from "#db/schema/norwegian-learning";

/** The portal's own pictures; their names in words are `norwegianTest:pictures.<name>`. */
export const pictureNames = [
	...(["apple", "bed", "boat", "book", "bread", "bus", "car", "clock", "cup"] as const),
	...(["eye", "fish", "house", "key", "milk", "phone", "shirt", "sun", "tree"] as const),
] as const satisfies readonly PictureName[];

/** Where a picture is. */
export const pictureAt = (name: PictureName): string => `/pictures/${name}.svg`;
