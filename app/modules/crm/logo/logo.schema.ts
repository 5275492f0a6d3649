import * as z from "zod";
import { id } from "#app/platform/text.schema";

const pixels = z.coerce.number().int().min(1).max(20_000).optional().catch(undefined);

/** A picture from the browser's picker, which makes it smaller, or from a form without JavaScript. */
export const LogoForm = z.object({
	customer: id,
	file: z.unknown().optional(),
	thumbnail: z.unknown().optional(),
	width: pixels,
	height: pixels,
});
export const LogoRef = z.object({ customer: id });

/** Bytes of a form with a picture. */
export const LOGO_FORM_MAX = 6_000_000;
