import * as z from "zod";

/** The id of a film on YouTube, as `videoId` finds it in an address. */
export const FilmRef = z.object({ video: z.string("wrongType").regex(/^[A-Za-z0-9_-]{11}$/, "wrongValue") });
