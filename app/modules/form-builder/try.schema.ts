import * as z from "zod";
import { FormNamed } from "./build.schema";

/** As whom a form is tried: as anybody, or in the role of one who answers. */
export const triers = ["guest", "CLIENT", "ADVISOR"] as const;
export const devices = ["phone", "tablet", "desktop"] as const;

export const TryPage = FormNamed.extend({
	as: z.enum(triers).catch("guest"),
	second: z.string().max(5).optional(),
});
export const PreviewPage = FormNamed.extend({
	as: z.enum(triers).catch("guest"),
	device: z.enum(devices).catch("phone"),
	lang: z.string().max(5).optional(),
});
