import * as z from "zod";

/** Bytes of a picture at most. The browser makes it small before it sends it. */
export const PHOTO_MAX = 2_000_000;
/** The same with the form around it. */
export const PHOTO_FORM_MAX = PHOTO_MAX + 16_384;

export const PhotoInput = z.object({ photo: z.unknown() });
/** Whose picture; `v` changes with it. */
export const PhotoQuery = z.object({ person: z.string().max(100), v: z.string().max(100).optional() });
