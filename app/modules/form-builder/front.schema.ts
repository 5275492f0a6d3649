import * as z from "zod";

/** The tenant that the address may name. */
export const FrontPlace = z.object({ guid: z.string().max(40).optional() });
