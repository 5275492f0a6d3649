import * as z from "zod";
import { FormNamed } from "./build.schema";

/** As whom a form is tried: as anybody, or in the role of one who answers. */
export const previewPersonas = ["guest", "CLIENT", "ADVISOR"] as const;
/** One of those, or a client by id. */
const as = z.union([z.enum(previewPersonas), z.string().regex(/^[\w-]{10,40}$/)]).catch("guest");
export const devices = ["phone", "tablet", "desktop"] as const;

export const TryPage = FormNamed.extend({
	as,
	second: z.string().max(5).optional(),
});
export const PreviewPage = FormNamed.extend({
	as,
	device: z.enum(devices).catch("phone"),
	lang: z.string().max(5).optional(),
});
